import { expect, test } from "vitest";

import { arabicLabels } from "../../labels-ar.ts";
import { fileSize, fileSizeLabels } from "./file-size.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [3, "3 bytes"],
  [1023, "1,023 bytes"],
  [1024, "1 KB"],
  [412_000, "402 KB"],
  [500 * 1024, "500 KB"],
  [1024 * 1024 - 1, "1 MB"],
  [10 * 1024 * 1024, "10 MB"],
  [3_600_000, "3.4 MB"],
])("%d bytes are shown as %s", (bytes, text) => {
  expect(fileSize(bytes, fileSizeLabels, "en-US")).toBe(text);
});

test("sizes are shown in the language's digits and words", () => {
  expect(fileSize(3, arabicLabels.fileSize, "ar-EG")).toBe("٣ بايت");
  expect(fileSize(2048, arabicLabels.fileSize, "ar-EG")).toBe("٢ كيلوبايت");
});
