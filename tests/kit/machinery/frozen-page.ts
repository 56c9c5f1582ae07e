/**
 * Begin of the message of a test or story whose page has stopped painting. The pinned Chromium sometimes never
 * finishes rasterizing a page after a scroll: in about one visit of 50 with four browsers on two cores, and more
 * often the busier the machine is. A new page paints again. `npm test` runs such a test once more, because its
 * result says nothing about the page.
 */
export const frozenPage = "The browser has stopped painting this page";
