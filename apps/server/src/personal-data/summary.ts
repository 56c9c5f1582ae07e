import type { Person } from "./person.ts";
import type { Deletion } from "./personal-data.ts";
import type { StoredData } from "./stored-data.ts";

/** A number with its noun, as in "1 file" and "2 files". */
function amount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Joins the amounts that are not 0. */
function listOf(amounts: readonly (readonly [number, string])[]): string {
  const some = amounts.filter(([number]) => number > 0);
  return some.length === 0 ? "nothing" : some.map(([n, noun]) => amount(n, noun)).join(", ");
}

/** Says what is stored: a line for each address and each visitor. Contains no texts of the person. */
export function storedLines({ addresses, visitorIds }: Person, data: StoredData): string[] {
  return [
    ...addresses.map((address) => {
      const owned = data.accounts.filter(({ email }) => email === address);
      const all = listOf([
        [owned.length, "account"],
        [owned.flatMap(({ logins }) => logins).length, "login"],
        [owned.flatMap(({ mails }) => mails).length, "mail record"],
      ]);
      return `${address}: ${all}`;
    }),
    ...visitorIds.map((id) => {
      const own = data.conversations.filter(({ visitorId }) => visitorId === id);
      const files = data.files.filter(({ visitorId }) => visitorId === id);
      const bytes = files.reduce((total, { size }) => total + size, 0);
      const all = listOf([
        [own.length, "conversation"],
        [own.flatMap(({ messages }) => messages).length, "message"],
        [files.length, "file"],
      ]);
      return `${id}: ${all}${files.length === 0 ? "" : ` (${Math.ceil(bytes / 1024)} kB)`}`;
    }),
  ];
}

/** Says what a deletion has deleted. */
export function deletedLine({ accounts, conversations, files }: Deletion): string {
  return `Deleted: ${listOf([
    [accounts, "account"],
    [conversations.length, "conversation"],
    [files, "file"],
  ])}`;
}

/** Whether nothing is stored. */
export const isNothing = ({ accounts, conversations, files }: StoredData) =>
  accounts.length + conversations.length + files.length === 0;
