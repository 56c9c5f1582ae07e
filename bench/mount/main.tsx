/**
 * The page of the mount benchmark: mounts a thousand copies of an element and measures the time. The element
 * is a library's button (`?kit=mui`), or in turn each component of `parts.tsx` and its plain counterpart
 * (`?parts`). `scripts/bench/mount.ts` calls `window.round()`.
 */
import { createElement } from "react";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import type { Kit } from "./kits/kit.ts";

const count = 1000;

const kits: Readonly<Record<string, () => Promise<{ kit: Kit }>>> = {
  native: () => import("./kits/native.tsx"),
  larkline: () => import("./kits/larkline.tsx"),
  shadcn: () => import("./kits/shadcn.tsx"),
  "radix-themes": () => import("./kits/radix-themes.tsx"),
  mantine: () => import("./kits/mantine.tsx"),
  mui: () => import("./kits/mui.tsx"),
};

interface Times {
  /** Script time, in milliseconds. */
  script: number;
  /** Time until the elements are styled and laid out, in milliseconds. */
  shown: number;
}

/** Mounts the elements, measures how long that takes, and removes them. */
function mount(elements: readonly ReactElement[], around = (all: ReactElement) => all): Times {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const all = around(createElement("div", null, ...elements));
  const begin = performance.now();
  flushSync(() => root.render(all));
  const script = performance.now() - begin;
  // Makes the browser compute styles and layout now.
  host.getBoundingClientRect();
  const shown = performance.now() - begin;
  root.unmount();
  host.remove();
  return { script, shown };
}

const thousand = (create: (key: number) => ReactElement) =>
  Array.from({ length: count }, (_, index) => create(index));

/** Mounts each case of this page once; returns the times by name. */
type Round = () => Record<string, Times>;

async function prepare(): Promise<Round> {
  const name = new URLSearchParams(location.search).get("kit");
  if (name !== null) {
    const load = kits[name];
    if (!load) throw new Error(`There is no kit ${name} here.`);
    const { kit } = await load();
    return () => ({ [name]: mount(thousand(kit.button), kit.around) });
  }
  const { parts } = await import("./parts.tsx");
  return () =>
    Object.fromEntries(
      parts.flatMap(({ name: part, ours, native }) => [
        [`${part} ours`, mount(thousand(ours))],
        [`${part} native`, mount(thousand(native))],
      ]),
    );
}

Object.assign(window, { round: await prepare() });
