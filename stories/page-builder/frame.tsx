import type { Theme } from "@larkline/tokens";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** A document of its own, so that its width is what the page's breakpoints measure. */
const empty = "<!doctype html><html lang='en'><head></head><body></body></html>";

/** Shows the section that is being edited: "you are here". */
const edited =
  "main > [data-edited] { outline: 3px solid var(--color-signal); outline-offset: -3px; }";

/** Gives a document the styles of this one, now and whenever they change. */
function shareStyles(target: Document): () => void {
  const copy = () => {
    const styles = document.head.querySelectorAll("style, link[rel='stylesheet']");
    const own = target.createElement("style");
    own.textContent = edited;
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

/** Marks a section of the page, and scrolls to it where none of it is in view. */
function showEdited(body: HTMLElement, current: number): void {
  const sections = Array.from(body.querySelectorAll<HTMLElement>("main > *"));
  for (const [index, section] of sections.entries())
    section.toggleAttribute("data-edited", index === current);
  const section = sections[current];
  const view = body.ownerDocument.defaultView;
  if (!section || !view) return;
  const { top, bottom } = section.getBoundingClientRect();
  if (bottom < 80 || top > view.innerHeight - 80) view.scrollBy({ top: top - 40 });
}

interface FrameProps {
  title: string;
  theme: Theme;
  /** Of the framed window, in CSS pixels. */
  width: number;
  height: number;
  /** How large it is shown. */
  scale: number;
  /** The section that is being edited, by its place on the page. */
  current: number;
  children: ReactNode;
}

/** A page in a window of its own, as wide as a device. */
export function Frame({ title, theme, width, height, scale, current, children }: FrameProps) {
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
    if (body) showEdited(body, current);
  }, [body, current]);

  return (
    <div style={{ width: width * scale, height: height * scale }} className="overflow-hidden">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its page is our own, drawn from here */}
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
