// Gatsby's Link asks this global to fetch pages ahead of time.
global.___loader = { enqueue: () => {}, hovering: () => {} };
