/** Installs the programs that the tests run. Only this folder depends on them. */
import { installBeside } from "../../scripts/build/install-beside.ts";

export default function setUp(): void {
  installBeside("tests/adoption", "what other teams take the kit with");
}
