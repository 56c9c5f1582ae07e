/**
 * Sections of the home page whose only controls are links and buttons that open the chat. Their prerendered
 * markup is not hydrated (`kept-sections.tsx`). A browser that opens the page directly loads this module only
 * when the visitor leaves the page; on other pages it is loaded with the page.
 */
export { Closing } from "./closing.tsx";
export { Opening } from "./opening.tsx";
