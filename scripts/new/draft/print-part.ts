/** Prints elements as JSX, formatted like `oxfmt` formats it. */
import { FromWords, Part, type Prop } from "./nodes.ts";

const lineWidth = 100;

const codeOf = ({ place }: FromWords) => `text.${place}`;

function attribute(name: string, value: Prop): string {
  if (value === true) return name;
  if (typeof value === "string") return `${name}=${JSON.stringify(value)}`;
  if (typeof value === "number") return `${name}={${value}}`;
  if (value instanceof FromWords) return `${name}={${codeOf(value)}}`;
  return `${name}={${printPart(value, "")}}`;
}

/** Prints an element on one line, or with one attribute per line if it is too long. */
export function printPart({ component, props, children }: Part, indent: string): string {
  const attributes = Object.entries(props).map(([name, value]) => attribute(name, value));
  const open = `<${[component, ...attributes].join(" ")}`;
  const inner = `${indent}  `;
  const child = children && `{${codeOf(children)}}`;
  const oneLine = child === undefined ? `${open} />` : `${open}>${child}</${component}>`;
  if (indent.length + oneLine.length <= lineWidth) return oneLine;
  const tall = `<${component}\n${attributes.map((each) => `${inner}${each}\n`).join("")}${indent}`;
  if (child === undefined) return `${tall}/>`;
  const start = indent.length + open.length + 1 <= lineWidth ? `${open}>` : `${tall}>`;
  return `${start}\n${inner}${child}\n${indent}</${component}>`;
}

/** The element and all elements inside it. */
export function partsIn(part: Part): readonly Part[] {
  return [
    part,
    ...Object.values(part.props).flatMap((value) => (value instanceof Part ? partsIn(value) : [])),
  ];
}
