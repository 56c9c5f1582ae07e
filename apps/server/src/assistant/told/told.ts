import type { Understanding } from "../understanding.ts";
import { type CallersCase, readCallersCase } from "./callers-case.ts";
import { type Doubt, readDoubt } from "./doubts.ts";
import { readTools, type ToldTools } from "./tools.ts";

/** What the visitor told of themselves, which a short question later may mean. */
export interface Told {
  tools?: ToldTools;
  /** A trade that our pages do not name. */
  trade?: string;
  doubt?: Doubt;
  /** What one of their callers needs. */
  callersCase?: CallersCase;
  /** What was told, or asked again, just now: 'is that ok?' means nothing older. */
  last?: "tools" | "trade" | "doubt" | "callersCase";
}

/** What was told before and what one more sentence tells. */
export function addTold(told: Told | undefined, read: Understanding): Told {
  const { last: _last, ...before } = told ?? {};
  const tools = readTools(read);
  const doubt = readDoubt(read);
  const callersCase = readCallersCase(read);
  const trade = read.industries.length === 0 ? read.otherTrade : undefined;
  const last =
    callersCase === undefined
      ? doubt === undefined
        ? tools === undefined
          ? trade === undefined
            ? undefined
            : "trade"
          : "tools"
        : "doubt"
      : "callersCase";
  // A trade that has a page takes the place of one that has none.
  const { trade: _trade, ...listed } = before;
  return {
    ...(read.industries.length > 0 ? listed : before),
    ...(tools !== undefined && { tools }),
    ...(trade !== undefined && { trade }),
    ...(doubt !== undefined && { doubt }),
    ...(callersCase !== undefined && { callersCase }),
    ...(last !== undefined && { last }),
  };
}
