import { Pagination } from "../../packages/ui/src/components/pagination/pagination.tsx";
import { StatusLabel } from "../../packages/ui/src/frame/status-label/status-label.tsx";
import { englishLabels } from "../../packages/ui/src/labels-en.ts";
import { InLanguage, languageOf } from "../stage/in-language.tsx";

/** Number of texts in a label set. The plural forms of a text, an object with `other`, count once. */
function count(set: object): number {
  return Object.values(set).reduce<number>((sum, value: unknown) => {
    if (typeof value !== "object" || value === null || "other" in value) return sum + 1;
    return sum + count(value);
  }, 0);
}

/** Number of the kit's built-in texts. */
export const LabelCount = () => <>{count(englishLabels)}</>;

const names = { en: "English", de: "Deutsch", ar: "العربية" } as const;

/** The same components in each language of the kit, with its labels, number formats and direction. */
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
