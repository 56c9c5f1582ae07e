"use client";

import { memo, useMemo, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { markdownLabels } from "../chat-labels.ts";
import { blockElement } from "./block-element.tsx";
import { GrowingText, type Block } from "./lexer.ts";
import { closeOpenSyntax } from "./open-syntax.ts";

export interface MarkdownProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The text, as somebody else wrote it: nothing in it is trusted. */
  source: string;
  /**
   * The text is still arriving: what its last block has opened is closed for now.
   * @default false
   */
  streaming?: boolean;
  /** Stands right behind the last word, such as the sign that more is coming. */
  trailing?: ReactNode;
  /**
   * Level of the text's largest headline, 2 to 6; the smaller ones follow.
   * @default 4
   */
  headingLevel?: number;
  /** The words of its own. */
  labels?: typeof markdownLabels;
}

/**
 * An untrusted Markdown text (GitHub's dialect) as elements of the kit: no HTML, no pictures, links
 * only to this site, `http(s):`, `mailto:` and `tel:`. A text under way is drawn without flicker:
 * finished blocks stay as they are, and only the last one is drawn anew.
 */
export function Markdown({
  source,
  streaming = false,
  trailing,
  headingLevel = 4,
  labels = markdownLabels,
  className = "",
  ...props
}: MarkdownProps) {
  const [text] = useState(() => new GrowingText());
  const blocks = useMemo(
    () => text.read(source, streaming ? closeOpenSyntax : undefined),
    [text, source, streaming],
  );
  const groups = Array.from({ length: Math.ceil(blocks.length / groupSize) }, (_, index) =>
    blocks.slice(index * groupSize, (index + 1) * groupSize),
  );
  return (
    <div data-slot="markdown" {...props} className={`flex flex-col gap-3 ${className}`}>
      {groups.map((group, index) => (
        <BlockGroup
          // A block is never moved: texts only grow at their end.
          key={index}
          blocks={group}
          headingLevel={headingLevel}
          labels={labels}
          trailing={index === groups.length - 1 ? trailing : undefined}
        />
      ))}
      {blocks.length === 0 && trailing}
    </div>
  );
}

/** A text of a hundred blocks is looked through by tens: whole groups are passed over at once. */
const groupSize = 10;

interface Shared {
  headingLevel: number;
  labels: typeof markdownLabels;
  trailing: ReactNode;
}

const sameBlock = (before: Block, after: Block | undefined) =>
  before === after || before.key === after?.key;

const sameShared = (before: Shared, after: Shared) =>
  before.headingLevel === after.headingLevel &&
  before.labels === after.labels &&
  before.trailing === after.trailing;

const BlockGroup = memo(
  function BlockGroup({ blocks, trailing, ...shared }: Shared & { blocks: readonly Block[] }) {
    return blocks.map((block, index) => (
      <FinishedBlock
        // Within its group a block is never moved, either.
        key={index}
        block={block}
        trailing={index === blocks.length - 1 ? trailing : undefined}
        {...shared}
      />
    ));
  },
  (before, after) =>
    before.blocks.length === after.blocks.length &&
    before.blocks.every((block, index) => sameBlock(block, after.blocks[index])) &&
    sameShared(before, after),
);

/** Drawn anew only when its own text changes. */
const FinishedBlock = memo(
  function FinishedBlock({ block, ...shared }: Shared & { block: Block }) {
    return blockElement(block.token, shared);
  },
  (before, after) => sameBlock(before.block, after.block) && sameShared(before, after),
);

export { plainText } from "./plain-text.ts";
