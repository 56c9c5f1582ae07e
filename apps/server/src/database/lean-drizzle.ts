import { registerHooks } from "node:module";

const isDrizzle = (specifier: string) => /^drizzle-orm(?:\/|$)/.test(specifier);

/**
 * Has the CommonJS build of drizzle-orm loaded from now on. For each of its 190 ES modules Node.js reads
 * the package's description anew, 179 kB with 447 entries: a second and 180 MB at the start, which the
 * process does not give back. Both builds are the same code, with the same exports.
 */
export function loadLeanDrizzle(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      isDrizzle(specifier)
        ? next(specifier, {
            ...context,
            conditions: context.conditions.map((name) => (name === "import" ? "require" : name)),
          })
        : next(specifier, context),
  });
}
