/** React complains on the console only: this hears it, in the browser and in Node. */
/* oxlint-disable no-console -- the console is what is listened to */

/** React's messages carry %s for what follows them. */
function format([first, ...rest]: unknown[]): string {
  const parts = rest.map(String);
  const text = String(first).replaceAll("%s", () => parts.shift() ?? "");
  return [text, ...parts].join(" ").trim();
}

/** Collects errors and warnings until `stop`, which gives the console back and each complaint once. */
export function hearComplaints(): { add: (complaint: string) => void; stop: () => string[] } {
  const heard = new Set<string>();
  const { error, warn } = console;
  const hear = (...parts: unknown[]) => {
    heard.add(format(parts));
  };
  console.error = hear;
  console.warn = hear;
  return {
    add: (complaint) => heard.add(complaint),
    stop: () => {
      console.error = error;
      console.warn = warn;
      return [...heard];
    },
  };
}
