/**
 * `npm run interface`: writes the kit's public interface to `packages/ui/public-interface.json`, whose diff
 * shows what a release changes.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

import { interfacePath, readInterface } from "../tests/kit/interface/read-interface.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine(
  "npm run interface   writes the kit's public interface into packages/ui/public-interface.json",
  {},
);

writeFileSync(interfacePath, `${JSON.stringify(readInterface().modules, null, 2)}\n`);
process.exitCode = spawnSync("npx", ["oxfmt", interfacePath], { stdio: "inherit" }).status ?? 1;
