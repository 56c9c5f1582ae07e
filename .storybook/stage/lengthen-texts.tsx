import { useEffect } from "react";
import type { ReactNode } from "react";

import { lengthenTexts } from "../../tests/kit/machinery/browser/lengthen.ts";

/** The toolbar's content stress: the same lengthening as the tests'. */
export function LengthenTexts({ active, children }: { active: boolean; children: ReactNode }) {
  useEffect(() => (active ? lengthenTexts(document.body) : undefined), [active]);
  return children;
}
