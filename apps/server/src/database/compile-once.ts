import { setFlagsFromString } from "node:v8";

/**
 * Turns off V8's optimizing compiler for WebAssembly modules that are compiled later, so that each module is
 * compiled only once, by V8's baseline compiler. For PGlite the optimizing compiler takes hundreds of
 * megabytes shortly after the start, and small queries do not become faster. On the command line
 * `--liftoff-only` implies the other two flags; at run time it does not.
 */
export function compileWebAssemblyOnce(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) {
    setFlagsFromString(flag);
  }
}
