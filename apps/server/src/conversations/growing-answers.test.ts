import { randomUUID } from "node:crypto";

import { drizzle } from "drizzle-orm/pg-proxy";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import * as schema from "../database/schema.ts";
import { GrowingAnswers } from "./growing-answers.ts";

/** A statement that the database executes until the test ends it. */
interface Statement {
  /** The stored texts, by the answer's id. */
  texts: Record<string, string>;
  succeed: () => void;
  fail: () => void;
}

let statements: Statement[];
let growing: GrowingAnswers;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  statements = [];
  const database = drizzle(
    (_statement, parameters) =>
      new Promise((resolve, reject) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- GrowingAnswers writes these rows
        const rows = JSON.parse(String(parameters[0])) as { id: string; content: string }[];
        statements.push({
          texts: Object.fromEntries(rows.map(({ id, content }) => [id, content])),
          succeed: () => resolve({ rows: rows.map(({ id }) => [id]) }),
          fail: () => reject(new Error("The connection is lost")),
        });
      }),
    { schema },
  );
  growing = new GrowingAnswers(database);
});
afterEach(() => void vi.useRealTimers());

const [one, other] = [randomUUID(), randomUUID()];
const save = (id: string, content: string) =>
  growing.save({ id, sessionId: randomUUID(), content, toolUses: [] });
/** Lets more time pass than a batch waits for more answers. */
const pass = () => vi.advanceTimersByTimeAsync(1000);
const stored = () => statements.map(({ texts }) => texts);

it("answers of the same 100 ms are stored by one statement", async () => {
  const saves = [save(one, "It"), save(other, "Yes")];
  await pass();
  expect(stored()).toEqual([{ [one]: "It", [other]: "Yes" }]);
  statements[0]?.succeed();
  expect(await Promise.all(saves)).toEqual([true, true]);
});

it("a batch waits for the statement of the previous one, and then stores the newest texts", async () => {
  const saves = [save(one, "It")];
  await pass();
  for (const text of ["It costs", "It costs 99"]) {
    saves.push(save(one, text));
    await pass();
  }
  saves.push(save(other, "Yes"));
  await pass();
  expect(stored()).toEqual([{ [one]: "It" }]);
  statements[0]?.succeed();
  await pass();
  expect(stored()).toEqual([{ [one]: "It" }, { [one]: "It costs 99", [other]: "Yes" }]);
  statements[1]?.succeed();
  expect(await Promise.all(saves)).toEqual([true, true, true, true]);
});

it("a batch starts after the previous one has failed", async () => {
  const failed = save(one, "It");
  await pass();
  const saved = save(one, "It costs");
  statements[0]?.fail();
  await expect(failed).rejects.toThrow();
  await pass();
  expect(stored()).toEqual([{ [one]: "It" }, { [one]: "It costs" }]);
  statements[1]?.succeed();
  expect(await saved).toBe(true);
});
