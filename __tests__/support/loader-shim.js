// Gatsby's Link asks this global to fetch pages ahead of time.
Object.assign(global, { ___loader: { enqueue: () => {}, hovering: () => {} } });
