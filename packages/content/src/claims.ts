/** The claims by key: `claims.uptime`. `claim-list.ts` defines them. */
import type * as list from "./claim-list.ts";

export { type Claim, customersReport } from "./claim.ts";
export * as claims from "./claim-list.ts";

export type ClaimId = keyof typeof list;
