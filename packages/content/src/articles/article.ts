/** What an article of the blog is made of. Each stands in a module of its own beside this one. */
import type { PageMeta } from "../page-meta.ts";

/** One line of a call that is written out. */
export interface SpokenLine {
  readonly speaker: string;
  readonly text: string;
  /** What gets done at that moment: a verb in the third person, no full stop. */
  readonly done?: string;
  /** Language of the words, where it is another one than the page's (BCP 47). */
  readonly lang?: string;
}

/** A part of an article. Texts are plain: no markup, so that they can be searched and counted. */
export type ArticleBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "steps"; readonly items: readonly string[] }
  /** What somebody would say, set as speech. Made up, as are the calls. */
  | {
      readonly kind: "speech";
      readonly text: string;
      /** Who says it, or what it is an example of. */
      readonly note: string;
      /** Language of the words, where it is another one than the page's (BCP 47). */
      readonly lang?: string;
    }
  | { readonly kind: "call"; readonly caption: string; readonly lines: readonly SpokenLine[] }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row heads it. */
      readonly rows: readonly (readonly string[])[];
    }
  /** A page of the site that the article is about. */
  | { readonly kind: "link"; readonly label: string; readonly href: string };

export interface Article {
  /** The post it is the text of. Its page lies at `/blog/<slug>`. */
  readonly slug: string;
  readonly meta: PageMeta;
  readonly blocks: readonly ArticleBlock[];
  /** Over and under the button at the page's end, which opens the chat. */
  readonly cta: { readonly title: string; readonly description: string };
}
