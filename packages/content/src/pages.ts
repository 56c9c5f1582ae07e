/**
 * Title and description of each page that the site serves. A page that is not here yet is not
 * published: nothing may link to it or cite it. The site's pages take theirs from their own texts,
 * so that no page carries another's.
 */
import { home } from "./home.ts";
import type { PageMeta } from "./page-meta.ts";
import { pricing } from "./pricing.ts";
import { receptionistPage } from "./product-pages/ai-receptionist.ts";

export const pages = {
  "/": home.meta,
  "/pricing": pricing.meta,
  "/products/ai-receptionist": receptionistPage.meta,
} as const satisfies Record<`/${string}`, PageMeta>;
