/** All kinds of sections that the page builder offers. */
import type { Kind } from "./kind.ts";
import { ending, offering } from "./kinds/ending.ts";
import { explaining } from "./kinds/explaining.ts";
import { hero } from "./kinds/opening.ts";
import { proving } from "./kinds/proving.ts";
import { reads } from "./kinds/reading.ts";

export const kinds: readonly Kind[] = [
  hero,
  ...explaining,
  ...reads,
  ...proving,
  ...offering,
  ...ending,
];

/** @throws If the kind does not exist. `readDraft` rejects drafts with unknown kinds before. */
export function kindOf(id: string): Kind {
  const kind = kinds.find((each) => each.id === id);
  if (!kind) throw new Error(`There is no kind of section called "${id}".`);
  return kind;
}
