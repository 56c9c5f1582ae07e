"use client";

import { createContext, use, useMemo } from "react";
import type { ReactNode } from "react";

import type { KitLabels, SomeKitLabels } from "./kit-labels.ts";

export type { KitLabels, SomeKitLabels } from "./kit-labels.ts";
export type { PluralText } from "./fill.ts";

interface LabelsState {
  /** The provided labels of a component. */
  labels?: <Part extends keyof KitLabels>(part: Part) => SomeKitLabels[Part];
  locale: string;
}

const LabelsContext = createContext<LabelsState>({ locale: "en-US" });

export interface LabelsProviderProps {
  /**
   * Labels of the components inside, by component: `{ dialog: { close: "Schließen" } }`. A component
   * that is left out has the labels of the provider around it; a label that is left out is English.
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
  const outer = use(LabelsContext);
  const state = useMemo<LabelsState>(
    () => ({
      labels: (part) => labels[part] ?? outer.labels?.(part),
      locale: locale ?? outer.locale,
    }),
    [outer, labels, locale],
  );
  return <LabelsContext value={state}>{children}</LabelsContext>;
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
  const provided = use(LabelsContext).labels?.(part);
  // Memoized, so that results derived from the labels can be cached.
  return useMemo(() => {
    const labels: Partial<KitLabels[Part]> = { ...overrides };
    // A label that is undefined counts as left out.
    for (const name in defaults) labels[name] ??= provided?.[name] ?? defaults[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `defaults` has every label
    return labels as KitLabels[Part];
    // oxlint-disable-next-line react/memo-dependencies -- the loop reads `provided`
  }, [defaults, provided, overrides]);
}

/** Hook: a component's locale. Without its `locale` prop (`override`), that of the nearest `LabelsProvider`. */
export function useLocale(override?: string): string {
  return override ?? use(LabelsContext).locale;
}
