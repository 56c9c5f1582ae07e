/** Types of a blog article. Each article is a module beside this one. */
import type { PageMeta } from "../page-meta.ts";

/** A line of a call's transcript. */
export interface SpokenLine {
  readonly speaker: string;
  readonly text: string;
  /** The agent's action at that moment, in the third person without a full stop: "opens an intake". */
  readonly done?: string;
  /** Language of the text, if it differs from the page's (BCP 47). */
  readonly lang?: string;
}

/** A block of an article. Plain text without markup, so that its words can be searched and counted. */
export type ArticleBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "steps"; readonly items: readonly string[] }
  /** An invented quotation, or an example of how somebody speaks. */
  | {
      readonly kind: "speech";
      readonly text: string;
      /** The speaker, or what the quotation is an example of. */
      readonly note: string;
      /** Language of the words, if it differs from the page's (BCP 47). */
      readonly lang?: string;
    }
  | { readonly kind: "call"; readonly caption: string; readonly lines: readonly SpokenLine[] }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row is its header. */
      readonly rows: readonly (readonly string[])[];
    }
  /** A link to the page of the site about the article's subject. */
  | { readonly kind: "link"; readonly label: string; readonly href: string };

export interface Article {
  /** Slug of the article, as in its entry in `posts.ts`. The page is at `/blog/<slug>`. */
  readonly slug: string;
  readonly meta: PageMeta;
  readonly blocks: readonly ArticleBlock[];
  /** Texts above and below the button at the end of the page, which opens the chat. */
  readonly cta: { readonly title: string; readonly description: string };
}
