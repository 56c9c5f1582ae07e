/** Vitest's global setup: installs shadcn's and Figma's command-line tools, which only these tests use. */
import { installBeside } from "../../scripts/build/install-beside.ts";

export default function setUp(): void {
  installBeside("tests/adoption", "the command-line tools with which other teams install the kit");
}
