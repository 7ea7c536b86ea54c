/** For tests of React: jsdom has no MessageChannel, and React picks its scheduler on import. */
class Channel {
  port1: { onmessage?: (message: unknown) => void } = {};
  port2 = {
    postMessage: (message: unknown) => setTimeout(() => this.port1.onmessage?.(message)),
  };
}
Object.assign(globalThis, { MessageChannel: Channel });

export {};
