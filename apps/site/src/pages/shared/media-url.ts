import type { MediaFile } from "@larkline/content/calls/media-file";
import type { MediaSource } from "@larkline/ui/video-player";

/** Where films and recordings are served from, if not from this site: MEDIA_BASE_URL. */
const base = String(import.meta.env["MEDIA_BASE_URL"] ?? "").replace(/\/$/, "");

/** The address of a film, a recording, a poster or captions. The only place that makes one. */
export const mediaUrl = (path: MediaFile["path"]): string => `${base}${path}`;

/** A file as a player takes it. */
export const mediaSource = ({ path, type }: MediaFile): MediaSource => ({
  src: mediaUrl(path),
  type,
});

/** What players must ask of another host, so that it may give captions. */
export const mediaCrossOrigin = base === "" ? undefined : "anonymous";
