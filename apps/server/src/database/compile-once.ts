import { setFlagsFromString } from "node:v8";

/**
 * Turns off V8's optimizing compiler for WebAssembly modules that are compiled later. For PGlite that
 * compiler takes hundreds of megabytes shortly after the start, and small queries do not become faster. On
 * the command line the first flag implies the other two; set at run time, it does not.
 */
export function compileWebAssemblyOnce(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) {
    setFlagsFromString(flag);
  }
}
