/** Whether the document was opened by its address or by a link: neither reloaded nor returned to through the history. */
export const wasOpened = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "navigate");
