import type { ReactNode } from "react";

import { LabelsProvider } from "../../packages/ui/src/foundations/labels/labels.tsx";
import type { SomeKitLabels } from "../../packages/ui/src/foundations/labels/labels.tsx";
import { arabicLabels } from "../../packages/ui/src/labels-ar.ts";
import { germanLabels } from "../../packages/ui/src/labels-de.ts";

const english = { labels: {}, locale: "en-US" };

/** What the toolbar's languages stand for. Arabic is also set from right to left (apply-globals.ts). */
export const languages: Readonly<Record<string, { labels: SomeKitLabels; locale: string }>> = {
  en: english,
  de: { labels: germanLabels, locale: "de-DE" },
  ar: { labels: arabicLabels, locale: "ar-EG" },
};

/** The toolbar's language: the words that parts say by themselves. What a story says stays. */
export function InLanguage({ language, children }: { language: string; children: ReactNode }) {
  return <LabelsProvider {...(languages[language] ?? english)}>{children}</LabelsProvider>;
}
