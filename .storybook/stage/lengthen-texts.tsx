import { useEffect } from "react";
import type { ReactNode } from "react";

import { lengthenTexts } from "../../tests/kit/machinery/browser/lengthen.ts";

/** Makes all texts of the page about 40 % longer while `active`, as the story tests do. */
export function LengthenTexts({ active, children }: { active: boolean; children: ReactNode }) {
  useEffect(() => (active ? lengthenTexts(document.body) : undefined), [active]);
  return children;
}
