import type { ChatClock } from "./clock.ts";
import type { WatchComeback } from "./comeback.ts";
import type { LoadEarlier } from "./earlier-request.ts";
import type { EraseSession } from "./erase-request.ts";
import type { ChatMemory } from "./memory.ts";
import type { SocketAddress } from "./socket-transport.ts";
import type { ChatTabs } from "./tabs.ts";
import type { OpenTransport } from "./transport.ts";
import type { StartUpload } from "./upload-request.ts";

/** What a conversation gets from outside; the site leaves all of it at its default. */
export interface ChatOptions extends SocketAddress {
  /** The line to the server. Default: Socket.IO. */
  readonly transport?: OpenTransport | undefined;
  readonly clock?: Partial<ChatClock> | undefined;
  /** How earlier messages are fetched. Default: by fetch. */
  readonly loadEarlier?: LoadEarlier | undefined;
  /** How a conversation is deleted on the server. Default: by fetch. */
  readonly eraseSession?: EraseSession | undefined;
  /** How a file is uploaded. Default: by XMLHttpRequest. */
  readonly upload?: StartUpload | undefined;
  /** When to try again after all attempts failed. Default: the browser is online or seen again. */
  readonly comeback?: WatchComeback | undefined;
  /** What is kept between page views. Default: the browser's storage. */
  readonly memory?: ChatMemory | undefined;
  /** The other tabs of the browser. Default: by its locks and channels. */
  readonly tabs?: ChatTabs | undefined;
  /** Metadata of a session that the first message creates. */
  readonly metadata?: (() => Record<string, string>) | undefined;
  /** Told what is not worth a message to the visitor (specification, section 8). Default: nobody. */
  readonly log?: ((message: string) => void) | undefined;
}
