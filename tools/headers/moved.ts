/**
 * Addresses that pages had before they were renamed or deleted, each with the page that visitors get instead:
 * "/old-name": "/new-name".
 */
export const moved: Readonly<Record<string, string>> = {};
