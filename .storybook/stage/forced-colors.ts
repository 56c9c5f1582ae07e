/**
 * Emulates forced colors for the toolbar, because no page can turn on the system's mode. Style sheets do
 * what the browser does in that mode (https://drafts.csswg.org/css-color-adjust-1/#forced): the kit's own
 * rules for forced colors apply, every other color becomes a system color, and shadows and gradients
 * disappear. Two effects are not emulated: the colors that the user has chosen in the system, and the opaque
 * backplate that the browser draws behind text on pictures.
 */

const forcedColorsActive = /\(forced-colors:\s*active\)/;
/** A media query that is always true. It replaces `forced-colors: active`. */
const always = "(width >= 0px)";

/** The nested rules of a rule or style sheet. */
const rulesIn = (rule: CSSRule | CSSStyleSheet): CSSRule[] =>
  "cssRules" in rule && rule.cssRules instanceof CSSRuleList ? [...rule.cssRules] : [];

/** Makes the kit's declarations for forced colors `!important`, so that they override the emulation. */
function strengthen(rule: CSSRule): void {
  if ("style" in rule && rule.style instanceof CSSStyleDeclaration)
    for (const name of Array.from(rule.style))
      rule.style.setProperty(name, rule.style.getPropertyValue(name), "important");
  for (const inner of rulesIn(rule)) strengthen(inner);
}

/**
 * Activates media rules for forced colors. They need not be reverted, because ending the emulation reloads
 * the page.
 */
function activate(rule: CSSRule | CSSStyleSheet): void {
  if (rule instanceof CSSMediaRule && forcedColorsActive.test(rule.media.mediaText)) {
    rule.media.mediaText = rule.media.mediaText.replace(forcedColorsActive, always);
    for (const inner of rulesIn(rule)) strengthen(inner);
    return;
  }
  for (const inner of rulesIn(rule)) activate(inner);
}

/**
 * System colors by element, as browsers apply them. The declarations are important and in no cascade layer.
 * The kit's rules for forced colors, made important by `strengthen`, are in layers. Among important
 * declarations, those in layers win, so the kit's rules override this style sheet.
 */
const css = `
:root[data-forced], :root[data-forced] > body { color: CanvasText !important; background-color: Canvas !important; }
[data-forced], [data-forced]::before, [data-forced]::after {
  color: inherit !important;
  border-color: currentcolor !important;
  outline-color: Highlight !important;
  text-decoration-color: currentcolor !important;
  column-rule-color: currentcolor !important;
  caret-color: auto !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
[data-forced]:not([data-forced~="picture"]), [data-forced]::before, [data-forced]::after {
  background-image: none !important;
}
[data-forced~="ground"], [data-forced~="before"]::before, [data-forced~="after"]::after {
  background-color: Canvas !important;
}
[data-forced]:is(a, area)[href] { color: LinkText !important; }
[data-forced]:is(button, [type="button"], [type="submit"], [type="reset"]) {
  color: ButtonText !important;
  border-color: ButtonBorder !important;
}
[data-forced~="ground"]:is(button, [type="button"], [type="submit"], [type="reset"]) {
  background-color: ButtonFace !important;
}
[data-forced]:is(input, textarea, select) { color: FieldText !important; border-color: ButtonBorder !important; }
[data-forced~="ground"]:is(input, textarea, select) { background-color: Field !important; }
[data-forced]:disabled { color: GrayText !important; border-color: GrayText !important; }
[data-forced]:is(mark) { color: MarkText !important; background-color: Mark !important; }
[data-forced]::placeholder { color: GrayText !important; }
`;

/** Whether a color paints anything: "rgba(0, 0, 0, 0)" does not. */
const paints = (color: string) => !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(color);

/**
 * The value of an element's `data-forced`: which of its parts get a system background (`ground`, `before`,
 * `after`), and whether it has a background image (`picture`). Undefined if the element keeps its own colors.
 */
function forcedParts(element: Element): string | undefined {
  const style = getComputedStyle(element);
  if (style.getPropertyValue("forced-color-adjust") === "none") return undefined;
  // An SVG element keeps its own colors, or inherits its parent's.
  if (element instanceof SVGElement) return undefined;
  const parts = [
    paints(style.backgroundColor) && "ground",
    style.backgroundImage.includes("url(") && "picture",
    paints(getComputedStyle(element, "::before").backgroundColor) && "before",
    paints(getComputedStyle(element, "::after").backgroundColor) && "after",
  ];
  return parts.filter(Boolean).join(" ");
}

function setForced(element: Element, forced: string | undefined): void {
  if (forced === undefined) element.removeAttribute("data-forced");
  else if (element.getAttribute("data-forced") !== forced)
    element.setAttribute("data-forced", forced);
}

/** Starts the emulation. It ends when the page is reloaded. */
export function forceColors(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let activatedCount = 0;
  let isScheduled = false;

  const force = () => {
    isScheduled = false;
    if (activatedCount !== document.styleSheets.length) {
      activatedCount = document.styleSheets.length;
      for (const each of document.styleSheets) activate(each);
    }
    // Reads all original colors first, with the emulation disabled. Then it sets all attributes, so that the
    // browser recalculates styles only once.
    sheet.disabled = true;
    const elements = [document.documentElement, ...document.body.querySelectorAll("*")];
    const partsByElement = elements.map((element) => [element, forcedParts(element)] as const);
    for (const [element, forced] of partsByElement) setForced(element, forced);
    sheet.disabled = false;
  };
  const schedule = () => {
    if (!isScheduled) requestAnimationFrame(force);
    isScheduled = true;
  };
  new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName !== "data-forced")) schedule();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  force();
}
