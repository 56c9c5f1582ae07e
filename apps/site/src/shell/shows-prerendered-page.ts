import { createContext } from "react";

/**
 * Whether the prerendered markup of the sections below is still shown. False once another page has been
 * opened. A page also passes false around sections whose content the visitor has changed.
 */
export const ShowsPrerenderedPage = createContext(false);
