import { siteData } from "../support/content";

/** Gatsby's way of changing the page; tests ask where it was sent. */
export const navigate = jest.fn();

/** Queries are read when the site is built; here nothing remains of them. */
export const graphql = () => undefined;

/** The only static query is the one of `useSite`. */
export const useStaticQuery = jest.fn(siteData);
