import { createContext } from "react";

/** Whether the page's markup stands in the document: it is prerendered, and no other was opened. */
export const Standing = createContext(false);
