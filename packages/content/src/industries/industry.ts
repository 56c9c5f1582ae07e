import type { Claim } from "../claims.ts";

/**
 * What an industry is known by, outside of its page: on the overview, on the home page, in the
 * conversation. Its page's words are in `industry-pages/`, so that no other page carries them.
 */
export interface IndustryEntry {
  /** Names its page, its entry and its texts: kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Name of the icon that stands for it. */
  readonly icon: string;
  /**
   * Key of the drawing that stands for it.
   * @default its id
   */
  readonly drawing?: string;
  /** A caller's own words: how such a call begins. */
  readonly opening: string;
  /** What the calls are about, in a few words. */
  readonly calls: string;
  /** What the agent does for this trade, in one or two sentences. */
  readonly description: string;
  readonly benefits: readonly [string, string, string, string];
  /** The card's one figure. */
  readonly stat: Claim;
  /** Rules the agents keep to in this trade. */
  readonly compliance: readonly Claim[];
  /** One of the home page's five selectable cards. */
  readonly onHome: boolean;
}
