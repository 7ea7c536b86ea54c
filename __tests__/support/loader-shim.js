// Gatsby's Link uses this global to prefetch pages.
Object.assign(global, { ___loader: { enqueue: () => {}, hovering: () => {} } });
