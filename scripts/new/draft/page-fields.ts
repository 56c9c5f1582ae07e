/** The form fields of the page itself: address, name, header menu, title and description. */
import { brand } from "@larkline/content/brand";
import { metaLimits } from "@larkline/content/page-meta";

import { type Field, area, choice, line } from "./fields.ts";

const afterTitle = ` | ${brand.name}`;

export const pageFields: readonly Field[] = [
  line("path", "Address", 60, { hint: "As in about, or products/voicemail." }),
  line("name", "Name", 32, {
    hint: "What the header, the breadcrumbs and the line above the headline call it.",
  }),
  choice(
    "group",
    "In the header",
    {
      resources: "Resources",
      products: "Products",
      solutions: "Solutions",
      industries: "Industries",
      none: "Nowhere",
    },
    {
      hint: "The menu that links to the page. The footer’s list with that name links to it, too, if there is one.",
    },
  ),
  line("title", "Title", metaLimits.title - afterTitle.length, {
    hint: `For search engines and the browser’s tab. It contains the name; “${afterTitle.trim()}” follows.`,
  }),
  area("description", "Description", metaLimits.description.max, {
    min: metaLimits.description.min,
    hint: "For search engines, under the title. It contains the name.",
  }),
];
