/** The part of a service worker's scope that TypeScript's DOM library lacks. */

interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface PageRequest extends LifeEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: PageRequest) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
