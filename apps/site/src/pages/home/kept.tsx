/**
 * Sections of the home page whose only controls are links and buttons that open the chat. Their prerendered
 * markup is not hydrated (`kept-sections.tsx`). This module is loaded with the page only if the visitor comes
 * from another page of the site.
 */
export { Closing } from "./closing.tsx";
export { Opening } from "./opening.tsx";
