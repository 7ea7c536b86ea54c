/** jsdom has no message channels; React takes what it finds when it is loaded, so all tests must not. */
class Channel {
  port1: { onmessage?: (message: unknown) => void } = {};
  port2 = {
    postMessage: (message: unknown) => setTimeout(() => this.port1.onmessage?.(message)),
  };
}
Object.assign(globalThis, { MessageChannel: Channel });

export {};
