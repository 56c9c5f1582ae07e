/** The command line of `npm run new`. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { parseOptions } from "../command-line.ts";
import { InputError } from "../input-error.ts";
import type { Change } from "./changes.ts";
import { kitGroups, newComponent } from "./component.ts";
import { namedElsewhere, newIndustry } from "./industry.ts";
import { groupOfPath } from "./page-place.ts";
import { newPage, pageFromDraft } from "./page.ts";

/** What `npm run new` prints without arguments, or with `--help`. */
export const help = `npm run new page <path>          a page, for example about or products/voicemail
npm run new industry <name>      an industry with its page, for example dental
npm run new page -- --from draft.json   a page from a draft of Storybook's Page builder
npm run new component <name>     a component of the kit, for example rating-field

For a page or an industry
  --name "Dental"                its title; if left out, the name with capital letters, such as Dental
  --for "dental practices"       the businesses for which an industry's page is written
  --group resources              the header's dropdown that lists the page, or none; for pages outside of the dropdowns' folders

For a component
  --group marketing              its folder: ${Object.keys(kitGroups).join(", ")}

For all
  --dry-run                      names the files and writes nothing
  --help                         this text

npm takes options for itself: write them behind \`--\`, as in npm run new page about -- --dry-run`;

const kinds = ["page", "industry", "component"] as const;
type Kind = (typeof kinds)[number];
const isKind = (kind: string | undefined): kind is Kind => kinds.some((each) => each === kind);

const nextSteps = {
  component: "Write its docstring: what the component is for.",
  page: "Now write its texts, in the files of packages/content.",
  industry:
    "Now write its texts, in the files of packages/content. What callers say instead of its name goes into packages/content/src/also-called.ts, each word below one industry only.",
} as const;

/**
 * Lines for the terminal with the commands that show and check the new files.
 *
 * @param story Path of the file with the stories.
 */
export const reviewCommands = ({ kind }: Command, story: string): readonly string[] => [
  "Look at it:         npm run storybook, then http://localhost:6006",
  ...(kind === "component"
    ? []
    : ["On the site:        npm start; if it is running, stop it first"]),
  `Take its pictures:  npm run baselines -- ${story}`,
  "Check it:           npm test -- --changed",
  "Until its pictures are taken, that check reports one error: its stories have no baseline.",
];

interface Command {
  kind: Kind;
  /** The page's path, or the name of the industry or component. May be empty with `from`. */
  subject: string;
  help: boolean;
  dryRun: boolean;
  name?: string | undefined;
  for?: string | undefined;
  group?: string | undefined;
  /** Path of a draft that the page builder has exported. */
  from?: string | undefined;
  /** The remaining manual steps, shown at the end; empty if there are none. */
  next: string;
}

const options = {
  name: { type: "string" },
  for: { type: "string" },
  group: { type: "string" },
  from: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseOptions({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`${error.message} \`npm run new\` lists the options.`);
  }
}

/** The options about the new files that each kind uses. */
const optionsOf: Readonly<Record<Kind, readonly string[]>> = {
  page: ["name", "group"],
  industry: ["name", "for"],
  component: ["group"],
};

/** @throws InputError If an option would have no effect. */
function refuseUnusedOptions(
  kind: Kind,
  subject: string,
  values: Partial<Record<"name" | "for" | "group", string | undefined>>,
): void {
  for (const [option, value] of Object.entries(values))
    if (value !== undefined && !optionsOf[kind].includes(option))
      throw new InputError(`--${option} is no option of \`npm run new ${kind}\`: leave it out.`);
  const dropdown = kind === "page" ? groupOfPath(subject) : undefined;
  if (values.group !== undefined && dropdown !== undefined)
    throw new InputError(
      `The header lists every page of /${dropdown} under that name: leave out --group.`,
    );
}

/** @throws InputError If the arguments are invalid. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [kind, subject = "", ...others] = positionals;
  const { "dry-run": dryRun, help: helpRequested, ...optionValues } = values;
  // A page below /industries is an industry's.
  const isIndustry = kind === "page" && /^\/?industries\/./.test(subject);
  const actualKind = isIndustry ? "industry" : kind;
  const common = { ...optionValues, dryRun, help: helpRequested || positionals.length === 0 };
  if (common.help) return { kind: "page", subject, ...common, next: "" };
  for (const option of ["name", "for"] as const)
    if (optionValues[option]?.trim() === "")
      throw new InputError(`--${option} is empty: write a text behind it, or leave it out.`);
  if (!isKind(actualKind))
    throw new InputError(
      `\`npm run new\` cannot make "${kind}": choose page, industry or component.`,
    );
  const isFromDraft = actualKind === "page" && optionValues.from !== undefined;
  if (optionValues.from !== undefined && !isFromDraft)
    throw new InputError(
      "Only a page is made from a draft: `npm run new page -- --from draft.json`.",
    );
  if ((subject === "" && !isFromDraft) || others.length > 0)
    throw new InputError(`\`npm run new ${kind}\` takes one name. \`npm run new\` shows examples.`);
  refuseUnusedOptions(actualKind, subject, {
    name: optionValues.name,
    for: optionValues.for,
    group: optionValues.group,
  });
  return {
    kind: actualKind,
    subject: isIndustry ? subject.replace(/^\/?industries\//, "") : subject,
    ...common,
    next: isFromDraft ? "" : nextSteps[actualKind],
  };
}

/** What the command leaves unchanged but a person should check, one sentence each. */
export const manualChecks = ({ kind, subject, ...rest }: Command): readonly string[] =>
  kind === "industry" ? namedElsewhere(subject, rest) : [];

/** Reads a file that an argument names, relative to the folder in which npm was called. */
function readArgumentFile(file: string): string {
  try {
    return readFileSync(resolve(process.env["INIT_CWD"] ?? process.cwd(), file), "utf8");
  } catch {
    throw new InputError(`${file} cannot be read: is that where the draft was saved?`);
  }
}

/** All files that a command creates or changes. */
export function changesOf({ kind, subject, ...rest }: Command): Change[] {
  if (kind === "page")
    return rest.from === undefined
      ? newPage(subject, rest)
      : pageFromDraft(readArgumentFile(rest.from), subject, rest);
  return kind === "industry" ? newIndustry(subject, rest) : newComponent(subject, rest);
}
