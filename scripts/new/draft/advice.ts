/**
 * Design advice about a draft's sections, which the page builder shows. Unlike problems (`problems.ts`), it
 * does not make the draft invalid.
 */
import { type Draft, type DraftSection, textIn } from "./draft.ts";
import { kindOf } from "./kinds.ts";

const endsPage = ({ kind }: DraftSection) => kindOf(kind).group === "Ends";

/** The section's ground (docs/glossary.md). Closing sections always have the board's. */
function groundOf(section: DraftSection): string {
  return endsPage(section) ? "board" : textIn(section.values, "ground") || "page";
}

/** The layout of the section's heading, if its kind has that option. */
function headOf({ kind, values }: DraftSection): string | undefined {
  if (!kindOf(kind).look.some(({ name }) => name === "head")) return undefined;
  const chosen = textIn(values, "head");
  // "words" means that the layout follows from the texts, as in the site's `page-sections.tsx`.
  if (chosen !== "words") return chosen;
  if (textIn(values, "plate").trim() !== "") return "rail";
  return textIn(values, "lede").trim() === "" ? "stacked" : "split";
}

/** Advice on a valid draft, one sentence each. */
export function adviceOn({ sections }: Draft): readonly string[] {
  const named = sections.map((section, index) => ({
    name: `${index + 1}. ${kindOf(section.kind).name}`,
    section,
    ground: groundOf(section),
    head: headOf(section),
  }));
  const pairs = named.slice(1).map((second, index) => [named[index], second] as const);
  const last = sections.at(-1);
  return [
    ...pairs.flatMap(([first, second]) => {
      if (!first) return [];
      const both = `${first.name} and ${second.name}`;
      return [
        ...(endsPage(first.section) && !endsPage(second.section)
          ? [`${first.name} ends a page, and ${second.name} follows it: move it down.`]
          : []),
        ...(first.ground === "board" && second.ground === "board"
          ? [`${both} both have the ground Board, so no edge separates them: change one ground.`]
          : []),
        ...(first.head !== undefined && first.head === second.head
          ? [`${both} have headings with the same layout: choose another layout for one of them.`]
          : []),
      ];
    }),
    ...(last && !endsPage(last) ? ["The page has no closing section: add a call to action."] : []),
  ];
}
