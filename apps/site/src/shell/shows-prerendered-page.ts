import { createContext } from "react";

/**
 * Context: whether the prerendered markup of the sections inside it is still shown. False once another page
 * has been opened. A page also provides false to sections whose content the visitor has changed.
 */
export const ShowsPrerenderedPage = createContext(false);
