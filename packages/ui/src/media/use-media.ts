"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";

/** One of the files that say the same; the browser takes the first that it can play. */
export interface MediaSource {
  /** Address of the file. */
  src: string;
  /** Its kind, with codecs where they matter: `video/webm`, `audio/mpeg`. */
  type: string;
}

/** What a player shows of its media element. */
export interface MediaState {
  playing: boolean;
  /** Buffering. */
  waiting: boolean;
  /** No source can be played. */
  failed: boolean;
  /** In seconds. */
  time: number;
  /** In seconds; 0 while nobody knows. */
  duration: number;
}

/** Seconds as they are shown: "1:51". */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const subscribeToNothing = () => () => {};

/** False in the server's markup and while it is taken over, true from then on. */
export const useScripted = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

let speaking: HTMLMediaElement | undefined;

/** Pauses the previously audible element. */
function takeFloor(media: HTMLMediaElement) {
  if (media.paused || media.muted || speaking === media) return;
  speaking?.pause();
  speaking = media;
}

const changes = [
  "play",
  "playing",
  "pause",
  "waiting",
  "canplay",
  "ended",
  "timeupdate",
  "seeking",
  "durationchange",
  "volumechange",
];

/** While an element selects a source it also reports that it has none. */
function hasFailed(media: HTMLMediaElement, gaveUp: boolean) {
  const nothing = media.networkState === media.NETWORK_NO_SOURCE;
  return media.error !== null || (nothing && (gaveUp || !media.paused));
}

function stateOf(media: HTMLMediaElement, knownDuration: number, gaveUp = false): MediaState {
  const failed = hasFailed(media, gaveUp);
  // Waiting for missing data is not playing.
  const playing = !failed && !media.paused && !media.ended;
  return {
    playing,
    waiting: playing && media.readyState < media.HAVE_FUTURE_DATA,
    failed,
    time: media.currentTime,
    duration: Number.isFinite(media.duration) ? media.duration : knownDuration,
  };
}

function goTo(media: HTMLMediaElement, seconds: number, knownDuration: number): MediaState {
  const { duration } = stateOf(media, knownDuration);
  media.currentTime = Math.min(Math.max(seconds, 0), duration);
  return stateOf(media, knownDuration);
}

/**
 * Hook: mirrors the state of a media element, including events before hydration. WebKit forgets a
 * position that is set while a source is selected, so the position is kept here until metadata is
 * loaded and then set again.
 */
export function useMedia(
  element: RefObject<HTMLMediaElement | null>,
  knownDuration = 0,
  startAt = 0,
) {
  const [state, setState] = useState<MediaState>({
    playing: false,
    waiting: false,
    failed: false,
    time: startAt,
    duration: knownDuration,
  });
  /** Where it shall begin, in seconds, until the element has loaded its length. */
  const beginning = useRef(startAt);

  useEffect(() => {
    const media = element.current;
    if (!media) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let gaveUp = false;
    const read = () => {
      takeFloor(media);
      const next = stateOf(media, knownDuration, gaveUp);
      if (!media.readyState) next.time ||= beginning.current;
      setState(next);
    };
    const begin = () => {
      // Unless playback has started at another position. Going to 0 would take the poster away.
      if (beginning.current && !media.currentTime) goTo(media, beginning.current, knownDuration);
    };
    beginning.current = startAt;
    begin();
    media.addEventListener("loadedmetadata", begin, { signal });
    for (const change of changes) media.addEventListener(change, read, { signal });
    // Errors of <source> do not bubble, and the element gives up only after the last of them.
    const giveUp = () => {
      gaveUp = true;
      requestAnimationFrame(read);
    };
    media.addEventListener("error", giveUp, { capture: true, signal });
    const first = requestAnimationFrame(read);
    return () => {
      listening.abort();
      cancelAnimationFrame(first);
      if (speaking === media) speaking = undefined;
    };
  }, [element, knownDuration, startAt]);

  /** Goes there; also before anything is loaded, when the element itself does not report it. */
  const seek = (seconds: number) => {
    beginning.current = seconds;
    if (element.current) setState(goTo(element.current, seconds, knownDuration));
  };

  return { ...state, seek };
}
