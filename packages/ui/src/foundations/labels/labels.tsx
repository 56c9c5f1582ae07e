"use client";

import { createContext, use, useMemo } from "react";
import type { ReactNode } from "react";

import type { KitLabels, SomeKitLabels } from "./kit-labels.ts";

export type { KitLabels, SomeKitLabels } from "./kit-labels.ts";
export type { PluralText } from "./fill.ts";

interface LabelsState {
  labels: SomeKitLabels;
  locale: string;
}

const LabelsContext = createContext<LabelsState>({ labels: {}, locale: "en-US" });

export interface LabelsProviderProps {
  /**
   * The words that parts inside say by themselves, by part: `{ dialog: { close: "Schließen" } }`.
   * What is left out stays English. A language's whole set: `@larkline/ui/labels-de`, `labels-ar`.
   */
  labels: SomeKitLabels;
  /**
   * How numbers, dates and plurals are written: a BCP 47 tag.
   * @default "en-US"
   */
  locale?: string | undefined;
  /** What the words hold for. */
  children: ReactNode;
}

/** Sets the words that the kit's parts say by themselves, for everything inside it. */
export function LabelsProvider({ labels, locale = "en-US", children }: LabelsProviderProps) {
  const state = useMemo(() => ({ labels, locale }), [labels, locale]);
  return <LabelsContext value={state}>{children}</LabelsContext>;
}

/**
 * A part's words: the English defaults, what the nearest `LabelsProvider` says instead, and what the
 * part itself was given, in this order.
 */
export function useLabels<Words extends object>(
  part: keyof KitLabels,
  defaults: Words,
  own?: Partial<Words>,
): Words {
  const provided = use(LabelsContext).labels[part];
  // Memoized, so that results derived from the labels can be cached.
  return useMemo(
    () => (provided || own ? { ...defaults, ...provided, ...own } : defaults),
    [defaults, provided, own],
  );
}

/** The locale of the nearest `LabelsProvider`. */
export function useLocale(): string {
  return use(LabelsContext).locale;
}
