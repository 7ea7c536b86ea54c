/** Every type of prop, and every way to make one: React checks none of them in production. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

export default anything;
