import { setFlagsFromString } from "node:v8";

/**
 * Turns off V8's optimizing compiler for WebAssembly. For PGlite it takes hundreds of megabytes
 * shortly after the start and makes small queries no faster. Affects only modules compiled later. On the
 * command line the first flag would imply the other two; set at run time, it does not.
 */
export function compileWebAssemblyOnce(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) {
    setFlagsFromString(flag);
  }
}
