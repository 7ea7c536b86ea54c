/** jsdom has no MessageChannel; React picks its scheduler on import, so no test may have one. */
class Channel {
  port1: { onmessage?: (message: unknown) => void } = {};
  port2 = {
    postMessage: (message: unknown) => setTimeout(() => this.port1.onmessage?.(message)),
  };
}
Object.assign(globalThis, { MessageChannel: Channel });

export {};
