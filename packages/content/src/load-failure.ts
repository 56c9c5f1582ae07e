import { brand } from "./brand.ts";

/**
 * The alert if a part of the page could not be loaded. Some browsers load a failed module again only after a reload.
 */
export const loadFailure = `A part of this page did not load. Reload the page, or call ${brand.contact.phone}.`;
