/** Queries run at build time; here they are empty. */
export const graphql = () => undefined;
