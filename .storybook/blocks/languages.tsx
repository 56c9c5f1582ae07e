import { Pagination } from "../../packages/ui/src/components/pagination/pagination.tsx";
import { StatusLabel } from "../../packages/ui/src/frame/status-label/status-label.tsx";
import { englishLabels } from "../../packages/ui/src/labels-en.ts";
import { InLanguage, languageOf } from "../stage/in-language.tsx";

/** How many texts a set has, plural forms of one text counted as one. */
function count(set: object): number {
  return Object.values(set).reduce<number>((sum, value: unknown) => {
    if (typeof value !== "object" || value === null || "other" in value) return sum + 1;
    return sum + count(value);
  }, 0);
}

/** How many texts the kit says by itself. */
export const WordCount = () => <>{count(englishLabels)}</>;

const names = { en: "English", de: "Deutsch", ar: "العربية" } as const;

/** The same parts in each language of the kit: their own words, numbers and direction follow. */
export function Languages() {
  return (
    <div className="sb-unstyled my-6 grid gap-4">
      {Object.entries(names).map(([language, name]) => (
        <section
          key={language}
          lang={language}
          dir={languageOf(language).dir}
          className="flex flex-col gap-4 rounded-panel border border-line bg-page p-5 text-ink"
        >
          <p className="text-small font-semibold">{name}</p>
          <InLanguage language={language}>
            <Pagination defaultPage={5} pageCount={12} />
            <StatusLabel state="operational" />
          </InLanguage>
        </section>
      ))}
    </div>
  );
}
