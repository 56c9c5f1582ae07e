import type { MediaFile } from "@larkline/content/calls/media-file";
import type { MediaSource } from "@larkline/ui/video-player";

/** Host of films and recordings, if it is not this site: MEDIA_BASE_URL. */
const base = String(import.meta.env["MEDIA_BASE_URL"] ?? "").replace(/\/$/, "");

/** The URL of a media file. All such URLs are made here. */
export const mediaUrl = (path: MediaFile["path"]): string => `${base}${path}`;

/** A source for a player. */
export const mediaSource = ({ path, type }: MediaFile): MediaSource => ({
  src: mediaUrl(path),
  type,
});

/** Value of `crossorigin`, which captions from another host require. */
export const mediaCrossOrigin = base === "" ? undefined : "anonymous";
