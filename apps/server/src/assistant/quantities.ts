import { type Calls, readCalls } from "./quantities/calls.ts";
import { readContacts } from "./quantities/contacts.ts";
import { readAmounts } from "./quantities/money.ts";
import { readMonths } from "./quantities/months.ts";
import { type Needs, readNeeds } from "./quantities/needs.ts";
import { isNumber } from "./quantities/numbers.ts";
import { readCopies } from "./quantities/places.ts";
import { readVolumes, type Volumes } from "./quantities/volumes.ts";

/** Numbers in a question, by what they count. */
export interface Quantities extends Calls {
  /** The first sum of money, in dollars. */
  amount: number | undefined;
  /** Every sum of money that is said. */
  amounts: readonly number[];
  /** How long it is to run, in months: '3 years', 'half a year'. */
  months: number | undefined;
  /** How many of it: 'two receptionist basic plans', 'for 3 locations'. */
  copies: number | undefined;
  /** Several numbers of calls: of each place, or of each season. */
  volumes: Volumes | undefined;
  /** How many a month get in touch without calling: '900 demo requests a month'. */
  contacts: number | undefined;
  /** Calls to be answered and calls to be made, both told of. */
  needs: Needs | undefined;
  /** The first number, whatever it counts. */
  number: number | undefined;
}

/** Reads what is counted in a question. @param text as it was written. @param words as it was read. */
export function readQuantities(text: string, words: readonly string[]): Quantities {
  const amounts = readAmounts(text, words);
  const needs = readNeeds(words, amounts);
  const counted = readCalls(words, amounts);
  return {
    ...counted,
    // Neither of two needs is the one number of calls.
    ...(needs !== undefined && { calls: undefined, callsPer: undefined, callsAtLeast: undefined }),
    amount: amounts[0],
    amounts,
    months: readMonths(text, words),
    copies: readCopies(words),
    volumes: readVolumes(words, amounts),
    needs,
    contacts: readContacts(words),
    number: Number(words.find(isNumber) ?? "0") || undefined,
  };
}
