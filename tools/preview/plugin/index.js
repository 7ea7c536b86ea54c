// Gatsby requires that a plugin has this file.
