import { Fragment } from "react";
import type { ReactNode } from "react";

import type { markdownLabels } from "../chat-labels.ts";
import { blockElement } from "./block-element.tsx";
import type { Block } from "./lexer.ts";

/** Blocks per memoized group, so that React can skip ten finished blocks at once. */
const groupSize = 10;

/**
 * Renders a growing text. Unchanged blocks, and unchanged items and rows of the last blocks, are
 * returned as the same element, so that React skips them.
 */
export class Drawing {
  #blocks: readonly Block[] = [];
  #elements: readonly ReactNode[] = [];
  #groups: readonly ReactNode[] = [];
  #parts: ReadonlyMap<string, ReactNode> = new Map();
  #trailing: ReactNode;
  #level = 0;
  #labels: typeof markdownLabels | undefined;

  of(
    blocks: readonly Block[],
    trailing: ReactNode,
    headingLevel: number,
    labels: typeof markdownLabels,
  ): readonly ReactNode[] {
    // A link definition changes items whose own text stays the same.
    const [first] = blocks;
    const plain = first?.key === first?.token.raw;
    const alike = headingLevel === this.#level && labels === this.#labels;
    const same = alike ? this.#same(blocks, trailing) : 0;
    if (same === blocks.length && same === this.#blocks.length && same > 0) return this.#groups;

    const known = alike && plain ? this.#parts : undefined;
    const parts = new Map<string, ReactNode>();
    const keep = (says: string, element: ReactNode) => {
      parts.set(says, element);
      return element;
    };
    const shared = {
      headingLevel,
      labels,
      keep,
      known: (says: string) => {
        const element = known?.get(says);
        return element === undefined ? undefined : keep(says, element);
      },
    };
    const elements = this.#elements.slice(0, same);
    for (const [index, { token }] of blocks.entries()) {
      if (index < same) continue;
      const last = index === blocks.length - 1;
      elements.push(blockElement(token, last ? trailing : undefined, index, shared));
    }
    const groups = this.#groups.slice(0, Math.floor(same / groupSize));
    for (let index = groups.length; index * groupSize < elements.length; index += 1) {
      const members = elements.slice(index * groupSize, (index + 1) * groupSize);
      // Index keys: texts grow only at their end.
      groups.push(<Fragment key={index}>{members}</Fragment>);
    }

    this.#blocks = blocks;
    this.#elements = elements;
    this.#groups = groups;
    this.#parts = plain ? parts : new Map();
    this.#trailing = trailing;
    this.#level = headingLevel;
    this.#labels = labels;
    return groups;
  }

  /** Number of blocks at the beginning that are rendered in their final form. */
  #same(blocks: readonly Block[], trailing: ReactNode): number {
    let same = 0;
    for (const before of this.#blocks) {
      const after = blocks[same];
      if (before !== after && before.key !== after?.key) break;
      same += 1;
    }
    // `trailing` belongs to the last block.
    const stays = trailing === this.#trailing && blocks.length === this.#blocks.length;
    const none = trailing === undefined && this.#trailing === undefined;
    if (stays || none) return same;
    return Math.max(0, Math.min(same, blocks.length - 1, this.#blocks.length - 1));
  }
}
