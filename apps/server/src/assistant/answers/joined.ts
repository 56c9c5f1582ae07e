import { bullets } from "../format.ts";
import type { Answer } from "./answer.ts";

const isList = (paragraph: string): boolean => paragraph.startsWith("- ");

/** Answers of one form about several plans as one: what all of them say is said once, the rest point by point. */
export function joinAlike(answers: readonly Answer[]): Answer | undefined {
  const [first] = answers;
  if (first === undefined) return undefined;
  const told = answers.map(({ text }) =>
    text.split("\n\n").filter((paragraph) => !paragraph.startsWith("More on ")),
  );
  const common = (told[0] ?? []).filter((paragraph) =>
    told.every((paragraphs) => paragraphs.includes(paragraph)),
  );
  const heads = common.filter((paragraph) => paragraph.endsWith(":"));
  const rest = told.map((paragraphs) =>
    paragraphs
      .filter((paragraph) => !common.includes(paragraph))
      .map((paragraph) => (isList(paragraph) ? paragraph.replace(/^- /, "") : paragraph))
      .flatMap((paragraph) => paragraph.split(/(?<=[.)]) (?=[A-Z])/)),
  );
  const shared = (rest[0] ?? []).filter((sentence) =>
    rest.every((sentences) => sentences.includes(sentence)),
  );
  const own = rest.map((sentences) =>
    sentences.filter((sentence) => !shared.includes(sentence)).join(" "),
  );
  const sources = answers
    .flatMap((answer) => answer.sources)
    .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index);
  return {
    ...(first.followUps !== undefined && { followUps: first.followUps }),
    text: [
      ...heads,
      bullets(own),
      shared.join(" "),
      ...common.filter((paragraph) => !heads.includes(paragraph)),
      /^More on .*$/m.exec(first.text)?.[0] ?? "",
    ]
      .filter((paragraph) => paragraph !== "")
      .join("\n\n"),
    sources,
  };
}
