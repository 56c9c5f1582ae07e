import { loadEnvironmentFile } from "../../apps/server/src/configuration/environment-file.ts";
import { readBuildSettings } from "../../apps/server/src/configuration/environment.ts";
import { OperatorError } from "../../apps/server/src/errors/operator-error.ts";

/**
 * Loads `.env` into process.env, and checks the settings that the pages contain. Their checked values, without
 * spaces and line breaks around them, replace those in process.env, because Vite's configuration
 * (`apps/site/vite.config.ts`) and the steps of the build read them from there. Ends the process with one line if
 * a setting is invalid.
 */
export function loadBuildSettings(environmentFile?: string): void {
  try {
    loadEnvironmentFile(environmentFile);
    Object.assign(process.env, readBuildSettings(process.env));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
