"use client";

import { createContext, use, useMemo } from "react";
import type { ReactNode } from "react";

import type { KitLabels, SomeKitLabels } from "./kit-labels.ts";

export type { KitLabels, SomeKitLabels } from "./kit-labels.ts";
export type { PluralText } from "./fill.ts";

/**
 * Finds what the nearest provider sets. One function instead of an object with two fields, because it is shorter, and
 * the bundle of every component contains it.
 */
interface Provided {
  /** The label of a component. */
  <Part extends keyof KitLabels, Name extends keyof KitLabels[Part]>(
    part: Part,
    name: Name,
  ): KitLabels[Part][Name] | undefined;
  /** The locale. */
  (): string | undefined;
}

const ProvidedContext = createContext<Provided>((): undefined => {});

export interface LabelsProviderProps {
  /**
   * Labels of the components inside, by component: `{ dialog: { close: "Schließen" } }`. Labels that
   * are left out are those of the provider around it, else English.
   * Complete sets: `@larkline/ui/labels-de`, `labels-ar`.
   */
  labels: SomeKitLabels;
  /**
   * Locale for numbers, dates and plurals (BCP 47).
   * @default the locale of the provider around it, else "en-US"
   */
  locale?: string | undefined;
  /** The components that use the labels. */
  children: ReactNode;
}

/** Sets the labels and the locale of all components of the kit inside it. */
export function LabelsProvider({ labels, locale, children }: LabelsProviderProps) {
  const outer = use(ProvidedContext);
  const provided = useMemo(
    () =>
      // Typed for one label as an example, because TypeScript cannot check a generic implementation. Without
      // arguments it returns the locale.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      ((part: "dialog", name: "close") =>
        (part ? labels[part]?.[name] : locale) ?? outer(part, name)) as Provided,
    [outer, labels, locale],
  );
  return <ProvidedContext value={provided}>{children}</ProvidedContext>;
}

/**
 * Hook: a component's labels. The nearest `LabelsProvider` overrides the English `defaults`, and the
 * component's `labels` prop (`overrides`) overrides both.
 * @param part The component's key in `KitLabels`.
 */
export function useLabels<Part extends keyof KitLabels>(
  part: Part,
  defaults: KitLabels[Part],
  overrides?: Partial<KitLabels[Part]>,
): KitLabels[Part] {
  const provided = use(ProvidedContext);
  // Memoized, so that results derived from the labels can be cached.
  return useMemo(() => {
    const labels: Partial<KitLabels[Part]> = { ...overrides };
    // A label that is undefined counts as left out.
    for (const name in defaults) labels[name] ??= provided(part, name) ?? defaults[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `defaults` has every label
    return labels as KitLabels[Part];
    // oxlint-disable-next-line react/memo-dependencies -- the loop reads `part` and `provided`
  }, [part, defaults, provided, overrides]);
}

/** Hook: a component's locale. Without its `locale` prop (`override`), that of the nearest `LabelsProvider`. */
export function useLocale(override?: string): string {
  return override ?? use(ProvidedContext)() ?? "en-US";
}
