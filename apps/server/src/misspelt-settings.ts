import { distance } from "fastest-levenshtein";

import { settingNames } from "./configuration.ts";

/** Variables of the build, which the server ignores. */
const buildSettings = ["DOCS_URL"];

/** Prefixes of our variables: unknown names with them are probably misspelt. */
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

/** Kubernetes sets variables for every service: REDIS_SERVICE_HOST, REDIS_PORT_6379_TCP. */
const ofAService = /_SERVICE_(?:HOST|PORT)|_PORT(?:_\d|$)/;

/** Most differing characters, by length: short names are easily other words. */
const mistakesIn = (name: string) => (name.length < 8 ? 1 : 2);

/**
 * Finds variables that look like misspelt settings, which would be ignored silently. Returns a
 * sentence for each.
 */
export function misspeltSettings(environment: NodeJS.ProcessEnv): string[] {
  const known = [...settingNames, ...buildSettings];
  return Object.entries(environment).flatMap(([name, value = ""]) => {
    if (value.trim() === "" || known.includes(name)) return [];
    const written = name.toUpperCase();
    const [closest] = known
      .map((meant) => ({ meant, mistakes: distance(written, meant) }))
      .filter(({ meant, mistakes }) => mistakes <= mistakesIn(meant))
      .toSorted((one, other) => one.mistakes - other.mistakes);
    if (closest !== undefined) {
      return [`${name} is not a setting and was ignored. Did you mean ${closest.meant}?`];
    }
    const isOurs = prefixes.some((prefix) => name.startsWith(prefix)) && !ofAService.test(name);
    return isOurs ? [`${name} is not a setting and was ignored. See .env.example`] : [];
  });
}
