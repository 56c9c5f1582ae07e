/** The sections of the home page that keep their prerendered markup: one module, one request. */
export { Closing } from "./closing.tsx";
export { Opening } from "./opening.tsx";
