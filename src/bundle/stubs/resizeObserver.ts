/** Every supported browser has a native ResizeObserver. */
export default window.ResizeObserver;
