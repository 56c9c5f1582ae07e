import { settingNames } from "../configuration/environment.ts";

/**
 * All settings of the server, empty, which counts as not set. A process that a test starts gets them before the
 * test's own settings. Otherwise it would read each missing setting from the developer's `.env`, and call the
 * model or change the database that is named there.
 */
export const unsetSettings: Readonly<Record<string, string>> = Object.fromEntries(
  settingNames.map((name) => [name, ""]),
);
