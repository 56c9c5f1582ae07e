/**
 * Sections of the home page that need no script. Their prerendered markup stays as it is
 * (`kept-sections.tsx`). This module is loaded only when a visitor opens the page from another page, or
 * leaves it.
 */
export { Closing } from "./closing.tsx";
export { Opening } from "./opening.tsx";
