import type { ChatClock } from "./clock.ts";
import type { LoadEarlier } from "./earlier-request.ts";
import type { EraseSession } from "./erase-request.ts";
import type { ChatMemory } from "./memory.ts";
import type { WatchReconnectTriggers } from "./reconnect-triggers.ts";
import type { SocketAddress } from "./socket-transport.ts";
import type { ChatTabs } from "./tabs.ts";
import type { OpenTransport } from "./transport.ts";
import type { StartUpload } from "./upload-request.ts";

/** Options of `createChat`: its dependencies. The site mostly uses the defaults; tests replace them. */
export interface ChatOptions extends SocketAddress {
  /** The connection. Default: Socket.IO. */
  readonly transport?: OpenTransport | undefined;
  /** Time, timers and random ids. Default: the browser's. */
  readonly clock?: Partial<ChatClock> | undefined;
  /** Loads earlier messages. Default: `fetch`. */
  readonly loadEarlier?: LoadEarlier | undefined;
  /** Deletes a conversation on the server. Default: `fetch`. */
  readonly eraseSession?: EraseSession | undefined;
  /** Uploads a file. Default: `XMLHttpRequest`. */
  readonly upload?: StartUpload | undefined;
  /**
   * When to connect again after all attempts failed. Default: when the browser is online or the page
   * visible again, or when the visitor clicks.
   */
  readonly reconnectTriggers?: WatchReconnectTriggers | undefined;
  /** Stores the session id and the draft between page loads. Default: the browser's storage. */
  readonly memory?: ChatMemory | undefined;
  /** Coordination with other tabs. Default: Web Locks and BroadcastChannel. */
  readonly tabs?: ChatTabs | undefined;
  /** Returns the metadata of a session that the client creates. Default: no metadata. */
  readonly metadata?: (() => Record<string, string>) | undefined;
  /** Logs what visitors do not need to see (specification, section 8). Default: nothing. */
  readonly log?: ((message: string) => void) | undefined;
}
