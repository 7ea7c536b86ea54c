/** Replaces the package `react-helmet` in the scripts: only the server writes the head, which never changes after that. */
export const Helmet = () => null;
