import * as icons from "@larkline/ui/icon";
import { useState } from "react";

// `Icon` is the base component that draws the others, not an icon.
const { Icon: _base, ...set } = icons;
const names = Object.entries(set).toSorted(([a], [b]) => (a < b ? -1 : 1));

const importOf = (name: string) => `import { ${name} } from "@larkline/ui/icon";`;

/** Every icon with its name. A click copies the icon's import declaration. */
export function IconGallery() {
  const [message, setMessage] = useState("");
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(importOf(name));
      setMessage(`Copied: ${importOf(name)}`);
    } catch {
      // The clipboard may be unavailable, for example without https. The import is then shown to be copied by
      // hand.
      setMessage(importOf(name));
    }
  };
  return (
    <div className="sb-unstyled my-6 text-ink">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
        {names.map(([name, Each]) => (
          <li key={name} className="grid">
            <button
              type="button"
              className="flex flex-col items-start gap-3 rounded-control border border-line p-3 text-start text-fine wrap-anywhere hover:border-edge hover:bg-surface"
              onClick={() => void copy(name)}
            >
              <Each size="lg" />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <output className="sticky bottom-4 mt-4 block w-fit rounded-control bg-action px-3 py-2 text-small text-on-action empty:invisible">
        {message}
      </output>
    </div>
  );
}
