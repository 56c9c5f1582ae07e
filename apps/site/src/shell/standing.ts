import { createContext } from "react";

/** Whether the document still has the page's prerendered markup: no other page has been opened. */
export const Standing = createContext(false);
