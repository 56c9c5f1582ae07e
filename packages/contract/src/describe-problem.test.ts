import * as v from "valibot";
import { expect, test } from "vitest";

import { readClientFrame } from "./chat.ts";
import { describeProblem } from "./describe-problem.ts";

function messageFor(frame: object): string {
  const reading = readClientFrame(frame);
  if (reading.ok) throw new Error("the frame was accepted");
  return reading.error.message;
}

test.each([
  [{ title: 5 }, '"title" must be a text, got 5.'],
  [{ title: { $gt: "" } }, '"title" must be a text, got an object.'],
  [
    { metadata: { page: [] } },
    '"metadata.page" must be a text or a number or true or false or null, got a list.',
  ],
  [{ lastSeq: -1 }, '"lastSeq" must be at least 0, got -1.'],
  [{ lastSeq: 1.5 }, '"lastSeq" must be a whole number, got 1.5.'],
  [
    { metadata: { page: "/".repeat(501) } },
    '"metadata.page" must be at most 500 characters long, got 501.',
  ],
])("a limit is described in words: %j", (fields, message) => {
  expect(messageFor({ type: "create_session", ...fields })).toBe(`create_session: ${message}`);
});

const long = "x".repeat(60_000);

test.each([
  ["value", { type: "send_message", content: "Hello", contentType: long }],
  ["name of a field", { type: "create_session", metadata: { [long]: 1 } }],
])("a long %s is shortened in the message", (_part, frame) => {
  expect(messageFor(frame).length).toBeLessThan(200);
});

test("a body that is no object is described in words, and shortened", () => {
  const { issues = [] } = v.safeParse(v.object({}), long);
  const message = describeProblem(issues);
  expect(message).toMatch(/^The data must be an object, got "xxx/);
  expect(message.length).toBeLessThan(200);
});
