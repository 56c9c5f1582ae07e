/** A draft of the page builder with every kind of section. Kinds that a page may repeat occur twice. */
import type { Draft, DraftSection } from "../../scripts/new/draft/draft.ts";
import type { Kind } from "../../scripts/new/draft/kind.ts";
import { kinds } from "../../scripts/new/draft/kinds.ts";
import { sectionOf, starterDraft } from "../../scripts/new/draft/starter.ts";

const [hero, ...others] = kinds;

const otherQuestions = [
  { question: "Who hears the recordings?", answer: "Whoever you name.\n\nNobody else does." },
  { question: "Can it be switched off?", answer: "Yes, like any call forwarding." },
];

/**
 * A second section of a kind. It has another heading or quote than the first, and the last option of each
 * choice of appearance.
 */
function secondSection({ id, start, words, look }: Kind): DraftSection {
  const choice = words.find(({ name }) => name === "quote");
  const other = choice?.kind === "choice" ? choice.options.at(-1)?.value : undefined;
  const looks = look.flatMap((field) =>
    field.kind === "choice" ? [[field.name, field.options.at(-1)?.value ?? ""] as const] : [],
  );
  return sectionOf(id, `second-${id}`, {
    ...Object.fromEntries(looks),
    // The last layout of a heading shows a plate, which needs a text.
    ...(words.some(({ name }) => name === "plate") && { plate: "Once more" }),
    ...("title" in start
      ? { title: `Once more: ${id}`, ...(id === "questions" && { items: otherQuestions }) }
      : { quote: other ?? "" }),
  });
}

/**
 * Creates the draft.
 *
 * @param path Path of the page, without a slash at the start.
 * @param name Name of the page.
 */
export const samplerDraft = (path: string, name: string): Draft => ({
  ...starterDraft({ path, name }),
  sections: [
    sectionOf(hero?.id ?? "", "head", { to: "first-features", figure: "call" }),
    ...others
      .filter(({ group }) => group !== "Ends")
      .flatMap((kind) => [sectionOf(kind.id, `first-${kind.id}`), secondSection(kind)]),
    ...others.filter(({ group }) => group === "Ends").map(({ id }) => sectionOf(id, `end-${id}`)),
  ],
});
