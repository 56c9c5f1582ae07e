import { type ComponentType, type ReactNode, use, useEffect, useState } from "react";

import { loadOrReload } from "./module-loading.ts";
import { keptMarkupProps } from "./shell/kept-markup.ts";
import { ShowsPrerenderedPage } from "./shell/shows-prerendered-page.ts";

/** A component whose sections need no script as long as the document has their prerendered markup. */
export interface KeptSections<Props extends object = object> {
  (props: Props): ReactNode;
  /** Loads the sections' module. After a failure the next call retries. */
  prepare: () => Promise<void>;
}

/**
 * Declares sections whose only controls are links and buttons that open the chat. On hydration React keeps
 * their prerendered markup without loading their module. When the page is opened from another page, the
 * module is loaded and they are rendered. If the sections depend on a choice of the visitor, the page wraps
 * them in `ShowsPrerenderedPage`, with the value `false` as soon as the prerendered markup no longer matches.
 *
 * @param load Imports the component that renders the sections.
 * @param count Number of elements that the sections render. They have no wrapper element, because the kit's
 * styles give adjacent sections one padding between them only if they are siblings.
 * @param Element Tag name of these elements.
 */
export function kept<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  count: number,
  Element: "section" | "aside" | "div" = "section",
): KeptSections<Props> {
  let Sections: ComponentType<Props> | undefined;
  let preparing: Promise<void> | undefined;
  const prepare = async (): Promise<void> => {
    Sections ??= await load();
  };

  /**
   * Effect whose cleanup loads the module when the page is left, so that the sections can be rendered at once
   * when the visitor goes back, before the browser restores the scroll position.
   */
  const prepareOnLeaving = () => () => void prepare().catch(() => {});

  function PrerenderedMarkup() {
    useEffect(prepareOnLeaving, []);
    return Array.from({ length: count }, (_, index) => (
      <Element key={index} {...keptMarkupProps} />
    ));
  }

  function Kept(props: Props) {
    const isPrerendered = use(ShowsPrerenderedPage);
    const [keepsMarkup, setKeepsMarkup] = useState(isPrerendered);
    // Once other content has been shown, the prerendered markup no longer exists.
    if (keepsMarkup && !isPrerendered) setKeepsMarkup(false);
    if (keepsMarkup && isPrerendered) return <PrerenderedMarkup />;
    if (Sections) return <Sections {...props} />;
    preparing ??= loadOrReload(prepare);
    use(preparing);
    return null;
  }
  Kept.prepare = prepare;
  return Kept;
}
