import { withAsciiDomain } from "@larkline/contract/ascii-domain";
import * as v from "valibot";

import { addressKey } from "../accounts/addresses.ts";

/**
 * Whose data is meant. Accounts and conversations are not connected: an account is found by its email address,
 * a visitor's conversations and files by the id in the visitor's cookie.
 */
export const personSchema = v.object({
  addresses: v.array(v.string()),
  visitorIds: v.array(v.pipe(v.string(), v.uuid())),
});
export type Person = v.InferOutput<typeof personSchema>;

const isVisitorId = (name: string) => v.is(personSchema.entries.visitorIds.item, name);

/**
 * Reads email addresses and visitors' ids from a command line.
 *
 * @returns The person; or, as a text, the first argument that is neither.
 */
export function personOf(names: readonly string[]): Person | string {
  const unknown = names.find((name) => !isVisitorId(name) && !/^[^\s@]+@[^\s@]+$/.test(name));
  if (unknown !== undefined) return unknown;
  // Stored in lower case, both of them, and an address with its domain in ASCII.
  const keys = [...new Set(names.map((name) => addressKey(withAsciiDomain(name))))];
  return {
    addresses: keys.filter((name) => !isVisitorId(name)),
    visitorIds: keys.filter(isVisitorId),
  };
}
