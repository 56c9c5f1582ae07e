import type { ReactNode } from "react";

import { LabelsProvider } from "../../packages/ui/src/foundations/labels/labels.tsx";
import type { SomeKitLabels } from "../../packages/ui/src/foundations/labels/labels.tsx";
import { arabicLabels } from "../../packages/ui/src/labels-ar.ts";
import { germanLabels } from "../../packages/ui/src/labels-de.ts";

interface Language {
  labels: SomeKitLabels;
  locale: string;
  dir: "ltr" | "rtl";
}

const english: Language = { labels: {}, locale: "en-US", dir: "ltr" };

/** The toolbar's languages, by their value of `lang`. */
const languages: Readonly<Record<string, Language>> = {
  en: english,
  de: { labels: germanLabels, locale: "de-DE", dir: "ltr" },
  ar: { labels: arabicLabels, locale: "ar-EG", dir: "rtl" },
};

/** The language of the toolbar with the given value of `lang`; English if there is none. */
export const languageOf = (name: string): Language => languages[name] ?? english;

/** Sets the language of the kit's labels. A story's own texts stay unchanged. */
export function InLanguage({ language, children }: { language: string; children: ReactNode }) {
  const { labels, locale } = languageOf(language);
  return (
    <LabelsProvider labels={labels} locale={locale}>
      {children}
    </LabelsProvider>
  );
}
