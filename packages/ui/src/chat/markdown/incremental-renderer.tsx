import { Fragment } from "react";
import type { ReactNode } from "react";

import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { blockElement, type RenderContext } from "./block-element.tsx";
import type { Block } from "./lexer.ts";

/** Blocks per fragment. An unchanged fragment is the same element again, so that React skips its blocks. */
const groupSize = 10;

/**
 * Renders a growing text. Unchanged blocks, and unchanged items and rows of the last blocks, are
 * returned as the same element, so that React skips them.
 */
export class IncrementalRenderer {
  // Input and output of the last render.
  #blocks: readonly Block[] = [];
  #elements: readonly ReactNode[] = [];
  #groups: readonly ReactNode[] = [];
  /** Cached list items and table rows, by `cacheKey` (block-element.tsx). */
  #parts: ReadonlyMap<string, ReactNode> = new Map();
  #trailing: ReactNode;
  #level = 0;
  #labels: KitLabels["markdown"] | undefined;

  /** Returns the groups of rendered blocks; unchanged groups are the same objects as before. */
  render(
    blocks: readonly Block[],
    trailing: ReactNode,
    headingLevel: number,
    labels: KitLabels["markdown"],
  ): readonly ReactNode[] {
    // A link definition may change items whose own text has not changed, so items are cached only in a text
    // without definitions. A block's key differs from its raw text only if there are definitions (lexer.ts).
    const [first] = blocks;
    const hasNoDefinitions = first?.key === first?.token.raw;
    const sameOptions = headingLevel === this.#level && labels === this.#labels;
    const unchanged = sameOptions ? this.#unchangedBlocks(blocks, trailing) : 0;
    if (unchanged === blocks.length && unchanged === this.#blocks.length && unchanged > 0)
      return this.#groups;

    const reusable = sameOptions && hasNoDefinitions ? this.#parts : undefined;
    const parts = new Map<string, ReactNode>();
    const cache = (key: string, element: ReactNode) => {
      parts.set(key, element);
      return element;
    };
    const context: RenderContext = {
      headingLevel,
      labels,
      cache,
      cached: (key) => {
        const element = reusable?.get(key);
        return element === undefined ? undefined : cache(key, element);
      },
    };
    const elements = this.#elements.slice(0, unchanged);
    for (const [index, { token }] of blocks.entries()) {
      if (index < unchanged) continue;
      const last = index === blocks.length - 1;
      elements.push(blockElement(token, last ? trailing : undefined, index, context));
    }
    const groups = this.#groups.slice(0, Math.floor(unchanged / groupSize));
    for (let index = groups.length; index * groupSize < elements.length; index += 1) {
      const groupElements = elements.slice(index * groupSize, (index + 1) * groupSize);
      // Index keys: texts grow only at their end.
      groups.push(<Fragment key={index}>{groupElements}</Fragment>);
    }

    this.#blocks = blocks;
    this.#elements = elements;
    this.#groups = groups;
    this.#parts = hasNoDefinitions ? parts : new Map();
    this.#trailing = trailing;
    this.#level = headingLevel;
    this.#labels = labels;
    return groups;
  }

  /** Number of leading blocks whose elements from the last render can be reused. */
  #unchangedBlocks(blocks: readonly Block[], trailing: ReactNode): number {
    let unchanged = 0;
    for (const before of this.#blocks) {
      const after = blocks[unchanged];
      if (before !== after && before.key !== after?.key) break;
      unchanged += 1;
    }
    // `trailing` is part of the last block, which is rendered again if `trailing` or the number of blocks
    // changes.
    const sameTrailing = trailing === this.#trailing && blocks.length === this.#blocks.length;
    const noTrailing = trailing === undefined && this.#trailing === undefined;
    if (sameTrailing || noTrailing) return unchanged;
    return Math.max(0, Math.min(unchanged, blocks.length - 1, this.#blocks.length - 1));
  }
}
