// Plain JavaScript, because an older Node.js must be able to run this file.

/** The oldest major version of Node.js that runs our TypeScript sources without a build. */
const oldest = 24;

/** Returns an error message if the running Node.js is too old; undefined otherwise. */
export function nodeProblem() {
  const { node } = process.versions;
  return Number.parseInt(node, 10) >= oldest
    ? undefined
    : `Larkline runs on Node.js ${oldest} or newer, and this is ${node}.`;
}
