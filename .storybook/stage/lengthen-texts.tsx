import { useEffect } from "react";
import type { ReactNode } from "react";

import { lengthenTexts } from "../../tests/kit/machinery/browser/lengthen.ts";

/** Lengthens all texts, as the tests do, if the toolbar says so. */
export function LengthenTexts({ active, children }: { active: boolean; children: ReactNode }) {
  useEffect(() => (active ? lengthenTexts(document.body) : undefined), [active]);
  return children;
}
