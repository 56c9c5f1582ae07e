/** The command line of `npm run new`. */
import { parseArgs } from "node:util";

import { type Change, NewError } from "./changes.ts";
import { kitGroups, newComponent } from "./component.ts";
import { namedElsewhere, newIndustry } from "./industry.ts";
import { newPage } from "./page.ts";

export const help = `npm run new page <path>          a page, for example about or products/voicemail
npm run new industry <name>      an industry with its page, for example dental
npm run new component <name>     a part of the kit, for example rating-field

For a page or an industry
  --name "Dental"                what it is called; without it the name in capitals
  --for "dental practices"       whom an industry's page is for
  --group resources              the header's dropdown of a page that is in none of their folders, or none

For a component
  --group marketing              its folder: ${Object.keys(kitGroups).join(", ")}

For all
  --dry-run                      names the files and writes nothing
  --help                         this text

npm takes options for itself: write them behind \`--\`, as in npm run new page about -- --dry-run`;

const kinds = ["page", "industry", "component"] as const;
type Kind = (typeof kinds)[number];
const isKind = (kind: string | undefined): kind is Kind => kinds.some((each) => each === kind);

const look = "Look at it with `npm run storybook`, and take its pictures: `npm run baselines`.";

interface Command {
  kind: Kind;
  subject: string;
  help: boolean;
  dryRun: boolean;
  name?: string | undefined;
  for?: string | undefined;
  group?: string | undefined;
  /** What is to be done by hand. */
  next: string;
}

const options = {
  name: { type: "string" },
  for: { type: "string" },
  group: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Behind its first sentence Node tells of other ways to write a command line.
    const [sentence = ""] = String(error instanceof Error ? error.message : error).split(". ");
    throw new NewError(`${sentence}. \`npm run new\` says what there is.`);
  }
}

/** @throws NewError Where the command cannot be understood. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [kind, subject = "", ...others] = positionals;
  const { "dry-run": dryRun, help: asked, ...rest } = values;
  // A page below /industries is an industry's.
  const isIndustry = kind === "page" && /^\/?industries\/./.test(subject);
  const meant = isIndustry ? "industry" : kind;
  const common = { ...rest, dryRun, help: asked || positionals.length === 0 };
  if (common.help) return { kind: "page", subject, ...common, next: "" };
  if (!isKind(meant))
    throw new NewError(`There is no "${kind}" to make: page, industry or component.`);
  if (subject === "" || others.length > 0)
    throw new NewError(`\`npm run new ${kind}\` takes one name. \`npm run new\` says more.`);
  return {
    kind: meant,
    subject: isIndustry ? subject.replace(/^\/?industries\//, "") : subject,
    ...common,
    next: `${meant === "component" ? "Say in it what it is." : "Now its words: they are in the files of packages/content."} ${look}`,
  };
}

/** What else is to be looked at, in sentences. */
export const notesOf = ({ kind, subject, ...rest }: Command): readonly string[] =>
  kind === "industry" ? namedElsewhere(subject, rest) : [];

/** What a command writes. */
export function changesOf({ kind, subject, ...rest }: Command): Change[] {
  if (kind === "page") return newPage(subject, rest);
  return kind === "industry" ? newIndustry(subject, rest) : newComponent(subject, rest);
}
