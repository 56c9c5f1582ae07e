import {
  type ComponentType,
  Suspense,
  memo,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";

import type { KeptSections } from "./kept-sections.tsx";
import { loadDocument } from "./page-loading.ts";
import { ShowsPrerenderedPage } from "./shell/shows-prerendered-page.ts";

/** Signs that a part is about to be used. The last one comes from the browser's page search. */
const signs = ["pointerover", "focusin", "keydown", "beforematch"];

/** An element with the focus, or content that the browser's page search has opened before hydration. */
const usedAlready = ":focus, kit-findable:not([hidden])";

interface Collecting {
  /** Called at each sign that the element is about to be used. */
  onNear: () => void;
  /** Called at each click on one of its buttons. */
  onPress: () => void;
}

/**
 * Collects the clicks on the buttons in an element that is not hydrated yet.
 *
 * @returns Functions that stop it, and that stop it and repeat the clicks in order.
 */
function collectClicks(element: Element, { onNear, onPress }: Collecting) {
  const collecting = new AbortController();
  // At the window, because React stops the events of elements that it can't hydrate yet.
  const listening = { capture: true, signal: collecting.signal };
  const clicked: HTMLButtonElement[] = [];
  const stop = () => collecting.abort();

  const onSign = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) onNear();
  };
  for (const sign of signs) addEventListener(sign, onSign, listening);
  if (element.querySelector(usedAlready)) onNear();

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || !element.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.push(button);
    onPress();
  };
  addEventListener("click", onClick, listening);

  const repeat = () => {
    stop();
    // One by one, because each may change what the next one needs.
    for (const button of clicked) flushSync(() => button.click());
  };
  return { stop, repeat };
}

/**
 * Declares a part with controls whose module is loaded only when it is used: approached by the pointer or
 * the focus, clicked, opened by the browser's page search, or given other props. Until then it keeps its
 * prerendered markup. Clicks on its buttons are repeated after hydration. When the page is opened from
 * another page, the module is loaded and the part rendered with it.
 *
 * Its props must be the same objects as long as nothing has changed.
 *
 * @param load Imports the component.
 */
export function loadedOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): KeptSections<Props> {
  let Part: ComponentType<Props> | undefined;
  let wanted: Promise<void> | undefined;
  let announce: (() => void) | undefined;
  const loaded = new Promise<void>((resolve) => {
    announce = resolve;
  });

  const prepare = async (): Promise<void> => {
    Part ??= await load();
    announce?.();
  };
  /** After a failure the next sign or click tries again. */
  const prefetch = () => void prepare().catch(() => {});
  const want = (): Promise<void> => (wanted ??= prepare().catch(loadDocument));

  function Loaded({ onHydrated, props }: { onHydrated: () => void; props: Props }) {
    useEffect(onHydrated, [onHydrated]);
    if (!Part) use(loaded);
    return Part && <Part {...props} />;
  }

  function LoadedOnUse(props: Props) {
    const isPrerendered = use(ShowsPrerenderedPage);
    const location = useLocation();
    const [first] = useState({ location, props });
    // The previous props, until the module has come: React would discard markup that has other props
    // before it can hydrate it.
    const deferred = useDeferredValue(props);
    const place = useRef<HTMLDivElement>(null);
    const clicks = useRef<ReturnType<typeof collectClicks>>(undefined);
    const isHydrated = useRef(false);

    // During rendering, because React also holds back a navigation within the page until it can hydrate
    // everything below the router's context.
    if (props !== first.props || location !== first.location) void want();
    if (!isPrerendered && !Part) use(want());

    const onHydrated = useCallback(() => {
      isHydrated.current = true;
      // React does not render while it runs effects.
      queueMicrotask(() => clicks.current?.repeat());
    }, []);
    useEffect(() => {
      if (!place.current || isHydrated.current) return undefined;
      clicks.current = collectClicks(place.current, {
        onNear: prefetch,
        onPress: () => void want(),
      });
      const { stop } = clicks.current;
      return () => {
        stop();
        // For the way back, when the browser restores the scroll position before a module could come.
        prefetch();
      };
    }, []);

    const shown = Part ? props : deferred;
    // The same element for the same props, as React tries to hydrate a boundary that is rendered again.
    const boundary = useMemo(
      () => (
        <Suspense>
          <Loaded onHydrated={onHydrated} props={shown} />
        </Suspense>
      ),
      [onHydrated, shown],
    );
    return <div ref={place}>{boundary}</div>;
  }
  return Object.assign(memo(LoadedOnUse), { prepare });
}
