import { describe, expect, it } from "vitest";

import { speechPeaks, WAVE, wavePath } from "./wave-path.ts";

const speech = { seed: 14, pattern: [11, 3, 17, 2, 8, 9] };
const shapeOf = (path: string) => path.replaceAll(/(q\S+) \S+/g, "$1");
const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe("generated speech", () => {
  it("is the same for the same seed and differs for another", () => {
    expect(speechPeaks(speech)).toEqual(speechPeaks(speech));
    expect(speechPeaks({ ...speech, seed: 15 })).not.toEqual(speechPeaks(speech));
  });

  it("alternates speech and silence as the pattern says", () => {
    const peaks = speechPeaks({ seed: 3, pattern: [4, 2, 5] });
    expect(peaks.map((peak) => (peak > 0 ? "s" : ".")).join("")).toBe("ssss..sssss");
  });

  it("has values from 0 to 1", () => {
    for (const peak of speechPeaks({ seed: 99, pattern: [200] })) {
      expect(peak).toBeGreaterThan(0);
      expect(peak).toBeLessThanOrEqual(1);
    }
  });
});

describe("the path of a waveform", () => {
  it("is a straight line during silence", () => {
    expect(wavePath([0, 0, 0])).toBe(`M0 24h${WAVE.width}`);
    expect(wavePath([1, 0, 0, 1]).match(/h/g)).toHaveLength(1);
  });

  it("is continuous between the played part and the rest", () => {
    const peaks = speechPeaks(speech);
    const heard = wavePath(peaks, 0, 20);
    const [start] = numbers(wavePath(peaks, 20));
    const widths = [...heard.matchAll(/[ht]([\d.]+)|q\S+ \S+ ([\d.]+) 0/g)].map((match) =>
      Number(match[1] ?? match[2]),
    );
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(start ?? -1, 6);
  });

  it("has another rhythm for another call of the same length", () => {
    const other = speechPeaks({ ...speech, seed: 15 });
    expect(shapeOf(wavePath(other))).not.toBe(shapeOf(wavePath(speechPeaks(speech))));
  });

  it("draws the second half of a wave as the mirrored first one", () => {
    expect(wavePath([1, 1, 1, 1])).toBe("M0 24q43 -44 86 0t86 0t86 0t86 0");
  });

  it("stays inside its box", () => {
    for (const [, height] of wavePath(Array.from({ length: 40 }, () => 1)).matchAll(/q\S+ (\S+) /g))
      // The curve reaches half the way to its control point.
      expect(Math.abs(Number(height)) / 2).toBeLessThanOrEqual(WAVE.height / 2);
  });
});
