import { fileURLToPath } from "node:url";

import { build } from "vite";

const loader = fileURLToPath(new URL("../loader/loader.ts", import.meta.url));

/** URLs of the files that a page's loader loads. */
export interface PageParts {
  entry: string;
  stylesheet: string;
  /** The module that counts the page view when the browser is idle. */
  track: string;
  /** All other modules, the most important first. */
  modules: readonly string[];
}

/** Options of a page's loader. */
export interface LoaderKind {
  /** Whether the application starts without an interaction. */
  atOnce: boolean;
  /** Whether the URL's fragment contains tokens and must be cleared. */
  secret: boolean;
}

/**
 * Compiles `src/loader/loader.ts` to one minified statement. It still contains the placeholder `__PARTS__`,
 * which `inlineScript` replaces.
 */
export async function compileLoader({ atOnce, secret }: LoaderKind): Promise<string> {
  const result = await build({
    configFile: false,
    define: { __AT_ONCE__: String(atOnce), __SECRET__: String(secret) },
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      minify: "oxc",
      lib: { entry: loader, formats: ["iife"], name: "loader" },
      rolldownOptions: { optimization: { inlineConst: true } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error("Vite built no output for loader.ts.");
  // Replaces the function call by a block, which needs fewer bytes. `var` becomes `let`, because only `let`
  // is scoped to a block.
  const body = /^\(function\(\)\{(.+)\}\)\(\);?$/s.exec(output.output[0].code.trim())?.[1];
  if (!body)
    throw new Error("Vite's output for loader.ts is not one function call: adapt compileLoader.");
  return `{${body.replaceAll(/\bvar\b(?=[\s[{])/g, "let")}}`;
}

/**
 * Maximum size of the inline script in bytes. The limit exists because the script precedes every page's
 * content.
 */
const maximumBytes = 1000;

/**
 * The inline script of a page: the compiled loader with the names of the page's modules. If the script would
 * exceed the maximum size, the last names are omitted. The browser then loads these modules later, after the
 * modules that import them.
 */
export function inlineScript(compiled: string, parts: PageParts): string {
  const names = [parts.stylesheet, parts.track, parts.entry, ...parts.modules].map((address) => {
    if (!address.startsWith("/assets/")) throw new Error(`${address} is not below /assets/.`);
    // Without the modules' extension, which the loader appends: this list is the longest part of the
    // script.
    return address.slice("/assets/".length).replace(/\.js$/, "");
  });
  /** The script with the first `count` names. */
  const scriptWith = (count: number) =>
    compiled.replace("__PARTS__", () => JSON.stringify(names.slice(0, count).join(" ")));
  const needed = names.length - parts.modules.length;
  let count = names.length;
  while (count > needed && scriptWith(count).length > maximumBytes) count -= 1;
  const script = scriptWith(count);
  if (script === compiled) throw new Error("The compiled loader has no placeholder __PARTS__.");
  if (script.includes("</")) throw new Error("The inline script would end its own element early.");
  return script;
}
