import { registerHooks } from "node:module";

const isDrizzle = (specifier: string) => /^drizzle-orm(?:\/|$)/.test(specifier);

/**
 * Makes Node load the CommonJS build of drizzle-orm. For each of its 190 ES modules Node reads the
 * package.json again (179 kB): one second and 180 MB at the start. Both builds have the same code and
 * exports. The instrumentation of traces would read package.json for each CommonJS module, too, so the
 * modules that all drivers share are loaded here, before tracing starts.
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
