import { type ComponentType, type ReactNode, use, useEffect } from "react";

import { loadDocument } from "./page-loading.ts";
import { asItStands } from "./shell/kept-markup.ts";
import { Standing } from "./shell/standing.ts";

/** Sections of a page that need no script as long as their prerendered markup stands. */
export interface KeptSections {
  (): ReactNode;
  /** Loads their module. After a failure the next call tries again. */
  prepare: () => Promise<void>;
}

/**
 * Declares sections whose only controls are links and buttons that open the chat. On hydration their
 * markup stays as the document has it, and their module is not loaded. When the page is opened from
 * another page they are rendered like all others.
 *
 * @param load Imports the component that renders the sections.
 * @param count How many `section` elements they render, with nothing around them: adjacent sections
 * share their padding, so no element may come between.
 */
export function kept(load: () => Promise<ComponentType>, count: number): KeptSections {
  let Sections: ComponentType | undefined;
  let shown: Promise<void> | undefined;
  const prepare = async (): Promise<void> => {
    Sections ??= await load();
  };

  /** Loaded by the time of the way back, they are there before the browser restores its place. */
  const prepareOnLeaving = () => () => void prepare().catch(() => {});

  function StandingSections() {
    useEffect(prepareOnLeaving, []);
    return Array.from({ length: count }, (_, index) => <section key={index} {...asItStands} />);
  }

  function Kept() {
    if (use(Standing)) return <StandingSections />;
    if (Sections) return <Sections />;
    shown ??= prepare().catch(loadDocument);
    use(shown);
    return null;
  }
  Kept.prepare = prepare;
  return Kept;
}
