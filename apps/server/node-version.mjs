// Plain JavaScript: an older Node must be able to read it.

/** The first Node.js that runs our TypeScript as it is. */
const oldest = 24;

/** What is wrong with the Node.js that runs this, as a sentence; undefined if nothing is. */
export function nodeProblem() {
  const { node } = process.versions;
  return Number.parseInt(node, 10) >= oldest
    ? undefined
    : `Larkline runs on Node.js ${oldest} or newer, and this is ${node}.`;
}
