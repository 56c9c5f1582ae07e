import type { Page } from "playwright";

/** What one request brought over the network. */
export interface Transfer {
  /** Path of the address. */
  path: string;
  /** The browser's name for what it is: "Document", "Font", "Script". */
  type: string;
  /** Head and body of the answer, as they were sent: compressed. */
  bytes: number;
}

/** A phone, by which transfers are measured: 390 px wide, held in the hand. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Notes every transfer of a page from now on. Chromium only.
 *
 * @returns The transfers so far, in the order of their requests.
 */
export async function noteTransfers(page: Page): Promise<() => readonly Transfer[]> {
  const transfers = new Map<string, Transfer>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol === "data:" || protocol === "blob:") return;
    transfers.set(requestId, { path: pathname, type: type ?? "Other", bytes: 0 });
  });
  const note = ({ requestId, bytes }: { requestId: string; bytes: number }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = bytes;
  };
  // The head alone at first: of what is sent while a page may go, the end is not told.
  session.on("Network.responseReceived", ({ requestId, response }) =>
    note({ requestId, bytes: response.encodedDataLength }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    note({ requestId, bytes: encodedDataLength }),
  );
  await session.send("Network.enable");
  return () => [...transfers.values()];
}

/** The bytes of all of them. */
export const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
