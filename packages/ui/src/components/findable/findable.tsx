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
 * Whether the URL's fragment is this id, either as it is or percent-encoded. Links may leave characters such
 * as ":" unencoded. An empty id is none, because `location.hash` is never "#".
 */
function isFragment(id: string): boolean {
  const { hash } = location;
  try {
    return decodeURIComponent(hash) === `#${id}`;
  } catch {
    // A percent sign that encodes nothing.
    return hash === `#${id}`;
  }
}

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
  const openAtFirst = useRef(open);
  // A new object with each reveal, so that the next effect runs in the render after it.
  const [revealed, setRevealed] = useState<object>();
  useEffect(() => {
    // The application has kept the content closed. `hidden` is set here, because React does not know that it
    // was removed.
    if (revealed && !open) ref.current?.setAttribute("hidden", "until-found");
  }, [revealed, open]);

  useEffect(() => {
    latestOnReveal.current = onReveal;
  }, [onReveal]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const reveal = () => {
      latestOnReveal.current();
      setRevealed({});
    };
    element.addEventListener("beforematch", reveal);
    const revealIfLinked = () => {
      if (isFragment(element.id)) reveal();
    };
    revealIfLinked();
    // Revealed before hydration: the browser has removed `hidden` already.
    if (!openAtFirst.current && !element.hasAttribute("hidden")) reveal();
    // A form is not submitted while a control in it is invalid. The browser shows the reason at the first one,
    // but cannot show it in hidden content.
    const onInvalid = ({ target }: Event) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only form controls receive the event
      const { form } = target as HTMLInputElement;
      if (
        !element.hasAttribute("hidden") ||
        form?.querySelector(":invalid:not(fieldset)") !== target
      )
        return;
      element.removeAttribute("hidden");
      reveal();
    };
    element.addEventListener("invalid", onInvalid, true);
    window.addEventListener("hashchange", revealIfLinked);
    return () => {
      element.removeEventListener("beforematch", reveal);
      element.removeEventListener("invalid", onInvalid, true);
      window.removeEventListener("hashchange", revealIfLinked);
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
