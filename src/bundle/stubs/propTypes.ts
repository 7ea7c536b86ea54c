/** Every prop type and every factory of one; React does not check prop types in production. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

export default anything;
