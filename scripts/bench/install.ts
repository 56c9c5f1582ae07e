import { installBeside } from "../build/install-beside.ts";

/** Installs the packages that the kit is compared with into `bench/`. */
export const installBench = () =>
  installBeside("bench", "the packages that the kit is compared with");
