/** Clear questions, which mean the same whatever was asked before. */
import { expect, it } from "vitest";

import { Assistant } from "./assistant.ts";
import { siteContent } from "./knowledge/site.ts";

const questions = `How do I get started?
Can I talk to a human?
What is your phone number?
Is there a free trial?
What is your cancellation policy?
Which languages do the agents speak?
Are the calls recorded?
How long does setup take?
Can I keep my number?
Are you HIPAA compliant?
Do you work with law firms?
Where are you located?
Who writes the script?
Do you have a mobile app?
How many businesses use Larkline?
How much is the receptionist?
What do all plans include?
We get 150 calls a month, which plan fits?
I forgot my password, what now?
What happens when two people call at once?
Can it take payments over the phone?
Do callers know that they talk to an AI?`.split("\n");

/** What follows the beginning of an answer may depend on the conversation. */
const beginningOf = (text: string) => text.slice(0, 60);
/** Of 462 pairs. The classifier's chance decides some of them, so that a change of the content may add a few. */
const maxDiffering = 10;

it("answers a clear question after another one as it does without it", () => {
  const assistant = new Assistant(siteContent);
  const differing = questions.flatMap((question) => {
    const alone = beginningOf(assistant.answer(question).text);
    return questions
      .filter((before) => before !== question)
      .filter((before) => beginningOf(assistant.answer(question, [before]).text) !== alone)
      .map((before) => `${before} ${question}`);
  });
  expect(differing.length, differing.join("\n")).toBeLessThanOrEqual(maxDiffering);
});
