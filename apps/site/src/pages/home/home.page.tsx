import { homeMeta } from "@larkline/content/home-industries";

import { kept } from "../../kept-sections.tsx";
import { Industries } from "./industries.tsx";

export const meta = homeMeta;

const sections = () => import("./kept.tsx");
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
