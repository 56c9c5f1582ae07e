import { installBeside } from "../build/install-beside.ts";

/** Installs what the kit is measured against into `bench/`. */
export const installBench = () => installBeside("bench", "what the kit is measured against");
