/**
 * The sample answer of the Markdown benchmark: 20,000 characters with headings, tables, lists, quotations,
 * code and paragraphs.
 */

/** Blocks of the answer, repeated with different numbers. */
const parts = [
  (n: number) => `## Plan ${n}: what it holds

**Receptionist Basic** is **$299 a month** and holds _200 calls_. See [Pricing](/pricing) for all of them, or [ask us](mailto:hello@larkline.example) for more than \`${n}00\` calls.`,
  (n: number) => `| Plan | Monthly | Calls | At night |
| --- | ---: | :---: | --- |
| Starter | **$99** | 50 | every call is answered |
| [Basic](/pricing) | $299 | 200 | every call is answered |
| Professional | $899 | ${n}00 | every call is answered |`,
  () => `1. Pick a plan that fits your calls
2. Forward your number
   - before *hours*, on the carrier's page
   - after **hours**, with \`*72\`
3. Say what shall happen with a lead
   1. written to the CRM
   2. and a person is told`,
  (n: number) => `> There's water coming through my kitchen ceiling, and it is ${n} at night.
>
> - Who comes?
> - What does it *cost*?`,
  () => `\`\`\`js
// Forward after the third ring.
const calls = await line.calls({ after: "18:00", before: "08:00" });
for (const call of calls) await line.answer(call, { language: call.language ?? "en" });
\`\`\``,
  () =>
    `An office that gets calls at night loses them to whoever picks up first, as customers report. The line answers on the first ring, asks what has happened and where, looks for a free hour in the calendar, and writes what was said to the CRM, so that nobody has to ask twice in the morning.`,
];

const blocks: string[] = [];
for (let index = 0; blocks.join("\n\n").length < 20_000; index += 1)
  blocks.push(parts[index % parts.length]?.(index + 1) ?? "");

const answer = blocks.join("\n\n").slice(0, 20_000);

const count = 500;
/** The growing answer after each of 500 chunks of 40 characters; the last entry is the whole answer. */
export const prefixes: readonly string[] = Array.from({ length: count }, (_, index) =>
  answer.slice(0, Math.round((answer.length * (index + 1)) / count)),
);
