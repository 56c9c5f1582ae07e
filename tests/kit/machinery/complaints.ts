/** Captures console messages, in the browser and in Node, because React reports problems on the console. */
/* oxlint-disable no-console -- captures the console */

/** Joins a message's arguments to one text. React's messages contain %s for the arguments that follow. */
function format([first, ...rest]: unknown[]): string {
  const parts = rest.map(String);
  const text = String(first).replaceAll("%s", () => parts.shift() ?? "");
  return [text, ...parts].join(" ").trim();
}

/**
 * Collects errors and warnings of the console until `stop` is called. `stop` restores the console and returns
 * each message once. `add` adds a message that was not written to the console.
 */
export function captureConsole(): { add: (complaint: string) => void; stop: () => string[] } {
  const messages = new Set<string>();
  const { error, warn } = console;
  const capture = (...parts: unknown[]) => {
    messages.add(format(parts));
  };
  console.error = capture;
  console.warn = capture;
  return {
    add: (complaint) => messages.add(complaint),
    stop: () => {
      console.error = error;
      console.warn = warn;
      return [...messages];
    },
  };
}
