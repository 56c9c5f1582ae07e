"use client";

import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { ComponentPropsWithRef } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /**
       * React 19 treats `hidden` as boolean and drops the value "until-found". On custom elements
       * (a dash in the name) it passes attributes unchanged. The element needs no definition and
       * behaves like a span.
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
  /**
   * Called when the browser's page search or a link reveals the content; after hydration, if that happened
   * earlier. Also called when a form is not submitted because its first invalid control is in the content. Set `open`
   * to true then; otherwise the content is hidden again.
   */
  onReveal: () => void;
}

/**
 * Whether content was removed, or hidden by an `Activity`, while the URL linked to it; by fragment. If it comes back,
 * the same URL does not reveal it again, because other content may be open by then.
 */
const followed: Record<string, boolean> = {};

/**
 * Hidden content that search engines find, and that the browser's page search and links to its id reveal,
 * also before hydration. In a browser without `hidden="until-found"`, page search does not find the content.
 * Without JavaScript the content is shown. Put padding on an element inside, because a hidden `Findable`
 * keeps its own padding.
 *
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
  // The listener needs its own ref, so the element is passed on to the caller's ref.
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(
    givenRef,
    () => ref.current,
    [],
  );
  const latestOnReveal = useRef(onReveal);
  // A new object with each reveal, so that the next effect runs in the render after it.
  const [revealed, setRevealed] = useState<object>();
  useEffect(() => {
    latestOnReveal.current = onReveal;
    // The application has kept the content closed. `hidden` is set here, because React does not know that it
    // was removed.
    if (!open && revealed) ref.current!.setAttribute("hidden", "until-found");
  });

  useEffect(() => {
    const element = ref.current!;
    const fragment = `#${element.id}`;
    const reveal = () => {
      latestOnReveal.current();
      setRevealed({});
    };
    const listening = new AbortController();
    // Captured, because `invalid` does not bubble, and a handler may stop the propagation of `input`.
    const options = { capture: true, signal: listening.signal };
    element.addEventListener("beforematch", reveal, options);
    const isLinked = () => {
      let { hash } = location;
      try {
        // Links may leave characters such as ":" in an id unencoded.
        hash = decodeURIComponent(hash);
      } catch {
        // A percent sign that encodes nothing.
      }
      // An empty id is none, because `hash` is never "#".
      return hash === fragment;
    };
    // A form is not submitted while a control in it is invalid. The browser shows the reason at the first one,
    // but cannot show it in hidden content.
    const onInvalid = ({ target }: Event) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only form controls receive the event
      const control = target as HTMLInputElement;
      // Not only descendants of the form: a control may name its form by the attribute `form`.
      if (
        typing ||
        !element.hidden ||
        [...(control.form?.elements ?? [])].find((each) =>
          each.matches(":invalid:not(fieldset)"),
        ) !== control
      )
        return;
      element.hidden = false;
      reveal();
    };
    element.addEventListener("invalid", onInvalid, options);
    // Many applications call `checkValidity()` at each key press, for example to enable a button. That causes
    // the same events as a submit, but must not move the page while somebody types. `window.event` does not
    // help: in the listener above it is the event `invalid`. The timer also covers effects of React, which run after
    // the event.
    let typing: unknown;
    const onInput = () => {
      typing = setTimeout(() => (typing = 0));
    };
    addEventListener("input", onInput, options);
    addEventListener("hashchange", () => isLinked() && reveal(), options);
    // The first condition is true if it was revealed before hydration: the browser has removed `hidden` already.
    if ((!open && !element.hidden) || (isLinked() && !followed[fragment])) reveal();
    return () => {
      listening.abort();
      followed[fragment] = isLinked();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `open` counts only before hydration
  }, []);

  return (
    <kit-findable
      {...props}
      ref={ref}
      data-state={open ? "open" : "closed"}
      hidden={open ? false : "until-found"}
      className={`ll-findable ${className}`}
    />
  );
}
