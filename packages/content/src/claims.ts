/** The claims by their keys: `claims.uptime`. What each says stands in `claim-list.ts`. */
import type * as list from "./claim-list.ts";

export type { Claim } from "./claim.ts";
export * as claims from "./claim-list.ts";

export type ClaimId = keyof typeof list;
