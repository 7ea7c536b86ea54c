/** Every browser that runs the site's scripts has it. */
export default window.ResizeObserver;
