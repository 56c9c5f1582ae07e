"use client";

import { useEffect, useImperativeHandle, useRef } from "react";
import type { ComponentPropsWithRef } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /**
       * React 19 knows `hidden` as a yes or no only and drops the value "until-found", on the server
       * too. On an element with a dash in its name it passes attributes on as they are. The element
       * needs no definition: it behaves as a span.
       */
      "kit-findable": Omit<import("react").ComponentProps<"div">, "hidden"> & {
        hidden: false | "until-found";
      };
    }
  }
}

export interface FindableProps extends Omit<ComponentPropsWithRef<"div">, "hidden"> {
  /** Whether the content is shown. */
  open: boolean;
  /** The browser is about to show the content by itself: found in the page, or linked to. */
  onReveal: () => void;
}

/**
 * Content that is closed, yet can be found: by the browser's search in the page, by search engines,
 * by a link to its id, also before any script runs. Where the browser does not know "until-found" it is
 * plainly hidden; without a script it stands open. Padding belongs inside, since a closed element keeps
 * its own.
 * Standard: https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function Findable({
  open,
  onReveal,
  ref: givenRef,
  className = "",
  ...props
}: FindableProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The listener needs the element too.
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(
    givenRef,
    () => ref.current,
    [],
  );
  const reveal = useRef(onReveal);
  const openAtFirst = useRef(open);

  useEffect(() => {
    reveal.current = onReveal;
  }, [onReveal]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
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
    <kit-findable
      {...props}
      ref={ref}
      hidden={open ? false : "until-found"}
      data-state={open ? "open" : "closed"}
      className={`ll-findable ${className}`}
    />
  );
}
