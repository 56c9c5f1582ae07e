import { describe, expect, it } from "vitest";

import { speechPeaks, WAVE, wavePath } from "./wave-path.ts";

const speech = { seed: 14, pattern: [11, 3, 17, 2, 8, 9] };
const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe("imagined speech", () => {
  it("is the same for the same description and another for another voice", () => {
    expect(speechPeaks(speech)).toEqual(speechPeaks(speech));
    expect(speechPeaks({ ...speech, seed: 15 })).not.toEqual(speechPeaks(speech));
  });

  it("speaks and is silent as long as the pattern says", () => {
    const peaks = speechPeaks({ seed: 3, pattern: [4, 2, 5] });
    expect(peaks.map((peak) => (peak > 0 ? "s" : ".")).join("")).toBe("ssss..sssss");
  });

  it("stays between silence and the loudest", () => {
    for (const peak of speechPeaks({ seed: 99, pattern: [200] })) {
      expect(peak).toBeGreaterThan(0);
      expect(peak).toBeLessThanOrEqual(1);
    }
  });
});

describe("the line of a call", () => {
  it("is straight where nobody speaks", () => {
    expect(wavePath([0, 0, 0])).toBe(`M0 24h${WAVE.width}`);
    expect(wavePath([1, 0, 0, 1]).match(/h/g)).toHaveLength(1);
  });

  it("is heard to the same point that the rest begins at", () => {
    const peaks = speechPeaks(speech);
    const heard = wavePath(peaks, 0, 20);
    const [start] = numbers(wavePath(peaks, 20));
    const widths = [...heard.matchAll(/h([\d.]+)|q\S+ \S+ ([\d.]+) 0/g)].map((match) =>
      Number(match[1] ?? match[2]),
    );
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(start ?? -1, 6);
  });

  it("never leaves its box", () => {
    for (const [, height] of wavePath(Array.from({ length: 40 }, () => 1)).matchAll(/q\S+ (\S+) /g))
      // The curve reaches half the way to its control point.
      expect(Math.abs(Number(height)) / 2).toBeLessThanOrEqual(WAVE.height / 2);
  });
});
