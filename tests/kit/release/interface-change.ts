/** Compares two public interfaces, and determines the required version bump. */
import type { ModuleInterface, PublicInterface } from "../interface/read-interface.ts";

/** Which part of the version number a release increases. */
export type Bump = "patch" | "minor" | "major";

/** The differences between two interfaces, one sentence each. */
export interface InterfaceChange {
  /** Breaking changes: removed, renamed or narrowed. */
  broken: readonly string[];
  /** Additions. */
  added: readonly string[];
}

type Found = { broken: string[]; added: string[] };
type Members = Readonly<Record<string, string>>;

/** A member's name without the question mark of an optional one. */
const bare = (name: string) => name.replace(/\?$/, "");

/** The literals of a union, and as `standard` its default: `"a" | "b" = "a"`. Undefined for other types. */
function literalsOf(text: string): { literals: Set<string>; standard: string } | undefined {
  const [type = "", standard = ""] = text.split(" = ");
  const literals = type.split(" | ");
  return literals.every((each) => /^("[^"]*"|\d+|null|boolean)$/.test(each))
    ? { literals: new Set(literals), standard }
    : undefined;
}

/** Whether a union of literals has kept its default and all its literals. False for other types. */
function isWidened(before: string, after: string): boolean {
  const [old, next] = [literalsOf(before), literalsOf(after)];
  if (!old || !next || old.standard !== next.standard) return false;
  return [...old.literals].every((literal) => next.literals.has(literal));
}

/** Compares members by name. `relaxed` is the kind of change if a required member becomes optional. */
function compareMembers(
  path: string,
  before: Members,
  after: Members,
  found: Found,
  relaxed: keyof Found,
): void {
  const names = new Map(Object.entries(after).map(([name, text]) => [bare(name), { name, text }]));
  const known = new Set(Object.keys(before).map(bare));
  for (const [name, text] of Object.entries(before)) {
    const next = names.get(bare(name));
    const place = `${path}.${bare(name)}`;
    if (!next) {
      found.broken.push(`${place} is gone`);
      continue;
    }
    const [wasOptional, isOptional] = [name.endsWith("?"), next.name.endsWith("?")];
    if (wasOptional && !isOptional) found.broken.push(`${place} is required now`);
    else if (next.text !== text)
      found[isWidened(text, next.text) ? "added" : "broken"].push(
        `${place} was ${text}, is ${next.text}`,
      );
    if (!wasOptional && isOptional) found[relaxed].push(`${place} is optional now`);
  }
  for (const [name, { name: written }] of names)
    if (!known.has(name))
      found[written.endsWith("?") ? "added" : "broken"].push(
        `${path}.${name} is new${written.endsWith("?") ? "" : ", and required"}`,
      );
}

function compareNames(
  where: string,
  before: Iterable<string>,
  after: Iterable<string>,
  found: Found,
): void {
  const [old, next] = [new Set(before), new Set(after)];
  for (const name of old) if (!next.has(name)) found.broken.push(`${where} ${name} is gone`);
  for (const name of next) if (!old.has(name)) found.added.push(`${where} ${name} is new`);
}

/** Compares groups of members by name: the components of a module, or its types. */
function compareGroups(
  module: string,
  before: Readonly<Record<string, Members>>,
  after: Readonly<Record<string, Members>>,
  found: Found,
  relaxed: keyof Found,
): void {
  compareNames(module, Object.keys(before), Object.keys(after), found);
  for (const [name, members] of Object.entries(before))
    if (after[name]) compareMembers(`${module} ${name}`, members, after[name], found, relaxed);
}

/** Marks exported values as optional, so that a new one counts as an addition, unlike a new required prop. */
const optional = (values: Members): Members =>
  Object.fromEntries(Object.entries(values).map(([key, text]) => [`${bare(key)}?`, text]));

function compareModules(
  name: string,
  before: ModuleInterface,
  after: ModuleInterface,
  found: Found,
): void {
  compareGroups(name, before.components, after.components, found, "added");
  // Applications also read members of types: from a member that has become optional they can get undefined.
  compareGroups(name, before.types, after.types, found, "broken");
  compareNames(name, before.variables, after.variables, found);
  compareNames(name, Object.keys(before.attributes), Object.keys(after.attributes), found);
  for (const [attribute, values] of Object.entries(before.attributes))
    compareNames(`${name} ${attribute}`, values, after.attributes[attribute] ?? values, found);
  compareMembers(name, optional(before.values), optional(after.values), found, "added");
}

/** The changes from one public interface to another, one sentence each. */
export function compareInterfaces(
  before: PublicInterface,
  after: PublicInterface,
): InterfaceChange {
  const found: Found = { broken: [], added: [] };
  compareNames("the module", Object.keys(before), Object.keys(after), found);
  for (const [name, module] of Object.entries(before))
    if (after[name]) compareModules(name, module, after[name], found);
  return found;
}

/**
 * The minimum version bump. Before 1.0 there are no major versions, so breaking changes are a minor
 * version (https://semver.org/#spec-item-4).
 */
export function bumpFor({ broken, added }: InterfaceChange, version: string): Bump {
  if (broken.length > 0) return version.startsWith("0.") ? "minor" : "major";
  return added.length > 0 ? "minor" : "patch";
}

const order: readonly Bump[] = ["patch", "minor", "major"];

/** Whether a version bump is at least as large as the needed one. */
export const isEnough = (given: Bump, needed: Bump) =>
  order.indexOf(given) >= order.indexOf(needed);
