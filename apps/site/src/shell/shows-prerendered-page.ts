import { createContext } from "react";

/** Whether the page's prerendered markup is still shown, because no other page has been opened. */
export const ShowsPrerenderedPage = createContext(false);
