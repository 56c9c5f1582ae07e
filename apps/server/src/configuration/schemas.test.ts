import * as v from "valibot";
import { expect, it } from "vitest";

import { address, mailbox } from "./schemas.ts";

it.each(["https", "HTTPS", "Https"])("an address with a password is refused: %s://", (scheme) => {
  const schema = address("SITE", ["https:"], "https://www.example.com", false);
  expect(v.is(schema, `${scheme}://www.example.com`)).toBe(true);
  const { issues } = v.safeParse(schema, `${scheme}://marta:hunter2@www.example.com`);
  expect(issues?.[0].message).toBe(
    "SITE must not contain a user name or a password: remove everything between // and @",
  );
});

it.each(["\r\n", "\u0001", "\u007F", "\u0085"])(
  "a sender with a control character is refused in name and address: %j",
  (character) => {
    const schema = mailbox("SENDER", "Marta <marta@example.com>");
    expect(v.is(schema, "Marta Harbor <marta@example.com>")).toBe(true);
    expect(v.is(schema, `Marta${character}Harbor <marta@example.com>`)).toBe(false);
    expect(v.is(schema, `Marta <marta${character}harbor@example.com>`)).toBe(false);
    expect(v.is(schema, `Marta <marta@example${character}.com>`)).toBe(false);
    expect(v.is(schema, `marta@example${character}.com`)).toBe(false);
  },
);
