import { expect, it } from "vitest";

import { isDatabaseUnavailable } from "./database-unavailable.ts";

/** An error of PostgreSQL with this code, as drizzle wraps it. */
const failedQuery = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("refused"), { code }) });

it.each([
  ["a full disk", "53100"],
  ["too little memory", "53200"],
  ["too many connections", "53300"],
  ["a replica, which is read-only", "25006"],
  ["a serialization failure", "40001"],
  ["a deadlock", "40P01"],
  ["a dropped database", "57P04"],
])("%s means that the database is unavailable", (_, code) => {
  expect(isDatabaseUnavailable(failedQuery(code))).toBe(true);
});

it.each([
  ["a missing table", "42P01"],
  ["a value that exists already", "23505"],
])("%s does not", (_, code) => {
  expect(isDatabaseUnavailable(failedQuery(code))).toBe(false);
});
