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

/** The kind with this id. @throws If there is none; `readDraft` already rejects drafts with unknown kinds. */
export function kindOf(id: string): Kind {
  const kind = kinds.find((each) => each.id === id);
  if (!kind) throw new Error(`There is no kind of section called "${id}".`);
  return kind;
}
