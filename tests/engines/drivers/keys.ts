/** Converts keys in the syntax of `userEvent.keyboard` to the W3C's input actions. */
import { parseKeyDef } from "@vitest/browser";

import type { InputAction, InputSource } from "./driven-page.ts";

/** Code points of keys without a character (WebDriver, 17.4.2 Keyboard actions). */
const namedKeys: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Insert: "\uE016",
  Delete: "\uE017",
  F1: "\uE031",
  F2: "\uE032",
  F3: "\uE033",
  F4: "\uE034",
  F5: "\uE035",
  F6: "\uE036",
  F7: "\uE037",
  F8: "\uE038",
  F9: "\uE039",
  F10: "\uE03A",
  F11: "\uE03B",
  F12: "\uE03C",
  Meta: "\uE03D",
};

function valueOf(key: string): string {
  const value = namedKeys[key] ?? (key.length === 1 ? key : undefined);
  if (value === undefined)
    throw new Error(`No WebDriver code point for the key "${key}": add it to \`namedKeys\`.`);
  return value;
}

/**
 * Converts `keys` to actions.
 *
 * @param unreleased The keys that are already held down.
 * @returns The actions, and the keys that are still held down after them.
 */
export function keyActions(
  keys: string,
  unreleased: readonly string[] = [],
): { source: InputSource; unreleased: string[] } {
  const down = new Set(unreleased);
  const actions: InputAction[] = [];
  const act = (type: "keyDown" | "keyUp", key: string) => {
    actions.push({ type, value: valueOf(key) });
    if (type === "keyDown") down.add(key);
    else down.delete(key);
  };
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(keys)) {
    const { key = "" } = keyDef;
    // Releases a held key before it is pressed again, as user-event does.
    if (down.has(key)) act("keyUp", key);
    if (releasePrevious) continue;
    for (let time = 1; time <= repeat; time += 1) act("keyDown", key);
    if (releaseSelf) act("keyUp", key);
  }
  return { source: { type: "key", id: "keyboard", actions }, unreleased: [...down] };
}
