import type { MediaFile } from "@larkline/content/calls/media-file";
import type { MediaSource } from "@larkline/ui/video-player";

/** URL of another host that serves films and recordings (MEDIA_BASE_URL); empty if this site serves them. */
const base = String(import.meta.env.MEDIA_BASE_URL ?? "").replace(/\/$/, "");

/** The URL of a film, recording, poster or caption file. All pages and structured data use this function. */
export const mediaUrl = (path: MediaFile["path"]): string => `${base}${path}`;

/** A media file as a source for the kit's players. */
export const mediaSource = ({ path, type }: MediaFile): MediaSource => ({
  src: mediaUrl(path),
  type,
});

/**
 * Value of a film's `crossorigin` attribute: undefined if this site serves the media. Without the attribute,
 * browsers load no captions from another host.
 */
export const mediaCrossOrigin = base === "" ? undefined : "anonymous";
