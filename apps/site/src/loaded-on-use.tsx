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
import { loadOrReload } from "./module-loading.ts";
import { ShowsPrerenderedPage } from "./shell/shows-prerendered-page.ts";

/**
 * Events on a part that precede its use. The browser fires `beforematch` before its page search shows
 * hidden text.
 */
const eventsBeforeUse = ["pointerover", "focusin", "keydown", "beforematch"];

/** Matches an element with the focus, and content that the browser's page search has opened. */
const inUseSelector = ":focus, kit-findable:not([hidden])";

interface CollectingOptions {
  /** Called when the element is likely to be used soon. */
  onNear: () => void;
  /** Called at each click on a button in the element. */
  onPress: () => void;
}

/**
 * Collects the clicks on the buttons in an element that is not hydrated yet.
 *
 * @returns `stop` ends collecting; `repeat` ends it and clicks the collected buttons again, in order.
 */
function collectClicks(element: Element, { onNear, onPress }: CollectingOptions) {
  const collecting = new AbortController();
  // At the window, because React stops the events of elements that it can't hydrate yet.
  const listening = { capture: true, signal: collecting.signal };
  const clickedButtons: HTMLButtonElement[] = [];
  const stop = () => collecting.abort();

  const onEventBeforeUse = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) onNear();
  };
  for (const type of eventsBeforeUse) addEventListener(type, onEventBeforeUse, listening);
  if (element.querySelector(inUseSelector)) onNear();

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || !element.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
    clickedButtons.push(button);
    onPress();
  };
  addEventListener("click", onClick, listening);

  const repeat = () => {
    stop();
    // Each click is rendered before the next, because it may change what the next one does.
    for (const button of clickedButtons) flushSync(() => button.click());
  };
  return { stop, repeat };
}

/**
 * Declares a part of a page whose controls are used rarely. The part keeps its prerendered markup until its
 * module has loaded. The module is loaded:
 *
 * - when the pointer or the focus reaches the part, or a button in it is clicked;
 * - when the browser's page search finds hidden text in it;
 * - when it gets other props, or the URL changes within the page;
 * - when the visitor goes to another page of the site, for a return by the back button.
 *
 * Earlier clicks on its buttons are repeated after hydration. When the page is opened from another page, the
 * module is loaded before the part is rendered.
 *
 * Props must keep their identity (`useMemo`) until they change, because other props load the module.
 *
 * @param load Imports the component.
 * @returns The part. The page lists it in its `keptSections`, so that its module is loaded with a page that
 * is opened from another page.
 */
export function loadedOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): KeptSections<Props> {
  let Part: ComponentType<Props> | undefined;
  let preparing: Promise<void> | undefined;
  let resolveLoaded: (() => void) | undefined;
  const loaded = new Promise<void>((resolve) => {
    resolveLoaded = resolve;
  });

  const prepare = async (): Promise<void> => {
    Part ??= await load();
    resolveLoaded?.();
  };
  /** Loads the module ahead of its use. Ignores failures, because the next event or click retries. */
  const prefetch = () => void prepare().catch(() => {});
  const requireModule = (): Promise<void> => (preparing ??= loadOrReload(prepare));

  function Loaded({ onHydrated, props }: { onHydrated: () => void; props: Props }) {
    useEffect(onHydrated, [onHydrated]);
    // While this component is suspended, React keeps the prerendered markup unchanged.
    if (!Part) use(loaded);
    return Part && <Part {...props} />;
  }

  function LoadedOnUse(props: Props) {
    const isPrerendered = use(ShowsPrerenderedPage);
    const location = useLocation();
    const [first] = useState({ location, props });
    // Passes the previous props until the module has loaded, because React discards prerendered markup whose
    // component gets other props before hydration.
    const deferred = useDeferredValue(props);
    const container = useRef<HTMLDivElement>(null);
    const clicks = useRef<ReturnType<typeof collectClicks>>(undefined);
    const isHydrated = useRef(false);

    // Requested during rendering, because React delays a navigation within the page, and its effects, until
    // it can hydrate everything below the router's context.
    if (props !== first.props || location !== first.location) void requireModule();
    if (!isPrerendered && !Part) use(requireModule());

    const onHydrated = useCallback(() => {
      isHydrated.current = true;
      // In a microtask, because `flushSync` does not render while React runs effects.
      queueMicrotask(() => clicks.current?.repeat());
    }, []);
    useEffect(() => {
      if (!container.current || isHydrated.current) return undefined;
      clicks.current = collectClicks(container.current, {
        onNear: prefetch,
        onPress: () => void requireModule(),
      });
      const { stop } = clicks.current;
      return () => {
        stop();
        // Loaded on leaving the page, because if the visitor goes back, the part must be rendered before the
        // browser restores the scroll position.
        prefetch();
      };
    }, []);

    const shown = Part ? props : deferred;
    // Memoized, because React tries to hydrate a Suspense boundary that is rendered again.
    const boundary = useMemo(
      () => (
        <Suspense>
          <Loaded onHydrated={onHydrated} props={shown} />
        </Suspense>
      ),
      [onHydrated, shown],
    );
    return <div ref={container}>{boundary}</div>;
  }
  return Object.assign(memo(LoadedOnUse), { prepare });
}
