import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { SectionHead } from "./section-head.tsx";

type Props = ComponentProps<typeof SectionHead>;

const paragraphs = (lede: Props["lede"], head: Props["head"]) =>
  renderToStaticMarkup(
    <SectionHead id="calls" lede={lede} head={head}>
      Calls
    </SectionHead>,
  ).match(/<p[\s>]/g)?.length ?? 0;

test.each(["split", "stacked", "rail"] as const)(
  "a lede that is empty, or left out by a condition, renders no paragraph: %s",
  (head) => {
    expect(paragraphs("Answered at night.", head)).toBe(1);
    for (const lede of [undefined, null, false, ""]) expect(paragraphs(lede, head)).toBe(0);
  },
);
