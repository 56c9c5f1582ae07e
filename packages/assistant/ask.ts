// `npm run ask -- "and yearly?" --after "how much is basic"`: asks the assistant a question (`usage` below).
import { stdout } from "node:process";

import { readCommandLine, refuse } from "../../scripts/command-line.ts";
import { Assistant } from "./src/assistant.ts";
import { siteContent } from "./src/knowledge/site.ts";

const usage = `npm run ask -- "how much is basic"                           prints the result of every step
npm run ask -- "and yearly?" --after "how much is basic"   the same, after a previous message of the visitor

Repeat --after for more messages, oldest first.`;
const { positionals, values } = readCommandLine(usage, {
  allowPositionals: true,
  options: { after: { type: "string", multiple: true, default: [] } },
});
const question = positionals.join(" ");
if (question.trim() === "") refuse("Ask a question.", usage);
const { reading, frame, merged, queried, answer } = new Assistant(siteContent).trace(
  question,
  values.after,
);

const show = (step: string, value: unknown) =>
  stdout.write(`\n== ${step}\n${typeof value === "string" ? value : toLines(value)}\n`);

/** The non-empty fields of an object, one per line. `words` is left out, because `text` has the same. */
function toLines(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .filter(
      ([key, field]) => key !== "words" && field !== undefined && JSON.stringify(field) !== "[]",
    )
    .map(([key, field]) => `${key.padEnd(14)} ${JSON.stringify(field)}`)
    .join("\n");
}

const { words, quantities, mentions } = reading;
show("reading", { text: words.join(" "), quantities, mentions });
show("frame", {
  ...frame,
  topics: frame.topics.slice(0, 3),
  planPoints: frame.planPoints.slice(0, 2),
});
const changed = Object.entries(merged).filter(
  ([key, field]) => JSON.stringify(field) !== JSON.stringify(Reflect.get(frame, key)),
);
show("thread", changed.length === 0 ? "adds nothing" : Object.fromEntries(changed));
show(
  `query: ${queried.operation}`,
  JSON.stringify(
    queried.result,
    (key, value: unknown) => (key === "plan" || key === "source" ? undefined : value),
    1,
  ),
);
show("answer", answer.text);
show("beside", { sources: answer.sources, tools: answer.tools ?? [], followUps: answer.followUps });
