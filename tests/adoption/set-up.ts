/** Installs the programs that the tests run: they are nobody's dependency but this folder's. */
import { installBeside } from "../../scripts/build/install-beside.ts";

export default function setUp(): void {
  installBeside("tests/adoption", "what other teams take the kit with");
}
