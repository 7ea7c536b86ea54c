/** How the browser has opened this page: "navigate" (also if it hides that), "reload" or "back_forward". */
export const navigationType = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type ??
  "navigate";
