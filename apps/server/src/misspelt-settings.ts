import { distance } from "fastest-levenshtein";

import { settingNames } from "./configuration.ts";

/** Variables that the build reads and the server does not. */
const buildSettings = ["DOCS_URL"];

/** Beginnings that only our variables have: what else begins so was meant for us. */
const prefixes = ["ASSISTANT_", "DATABASE_", "REDIS_", "S3_", "SMTP_", "TAG_MANAGER_", "TRUSTED_"];

/** Kubernetes describes every service in the environment: REDIS_SERVICE_HOST, REDIS_PORT_6379_TCP. */
const ofAService = /_SERVICE_(?:HOST|PORT)|_PORT(?:_\d|$)/;

/** How many characters may be wrong in a name that is still recognized. A short one is soon another word. */
const mistakesIn = (name: string) => (name.length < 8 ? 1 : 2);

/**
 * Variables of the environment that look like ours and are none, a sentence for each. A misspelt name
 * would else count as one that is not set, without a word.
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
