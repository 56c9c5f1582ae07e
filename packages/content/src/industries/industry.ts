import type { Claim } from "../claims.ts";

/**
 * An industry's data shared by the overview, the home page, structured data and the chat. The texts
 * of its page are in `industry-pages/`, so that no other page loads them.
 */
export interface IndustryEntry {
  /** Last segment of its page's path, and name of its file in `industry-pages/`; in kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Icon name. The specification's card requires it, but no code reads it, so any word is valid. */
  readonly icon: string;
  /**
   * Name of its drawing, one of those in `apps/site/src/drawings/names.ts`.
   * @default the industry's `id`
   */
  readonly drawing?: string;
  /** The beginning of a typical call, in the caller's words. */
  readonly opening: string;
  /** Typical subjects of calls, in a few words. */
  readonly calls: string;
  /** When this industry's callers call, and what the agent then does, in two or three sentences. */
  readonly description: string;
  readonly benefits: readonly [string, string, string, string];
  /** The figure shown for this industry, as a claim with its source. */
  readonly stat: Claim;
  /** Claims about regulations that apply to this industry. */
  readonly compliance: readonly Claim[];
  /** Whether it is one of the home page's five cards. Each of them needs a film (`calls/films.ts`). */
  readonly onHome: boolean;
}
