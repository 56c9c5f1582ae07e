import { homeMeta } from "@larkline/content/home-industries";

import { kept } from "../../kept-sections.tsx";
import { Industries } from "./industries.tsx";

/** In the same content module as the industries' texts, so that this page's script loads no other texts. */
export const meta = homeMeta;

const sections = () => import("./kept.tsx");
// The last argument of `kept` is the number of sections: the hero and How It Works; the integrations, the
// trust section and the final call to action.
const Opening = kept(() => sections().then((module) => module.Opening), 2);
const Closing = kept(() => sections().then((module) => module.Closing), 3);

export const keptSections = [Opening, Closing];

/** Home (specification, section 2, "Home"). */
export default function Home() {
  return (
    <>
      <Opening />
      <Industries />
      <Closing />
    </>
  );
}
