/** The bytes of hexadecimal digits, followed by those of a text. */
const bytes = (hexadecimal: string, text = "") =>
  new Uint8Array([...Buffer.from(hexadecimal, "hex"), ...Buffer.from(text)]);

/**
 * Small files of accepted and refused types, named by what they are. The binary ones have the right
 * signatures, but not all can be displayed or opened.
 */
export const sampleFiles = {
  pdf: bytes("", "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"),
  png: bytes(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000" +
      "1f15c4890000000d49444154789c6360000002000001000500010d0a2db40000000049454e44ae426082",
  ),
  jpeg: bytes("ffd8ffe000104a46494600010100000100010000ffd9"),
  webp: bytes("524946461a000000574542505650384c0d0000002f0000001007101111888888fe0700"),
  html: bytes("", "<!doctype html><script>alert(1)</script>"),
  svg: bytes("", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  exe: bytes("4d5a90000300000004000000ffff0000b80000000000000040"),
  zip: bytes("504b03040a0000000000"),
} as const;
