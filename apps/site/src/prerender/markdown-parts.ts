/** Finds the parts of a page's elements that `markdown.ts` converts. */
import type { Element } from "./element-tree.ts";

/** Names of elements that are left out: controls, navigation, media, scripts and styles. */
const skipped = new Set(
  "audio canvas fieldset form input nav noscript output script search select style template textarea video".split(
    " ",
  ),
);

/**
 * Whether an element is left out of the Markdown: a control, decoration, a tab's label, or an element that is hidden
 * until a script shows it. The answers of closed questions (`hidden="until-found"`) are not left out.
 */
export function isLeftOut({ name, attributes }: Element): boolean {
  const hidden = attributes.get("hidden");
  return (
    skipped.has(name) ||
    attributes.get("aria-hidden") === "true" ||
    (hidden !== undefined && hidden !== "until-found") ||
    attributes.get("role") === "tab"
  );
}

/**
 * A list's item. If it begins with a button and has more, such as a date, the button's text is the item's name
 * and is kept.
 */
export function withName(item: Element): Element {
  const [first, ...rest] = item.children;
  if (first === undefined || typeof first === "string") return item;
  if (first.name !== "button" || rest.length === 0) return item;
  return { ...item, children: [...first.children, ...rest] };
}

/** A term of a description list with its descriptions. */
interface DescriptionGroup {
  term?: Element;
  descriptions: Element[];
}

/**
 * The groups of a description list. The parts inside an element (`<div>`) are a group, with the term in any place.
 * Directly in the list, each term begins a group.
 */
export function descriptionGroups(list: Element): DescriptionGroup[] {
  const groups: DescriptionGroup[] = [];
  const visit = (element: Element): void => {
    let group: DescriptionGroup | undefined;
    for (const child of element.children) {
      if (typeof child === "string" || isLeftOut(child)) continue;
      const isTerm = child.name === "dt";
      if (!isTerm && child.name !== "dd") {
        visit(child);
        continue;
      }
      if (group === undefined || (isTerm && group.term !== undefined)) {
        group = { descriptions: [] };
        groups.push(group);
      }
      if (isTerm) group.term = child;
      else group.descriptions.push(child);
    }
  };
  visit(list);
  return groups;
}

/** The cells of a table's rows. */
export function tableRows(table: Element): Element[][] {
  const rows: Element[][] = [];
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (typeof child === "string") continue;
      if (child.name !== "tr") visit(child);
      else rows.push(child.children.filter((cell) => typeof cell !== "string"));
    }
  };
  visit(table);
  return rows;
}
