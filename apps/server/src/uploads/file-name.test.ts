import { uploadMediaTypes, uploadNameMaxLength } from "@larkline/contract/limits";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { attachmentDisposition, safeFileName } from "./file-name.ts";

describe("file names", () => {
  it.each([
    ["offer.pdf", "application/pdf", "offer.pdf"],
    ["Offer 2026 (final).PDF", "application/pdf", "Offer 2026 (final).PDF"],
    ["C:\\Users\\Marta\\offer.pdf", "application/pdf", "offer.pdf"],
    ["../../etc/passwd", "text/plain", "passwd.txt"],
    ["page.html", "text/plain", "page.html.txt"],
    ["con.txt", "text/plain", "_con.txt"],
    ["   ...  ", "image/png", "file.png"],
    [".htaccess", "text/plain", "htaccess.txt"],
    ["a\u202egpj.exe", "image/jpeg", "agpj.exe.jpg"],
    ["re\u0301sume\u0301.pdf", "application/pdf", "r\u00e9sum\u00e9.pdf"],
    ["x".repeat(500), "text/csv", `${"x".repeat(196)}.csv`],
  ] as const)("%j of type %s becomes %s", (given, mediaType, expected) => {
    expect(safeFileName(given, mediaType)).toBe(expected);
  });

  it("are read from the end of a very long name only, so that it costs no time", () => {
    expect(safeFileName(`a${".".repeat(5000)}x`, "text/plain")).toBe("x.txt");
  });

  it("are safe for any input, and can be read from the Content-Disposition header", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            "a",
            ".",
            "/",
            "\\",
            '"',
            "\r",
            "\n",
            "\0",
            "é",
            "😀",
            "\ud800",
            "\u202e",
            "%",
            "'",
            " ",
          ),
        }),
        fc.constantFrom(...uploadMediaTypes),
        (given, mediaType) => {
          const name = safeFileName(given, mediaType);
          expect(name).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cf}\p{Surrogate}]+\.[a-z]{3,4}$/u);
          expect(name.length).toBeLessThanOrEqual(uploadNameMaxLength);
          expect(name).not.toMatch(/^[. ]/);
          const header = attachmentDisposition(name);
          expect(header).toMatch(
            /^attachment; filename="[ !#-[\]-~]+"; filename\*=UTF-8''[\w!~.%-]+$/,
          );
          expect(decodeURIComponent(header.split("UTF-8''")[1] ?? "")).toBe(name);
        },
      ),
      { seed: 20_261_120, numRuns: 1000 },
    );
  });
});
