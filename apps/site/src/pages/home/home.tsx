import { pages } from "@larkline/content/pages";

import { HowItWorks } from "./how-it-works.tsx";

export const meta = pages["/"];

export default function Home() {
  return (
    <>
      <HowItWorks />
    </>
  );
}
