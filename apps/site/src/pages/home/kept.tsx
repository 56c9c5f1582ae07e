/**
 * Sections of the page that need no script: their prerendered markup stays as it is, and this module is
 * loaded only when the page is opened from another one (`kept-sections.tsx`).
 */
export { Closing } from "./closing.tsx";
export { Opening } from "./opening.tsx";
