import { randomUUID } from "node:crypto";

import { expect, it } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { readTask } from "./task.ts";

const someone = "someone@example.com";

it("reads addresses and visitors' ids in any order and case, each once", () => {
  const id = randomUUID();
  expect(
    readTask(["delete", id, "Someone@Example.com", "--yes", someone, id.toUpperCase()]),
  ).toEqual({
    person: { addresses: [someone], visitorIds: [id] },
    folder: undefined,
    isConfirmed: true,
    filesMayBeMissing: false,
  });
  expect(readTask(["export", someone, "--to", "out", "--missing-files"])).toMatchObject({
    folder: "out",
    filesMayBeMissing: true,
  });
});

it("reads an address with a Unicode domain as the one that is stored", () => {
  expect(readTask(["delete", "Marta@exämple.com", "marta@xn--exmple-cua.com"])).toMatchObject({
    person: { addresses: ["marta@xn--exmple-cua.com"] },
  });
});

it.each([
  [[]],
  [["--help"]],
  [["erase", someone]],
  [["delete"]],
  [["delete", someone, "--to", "out"]],
  [["delete", someone, "--to="]],
  [["export", someone]],
  [["export", someone, "--to"]],
  [["export", someone, "--to", ""]],
  [["export", someone, "--to", "out", "--yes"]],
  [["delete", someone, "--force"]],
])("shows how it is used instead of running %j", (args) => {
  expect(() => readTask(args)).toThrow(OperatorError);
  expect(() => readTask(args)).toThrow(/^Usage: npm run person -- export /);
});

it.each(["someone", "", "@", "a@b@c", "a b@example.com", randomUUID().slice(1)])(
  "refuses %j, which names nobody",
  (nonsense) => {
    expect(() => readTask(["delete", someone, nonsense])).toThrow(
      `"${nonsense}" is neither an email address nor the id of a visitor. `,
    );
  },
);
