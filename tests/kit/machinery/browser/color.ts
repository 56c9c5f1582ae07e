/** Colors as the browser paints them, and the contrast between two (WCAG 2.2, 1.4.3). */

export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const known = new Map<string, Color>();

/** Any CSS color as sRGB bytes with an alpha of 0 to 1: the browser itself converts it. */
export function parseColor(css: string): Color {
  const before = known.get(css);
  if (before) return before;
  if (!canvas) throw new Error("This browser has no 2d canvas.");
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = "#000";
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const color = [red, green, blue, alpha / 255] as const;
  known.set(css, color);
  return color;
}

const over = (front: Color, back: Color): Color => {
  const mix = (index: 0 | 1 | 2) => front[index] * front[3] + back[index] * (1 - front[3]);
  return [mix(0), mix(1), mix(2), 1];
};

/** The ground behind an element: every translucent ground up to the page, composed. */
export function groundBehind(element: Element | null): Color {
  const layers: Color[] = [];
  for (let at = element; at; at = at.parentElement) {
    const color = parseColor(getComputedStyle(at).backgroundColor);
    if (color[3] > 0) layers.push(color);
    if (color[3] === 1) break;
  }
  const canvasColor = parseColor("Canvas");
  return layers.reduceRight<Color>((back, front) => over(front, back), canvasColor);
}

const linear = (byte: number) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Color) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of a color on a ground, 1 to 21. */
export function contrast(front: Color, back: Color): number {
  const a = luminance(over(front, back));
  const b = luminance(back);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
