/** Types of the problems that the story checks report, and the description of an element in them. */

/** The checks that run over every story. */
export type Check =
  | "axe"
  | "overflow"
  | "focus"
  | "forced-colors"
  | "server"
  | "hydration"
  | "picture";

/** A defect of a story: which check found it, in which mode, and a message that describes it. */
export type Problem = { check: Check; mode: string; message: string };

/** A description of an element: its tag, identifying attributes, text, and the slot that it is in. */
export function describe(element: Element): string {
  const slot = element.closest("[data-slot]")?.getAttribute("data-slot");
  const container = element.hasAttribute("data-slot") || !slot ? "" : ` in [data-slot=${slot}]`;
  const attributes = ["data-slot", "role", "aria-label", "href", "type", "d"]
    .map((name) => {
      const value = element.getAttribute(name);
      return value ? `[${name}="${value.slice(0, 40)}"]` : "";
    })
    .join("");
  const text = (element.textContent ?? "").trim().replaceAll(/\s+/g, " ");
  const words = text ? ` “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”` : "";
  return `<${element.localName}${attributes}>${words}${container}`;
}
