/**
 * Sections of the home page whose only controls are links and buttons that open the chat. Their prerendered
 * markup is not hydrated (`kept-sections.tsx`). If a visitor opens the page directly, the browser loads
 * this module only when they go to another page of the site, so that a return to the home page can render
 * the sections. If they come from another page of the site, the module is loaded with the page.
 */
export { Closing } from "./closing.tsx";
export { Opening } from "./opening.tsx";
