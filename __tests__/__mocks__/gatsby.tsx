import { siteData } from "../support/content";

/** Queries run at build time; here they are empty. */
export const graphql = () => undefined;

/** The only static query is the one of `useSite`. */
export const useStaticQuery = jest.fn(siteData);
