/** Captures console messages, in the browser and in Node, because React reports problems only there. */
/* oxlint-disable no-console -- captures the console */

/** React's messages contain %s for the arguments that follow. */
function format([first, ...rest]: unknown[]): string {
  const parts = rest.map(String);
  const text = String(first).replaceAll("%s", () => parts.shift() ?? "");
  return [text, ...parts].join(" ").trim();
}

/**
 * Collects errors and warnings of the console until `stop`, which restores the console and returns
 * each message once.
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
