/** Starts Firefox or WebKit for a test. */
import { engineSources, findEngines } from "../../../scripts/engines.ts";
import type { EngineName } from "../../../scripts/engines.ts";
import type { DrivenPage, PageOptions } from "./driven-page.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

/** Starts a browser of this engine with a new profile, and returns its page. */
export async function openEngine(name: EngineName, options: PageOptions): Promise<DrivenPage> {
  const { firefox, webkit } = findEngines();
  if (name === "firefox" && firefox) return openFirefox(firefox, options);
  if (name === "webkit" && webkit) return openWebKit(webkit, options);
  throw new Error(`${engineSources[name].name} was not found. ${engineSources[name].install}.`);
}
