/** Generates the files of `generated/` in memory. The build writes them; a test compares them with the disk. */
import { format } from "oxfmt";

import { renderCss, renderVariables } from "./css/theme.ts";
import { renderFigma } from "./figma.ts";
import { computeRoleColors, roleNames } from "./source.ts";
import { renderTypeScript } from "./typescript.ts";

/** File contents by name, formatted like the rest of the repository. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
  const raw = new Map([
    ["theme.css", renderCss(computeRoleColors(), roleNames(), false)],
    ["theme-strict.css", renderCss(computeRoleColors(), roleNames(), true)],
    ["variables.css", renderVariables(computeRoleColors(), roleNames())],
    ["tokens.ts", renderTypeScript()],
    ["figma.json", renderFigma()],
  ]);
  const formatted = await Promise.all(
    [...raw].map(async ([name, text]) => [name, await formatText(name, text)] as const),
  );
  return new Map(formatted);
}

/** Formats a text with the repository's line width (.oxfmtrc.json), as `npm run format` would. */
export async function formatText(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, { printWidth: 100 });
  const [error] = errors;
  if (error) throw new Error(`${name}: ${error.message}`);
  return code;
}
