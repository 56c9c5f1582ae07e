import type { Theme } from "@larkline/tokens";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/**
 * The frame's initial document. The page is rendered into an iframe, so that its breakpoints depend on the
 * frame's width.
 */
const emptyDocument = "<!doctype html><html lang='en'><head></head><body></body></html>";

/** Style that outlines the section that is being edited. */
const outlineRule =
  "main > [data-edited] { outline: 3px solid var(--color-signal); outline-offset: -3px; }";

/**
 * Copies this document's styles into another one, now and whenever they change. Returns a function
 * that stops copying.
 */
function shareStyles(target: Document): () => void {
  const copy = () => {
    const styles = document.head.querySelectorAll("style, link[rel='stylesheet']");
    const outlineStyle = target.createElement("style");
    outlineStyle.textContent = outlineRule;
    const copies = Array.from(styles, (style) => target.importNode(style, true));
    target.head.replaceChildren(...copies, outlineStyle);
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
  for (const [position, section] of sectionsIn(body).entries())
    section.toggleAttribute("data-edited", position === index);
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
  // Allows 1 px, because elements can begin at fractions of a pixel, but scroll positions are whole pixels.
  if (top < -1 || bottom > view.innerHeight + 1) view.scrollTo({ top: view.scrollY + top });
}

/** Time after which styles and fonts are assumed to be loaded, in milliseconds. */
const settlingTime = 1000;

/**
 * Scrolls to a section, and scrolls again when the height of this section or of a section above it changes,
 * which happens while styles and fonts load. Stops after `settlingTime`, because later changes come from
 * typing, which must not scroll. Returns a function that stops earlier.
 */
function keepInView(body: HTMLElement, { index }: Edited): () => void {
  const watch = new ResizeObserver(() => scrollToSection(body, index));
  // An observer reports each new target once, which causes the first scroll.
  for (const section of sectionsIn(body).slice(0, index + 1)) watch.observe(section);
  const timer = setTimeout(() => watch.disconnect(), settlingTime);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}

/**
 * The section that is being edited. If one of the values changes, this object is replaced, and the frame scrolls
 * to the section.
 */
export interface Edited {
  /** Id of the part that was edited last: a section, or the page itself. */
  id: string | undefined;
  /** Position of the section on the page, from 0; -1 if no section is being edited. */
  index: number;
  /** The page's theme. It is included so that the frame also scrolls after a change of theme. */
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
  /** Whether the form of the edited section is open. */
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
  useEffect(() => (body ? keepInView(body, edited) : undefined), [body, edited]);
  // Scrolls when the form of the same section is opened again. Closing the form does not scroll.
  useEffect(() => (body && isOpen ? keepInView(body, edited) : undefined), [body, edited, isOpen]);

  return (
    <div style={{ width: width * scale, height: height * scale }} className="overflow-hidden">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame contains only our own page, rendered from here */}
      <iframe
        ref={frame}
        title={title}
        srcDoc={emptyDocument}
        onLoad={() => setBody(frame.current?.contentDocument?.body)}
        style={{ width, height, transform: `scale(${scale})` }}
        className="origin-top-left border-0 bg-page rtl:origin-top-right"
      />
      {body && createPortal(children, body)}
    </div>
  );
}
