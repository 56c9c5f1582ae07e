/** Records the network transfers of a page, for the benchmark and the end-to-end test of transfers. */
import type { Page } from "playwright";

/** One request and its transferred bytes. */
export interface Transfer {
  /** Path of the requested URL. */
  path: string;
  /** Resource type as the browser names it: "Document", "Font", "Script". */
  type: string;
  /** Size of the response's headers and body as transferred, that is compressed. */
  bytes: number;
}

/** The device that is emulated: a phone, 390 px wide. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Records all transfers of a page from now on. Chromium only.
 *
 * @returns A function that returns the transfers so far, in the order of their requests.
 */
export async function recordTransfers(page: Page): Promise<() => readonly Transfer[]> {
  const transfers = new Map<string, Transfer>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol === "data:" || protocol === "blob:") return;
    transfers.set(requestId, { path: pathname, type: type ?? "Other", bytes: 0 });
  });
  const setBytes = ({ requestId, bytes }: { requestId: string; bytes: number }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = bytes;
  };
  // At first only the size of the headers, in case the page closes before the request is finished.
  session.on("Network.responseReceived", ({ requestId, response }) =>
    setBytes({ requestId, bytes: response.encodedDataLength }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    setBytes({ requestId, bytes: encodedDataLength }),
  );
  await session.send("Network.enable");
  return () => [...transfers.values()];
}

/** Sum of the transferred bytes. */
export const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
