"use client";

import { useEffect, useRef } from "react";
import type { ComponentProps } from "react";

export interface FindableProps extends Omit<ComponentProps<"div">, "hidden" | "ref"> {
  /** Whether the content is shown. */
  open: boolean;
  /** The browser is about to show the content by itself: found in the page, or linked to. */
  onReveal: () => void;
}

/*
 * React 19 knows `hidden` as a yes or no only and would drop the value "until-found", on the server
 * too. On an element with a dash in its name it passes attributes on as they are. The element needs no
 * definition: it behaves as a span, and its role comes from the caller.
 */
const Element = "kit-findable" as "div";

/**
 * Content that is closed, yet can be found: by the browser's search in the page, by search engines,
 * by a link to its id, also before any script runs. Padding belongs inside, since a closed element
 * keeps its own.
 * Standard: https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function Findable({ open, onReveal, className = "", ...props }: FindableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reveal = useRef(onReveal);
  const openAtFirst = useRef(open);

  useEffect(() => {
    reveal.current = onReveal;
  }, [onReveal]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listener = () => reveal.current();
    element.addEventListener("beforematch", listener);
    const follow = () => {
      if (element.id !== "" && location.hash === `#${encodeURIComponent(element.id)}`)
        reveal.current();
    };
    follow();
    // Found before the page was alive: the browser has already taken `hidden` away.
    if (!openAtFirst.current && !element.hasAttribute("hidden")) reveal.current();
    window.addEventListener("hashchange", follow);
    return () => {
      element.removeEventListener("beforematch", listener);
      window.removeEventListener("hashchange", follow);
    };
  }, []);

  return (
    <Element
      {...props}
      ref={ref}
      hidden={open ? false : ("until-found" as unknown as boolean)}
      data-state={open ? "open" : "closed"}
      className={`block ${className}`}
    />
  );
}
