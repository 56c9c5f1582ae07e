import type { Theme } from "@larkline/tokens";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/**
 * Document of the frame. A separate document is needed so that the page's breakpoints use the
 * frame's width.
 */
const empty = "<!doctype html><html lang='en'><head></head><body></body></html>";

/** Style that outlines the section that is being edited. */
const outline =
  "main > [data-edited] { outline: 3px solid var(--color-signal); outline-offset: -3px; }";

/**
 * Copies this document's styles into another one, now and whenever they change. Returns a function
 * that stops it.
 */
function shareStyles(target: Document): () => void {
  const copy = () => {
    const styles = document.head.querySelectorAll("style, link[rel='stylesheet']");
    const own = target.createElement("style");
    own.textContent = outline;
    const copies = Array.from(styles, (style) => target.importNode(style, true));
    target.head.replaceChildren(...copies, own);
  };
  copy();
  const watch = new MutationObserver(copy);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => watch.disconnect();
}

function setTheme(target: Document, theme: Theme): void {
  target.documentElement.dataset["theme"] = theme;
}

/** The elements of the page's sections, in their order. */
const sectionsIn = (body: HTMLElement) =>
  Array.from(body.querySelectorAll<HTMLElement>("main > *"));

/** Outlines the section that is being edited. */
function outlineEdited(body: HTMLElement, { index }: Edited): void {
  for (const [at, section] of sectionsIn(body).entries())
    section.toggleAttribute("data-edited", at === index);
}

/**
 * Scrolls a section to the top of the frame, unless it is in view as a whole. `scrollIntoView` would
 * scroll the page around the frame, too.
 */
function scrollToSection(body: HTMLElement, index: number): void {
  const section = sectionsIn(body)[index];
  const view = body.ownerDocument.defaultView;
  if (!section || !view) return;
  const { top, bottom } = section.getBoundingClientRect();
  // Positions may be fractions of a pixel, scroll positions may not.
  if (top < -1 || bottom > view.innerHeight + 1) view.scrollTo({ top: view.scrollY + top });
}

/** How long a page may still change its height after it is shown, in milliseconds. */
const settling = 1000;

/**
 * Scrolls to a section, and again while it or the ones above it still change their height, as they do
 * when styles and fonts arrive. Later changes come from typing, which must not scroll. Returns a
 * function that stops it.
 */
function follow(body: HTMLElement, { index }: Edited): () => void {
  const watch = new ResizeObserver(() => scrollToSection(body, index));
  // An observer reports each new target once, so this is the first scroll, too.
  for (const section of sectionsIn(body).slice(0, index + 1)) watch.observe(section);
  const settled = setTimeout(() => watch.disconnect(), settling);
  return () => {
    clearTimeout(settled);
    watch.disconnect();
  };
}

/** The section that is being edited. The frame scrolls to it whenever this object is another one. */
export interface Edited {
  id: string | undefined;
  index: number;
  theme: Theme;
}

interface FrameProps {
  title: string;
  theme: Theme;
  /** Size of the frame's viewport, in CSS pixels. */
  width: number;
  height: number;
  /** Scale of the preview, 0 to 1. */
  scale: number;
  edited: Edited;
  /** Whether its form is open. */
  isOpen: boolean;
  children: ReactNode;
}

/** A page in an iframe as wide as a device. */
export function Frame({
  title,
  theme,
  width,
  height,
  scale,
  edited,
  isOpen,
  children,
}: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();

  useEffect(() => {
    const target = body?.ownerDocument;
    return target && shareStyles(target);
  }, [body]);
  useEffect(() => {
    if (body) setTheme(body.ownerDocument, theme);
  }, [body, theme]);
  useEffect(() => {
    if (body) outlineEdited(body, edited);
  }, [body, edited]);
  useEffect(() => (body ? follow(body, edited) : undefined), [body, edited]);
  // A form that is opened again; its closing scrolls nothing.
  useEffect(() => (body && isOpen ? follow(body, edited) : undefined), [body, edited, isOpen]);

  return (
    <div style={{ width: width * scale, height: height * scale }} className="overflow-hidden">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame contains only our own page, rendered from here */}
      <iframe
        ref={frame}
        title={title}
        srcDoc={empty}
        onLoad={() => setBody(frame.current?.contentDocument?.body)}
        style={{ width, height, transform: `scale(${scale})` }}
        className="origin-top-left border-0 bg-page rtl:origin-top-right"
      />
      {body && createPortal(children, body)}
    </div>
  );
}
