import { setFlagsFromString } from "node:v8";

/**
 * Keeps V8 from compiling WebAssembly a second time with its optimizing compiler. For PGlite that takes
 * hundreds of megabytes some seconds after the start, and makes its small queries no faster. Works for
 * modules that are not compiled yet. V8 sets the last two by the first only on the command line.
 */
export function compileWebAssemblyOnce(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) {
    setFlagsFromString(flag);
  }
}
