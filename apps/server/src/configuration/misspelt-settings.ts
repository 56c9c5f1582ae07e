import { distance } from "fastest-levenshtein";

import { settingNames } from "./environment.ts";

/** Variables of the build, which the server ignores. */
const buildSettings = ["DOCS_URL"];

/** Prefixes of our variables: an unknown name with such a prefix is probably misspelt. */
const prefixes = [
  "ASSISTANT_",
  "DATABASE_",
  "KEEP_",
  "METRICS_",
  "REDIS_",
  "S3_",
  "SMTP_",
  "SOCKETS_",
  "TAG_MANAGER_",
  "TRUSTED_",
  "UPLOADS_",
];

/** Variables that Kubernetes sets for every service, such as REDIS_SERVICE_HOST and REDIS_PORT_6379_TCP. */
const serviceVariable = /_SERVICE_(?:HOST|PORT)|_PORT(?:_\d|$)/;

/**
 * Maximum number of wrong characters in a misspelt name. Lower for short names, because they resemble the names
 * of other programs' variables.
 */
const maxMistakes = (name: string) => (name.length < 8 ? 1 : 2);

/**
 * Finds variables that look like misspelt settings, which would be ignored silently. Returns a
 * warning for each, which run.ts logs at the start.
 */
export function misspeltSettings(environment: NodeJS.ProcessEnv): string[] {
  const known = [...settingNames, ...buildSettings];
  return Object.entries(environment).flatMap(([name, value = ""]) => {
    if (value.trim() === "" || known.includes(name)) return [];
    const upperName = name.toUpperCase();
    const [closest] = known
      .map((meant) => ({ meant, mistakes: distance(upperName, meant) }))
      .filter(({ meant, mistakes }) => mistakes <= maxMistakes(meant))
      .toSorted((a, b) => a.mistakes - b.mistakes);
    if (closest !== undefined) {
      return [`${name} is not a setting and was ignored. Did you mean ${closest.meant}?`];
    }
    const isOurs =
      prefixes.some((prefix) => name.startsWith(prefix)) && !serviceVariable.test(name);
    return isOurs ? [`${name} is not a setting and was ignored. See .env.example`] : [];
  });
}
