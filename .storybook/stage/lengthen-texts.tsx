import { useEffect } from "react";
import type { ReactNode } from "react";

import { lengthenTexts } from "../../tests/kit/machinery/browser/lengthen.ts";

interface LengthenTextsProps {
  active: boolean;
  /** The element whose texts change. Default: the document's body, which also contains open dialogs. */
  root?: HTMLElement | undefined;
  children: ReactNode;
}

/** Makes all texts of the page or of `root` about 40 % longer while `active`, as the story tests do. */
export function LengthenTexts({ active, root, children }: LengthenTextsProps) {
  useEffect(() => (active ? lengthenTexts(root ?? document.body) : undefined), [active, root]);
  return children;
}
