/** Sections of the home page that keep their prerendered markup (`kept-sections.tsx`). */
export { Closing } from "./closing.tsx";
export { Opening } from "./opening.tsx";
