/**
 * Makes every text of a story about 40 % longer, because many translations are longer than the English text, and one
 * word of each heading and quotation as long as German compounds are.
 * The tests then check that the longer texts still fit.
 */

/** Elements whose texts are not lengthened, because they are invisible or are not translated. */
const skipped = "script, style, template, svg title, svg desc, [translate=no], time";

/** Lengthens each word of three or more letters by 40 % of its letters, at most by six. */
const lengthenWords = (text: string): string =>
  text.replaceAll(/\p{L}{3,}/gu, (word) => {
    const more = Math.min(6, Math.max(1, Math.round(word.length * 0.4)));
    return word + word.slice(-more).toLowerCase();
  });

/**
 * Headings and quotations: they have large letters, so one long word can be wider than a phone. Their first word gets
 * 26 letters, as many as "Datenschutzgrundverordnung" has.
 */
const withLongWord = "h1, h2, h3, h4, h5, h6, q, blockquote";

const lengthenFirstWord = (text: string): string =>
  text.replace(/\p{L}{3,}/u, (word) => word.padEnd(26, word.toLowerCase()));

/**
 * Lengthens the texts and placeholders below an element.
 *
 * @returns A function that restores them.
 */
export function lengthenTexts(root: Element): () => void {
  const undo: (() => void)[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(skipped)) continue;
    const text = node;
    const before = text.data;
    if (!before.trim()) continue;
    const words = lengthenWords(before);
    const after = text.parentElement?.closest(withLongWord) ? lengthenFirstWord(words) : words;
    if (after === before) continue;
    text.data = after;
    undo.push(() => {
      // If React has changed the text since, the new text must stay.
      if (text.data === after) text.data = before;
    });
  }
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "[placeholder]",
  )) {
    const before = field.placeholder;
    field.placeholder = lengthenWords(before);
    undo.push(() => {
      field.placeholder = before;
    });
  }
  return () => {
    for (const step of undo) step();
  };
}
