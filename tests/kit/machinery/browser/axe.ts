/**
 * Checks a story with axe (accessibility). All rules run once, in the light theme; rules for colors run in
 * every theme.
 */
import axe from "axe-core";
import type { RunOptions } from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules for whole pages. They are off because most stories are only a part of a page. */
const pageRules = {
  region: { enabled: false },
  "landmark-one-main": { enabled: false },
  "page-has-heading-one": { enabled: false },
  bypass: { enabled: false },
  "document-title": { enabled: false },
  "html-has-lang": { enabled: false },
};

const everything: RunOptions = {
  runOnly: tags,
  rules: pageRules,
};
const colors: RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };
/**
 * The high-contrast themes guarantee 7:1, and 4.5:1 for large text, so the rule for the lower minimums need
 * not run.
 */
const moreContrast: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast-enhanced"] },
};

/** The violations of a set of rules, one message for each element; at most three for each rule. */
export async function findViolations(
  which: "everything" | "colors" | "moreContrast",
): Promise<string[]> {
  const options = { everything, colors, moreContrast }[which];
  const { violations } = await axe.run(document.body, {
    ...options,
    resultTypes: ["violations"],
    elementRef: false,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => {
      const summary = node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? help;
      return `axe ${id}: ${summary} (${node.target.join(" ")}) ${node.html.slice(0, 120)}`;
    }),
  );
}
