import { registerHooks } from "node:module";

const isDrizzle = (specifier: string) => /^drizzle-orm(?:\/|$)/.test(specifier);

/**
 * Makes Node load the CommonJS build of drizzle-orm, which has the same code and exports as the build of ES
 * modules. For each of about 100 ES modules Node would parse the package's package.json (179 kB) again, which
 * takes almost a second and 180 MB at the start. Once tracing has started, its instrumentation looks up the
 * package again for each CommonJS module that is loaded. So the modules that all drivers share are loaded
 * here, before tracing starts.
 */
export async function loadLeanDrizzle(): Promise<void> {
  registerHooks({
    resolve: (specifier, context, next) =>
      isDrizzle(specifier)
        ? next(specifier, {
            ...context,
            conditions: context.conditions.map((name) => (name === "import" ? "require" : name)),
          })
        : next(specifier, context),
  });
  await import("drizzle-orm/pg-core");
}
