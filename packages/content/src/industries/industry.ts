import type { Claim } from "../claims.ts";

/**
 * An industry's data outside its own page: for the overview, the home page and the chat. The texts
 * of its page are in `industry-pages/`, so that no other page loads them.
 */
export interface IndustryEntry {
  /** Id of its page, its entry and its texts, in kebab-case. */
  readonly id: string;
  readonly name: string;
  /** A word for its icon, which the specification's card has. Nothing draws it: any word will do. */
  readonly icon: string;
  /**
   * Key of its drawing: a name of `apps/site/src/drawings/names.ts`.
   * @default its id
   */
  readonly drawing?: string;
  /** The beginning of a typical call, in the caller's words. */
  readonly opening: string;
  /** What the calls are about, in a few words. */
  readonly calls: string;
  /** What the agent does for this industry, in one or two sentences. */
  readonly description: string;
  readonly benefits: readonly [string, string, string, string];
  /** The number on the industry's card. */
  readonly stat: Claim;
  /** Regulations of this industry. */
  readonly compliance: readonly Claim[];
  /** One of the home page's five selectable cards. */
  readonly onHome: boolean;
}
