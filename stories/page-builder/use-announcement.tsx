import { useState } from "react";

/** Hook: returns a live region, and a function that announces a text to screen readers. */
export function useAnnouncement() {
  const [{ text, count }, setAnnouncement] = useState({ text: "", count: 0 });
  const region = (
    <output className="sr-only">
      {/* A new element for each announcement: an unchanged text would not be announced again. */}
      <span key={count}>{text}</span>
    </output>
  );
  const say = (next: string) =>
    setAnnouncement((before) => ({ text: next, count: before.count + 1 }));
  return [region, say] as const;
}
