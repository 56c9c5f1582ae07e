"use client";

import { useEffect, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import {
  CaptionsIcon,
  ChevronDownIcon,
  PauseIcon,
  PlayIcon,
  VolumeIcon,
  VolumeOffIcon,
} from "../../foundations/icon/icon.tsx";
import { durationInWords } from "../../foundations/labels/duration.ts";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import { videoPlayerLabels } from "../../labels.ts";
import { Timeline } from "../timeline.tsx";
import { clock, useMedia, useScripted } from "../use-media.ts";
import type { MediaSource } from "../use-media.ts";

export type { MediaSource } from "../use-media.ts";

/** Captions in one language. */
export interface CaptionTrack {
  /** Address of the WebVTT file. */
  src: string;
  /** Language of the captions: "en". */
  lang: string;
  /** Name of the language, in itself: "English". */
  label: string;
}

export interface VideoPlayerLabels {
  play: string;
  pause: string;
  mute: string;
  unmute: string;
  captions: string;
  seek: string;
  position: string;
  transcript: string;
  unsupported: string;
  failed: string;
}

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** What the film shows: "A burst pipe at 2:14 AM, answered by Larkline". */
  label: string;
  /** The same film in several formats, the best one first: WebM, then MP4. */
  sources: readonly MediaSource[];
  /**
   * Width of the film in pixels. With `height` it keeps the film's place before anything is loaded.
   */
  width: number;
  /** Height of the film in pixels. */
  height: number;
  /** Captions; the first is shown. A film with speech needs them. */
  captions?: readonly CaptionTrack[] | undefined;
  /** Picture shown until the film begins, of the film's own size. */
  poster?: string | undefined;
  /**
   * For files from another host, which must let other sites read them (CORS): without it a browser
   * takes no captions from there.
   */
  crossOrigin?: "anonymous" | undefined;
  /**
   * `eager` for a poster that is in view when the page opens: it is there before the application is.
   * @default "lazy"
   */
  posterLoading?: "lazy" | "eager" | undefined;
  /** Length in seconds, shown before the film is loaded. */
  duration?: number | undefined;
  /**
   * Begins by itself once at least half of it is in view, and pauses when less is. Never under reduced
   * motion, and never again after somebody has paused it.
   * @default false
   */
  playWhenVisible?: boolean | undefined;
  /**
   * Begins again at its end.
   * @default false
   */
  loop?: boolean | undefined;
  /** Without sound, if controlled. Use with `onMutedChange`. */
  muted?: boolean | undefined;
  /**
   * Without sound at first, where the player holds the state.
   * @default true with `playWhenVisible`, otherwise false
   */
  defaultMuted?: boolean | undefined;
  /**
   * Told whether sound is off: by the button, or because the browser forbids to begin with sound.
   */
  onMutedChange?: ((muted: boolean) => void) | undefined;
  /**
   * Captions are shown at first.
   * @default true
   */
  defaultCaptions?: boolean | undefined;
  /**
   * What is said and seen, in words, behind a fold below the film; open where it can't be played.
   */
  transcript?: ReactNode;
  /** A line below the film. */
  caption?: ReactNode;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<VideoPlayerLabels> | undefined;
}

/** Half of the film: what the eye takes for being in view. */
const enough = 0.5;
/** Distance at which the film's head is fetched, so that it can begin at once. */
const near = "400px 0px";

function showCaptions(video: HTMLVideoElement | null, shown: boolean) {
  const [track] = video?.textTracks ?? [];
  if (track) track.mode = shown ? "showing" : "disabled";
}

const prefersStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A video player with poster, captions, timeline and transcript. Before hydration and without
 * JavaScript it has native controls. One player plays at a time.
 *
 * Guidance: https://www.w3.org/WAI/media/av/player/
 */
export function VideoPlayer({
  label,
  sources,
  width,
  height,
  captions = [],
  poster,
  crossOrigin,
  posterLoading = "lazy",
  duration: knownDuration,
  playWhenVisible = false,
  loop = false,
  muted,
  defaultMuted = playWhenVisible,
  onMutedChange,
  defaultCaptions = true,
  transcript,
  caption,
  labels: given,
  className = "",
  ...props
}: VideoPlayerProps) {
  const labels = useLabels("videoPlayer", videoPlayerLabels, given);
  const locale = useLocale();
  const inWords = (seconds: number) => durationInWords(seconds, locale);
  const scripted = useScripted();
  const film = useRef<HTMLVideoElement>(null);
  const { playing, waiting, failed, time, duration, seek } = useMedia(film, knownDuration);
  const [approached, setApproached] = useState(false);
  const [begun, setBegun] = useState(false);
  const [ownMuted, setOwnMuted] = useState(defaultMuted);
  const silent = muted ?? ownMuted;
  const [captioned, setCaptioned] = useState(defaultCaptions);

  const changeMuted = (next: boolean) => {
    setOwnMuted(next);
    onMutedChange?.(next);
  };

  const start = async (by: "visitor" | "view") => {
    const video = film.current;
    if (!video) return;
    try {
      await video.play();
    } catch (error) {
      // Browsers forbid a page to begin with sound by itself.
      const forbidden = error instanceof DOMException && error.name === "NotAllowedError";
      if (!forbidden || by === "visitor" || video.muted) return;
      changeMuted(true);
      video.muted = true;
      await video.play().catch(() => {});
    }
  };
  const toggle = () => {
    if (playing) film.current?.pause();
    else void start("visitor");
  };

  // A ref, because observers outlive a render and need current values.
  const startNow = useRef(start);
  useEffect(() => {
    startNow.current = start;
  });

  useEffect(() => {
    const video = film.current;
    if (!video) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setApproached(true);
        watch.disconnect();
      },
      { rootMargin: near },
    );
    watch.observe(video);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const video = film.current;
    if (!video) return undefined;
    const begin = () => setBegun(true);
    if (!video.paused) begin();
    video.addEventListener("play", begin);
    return () => video.removeEventListener("play", begin);
  }, []);

  useEffect(() => {
    const video = film.current;
    if (!video || !playWhenVisible) return undefined;
    let pausedByView = false;
    // If something else pauses it (the user, another player, its end), it stays paused.
    let held = !video.paused;
    const onPause = () => {
      held = !pausedByView;
      pausedByView = false;
    };
    const onPlay = () => {
      held = false;
    };
    video.addEventListener("pause", onPause);
    video.addEventListener("play", onPlay);
    const watch = new IntersectionObserver(
      (entries) => {
        const inView = (entries.at(-1)?.intersectionRatio ?? 0) >= enough;
        if (!inView && !video.paused) {
          pausedByView = true;
          video.pause();
        } else if (inView && video.paused && !held && !prefersStill()) {
          void startNow.current("view");
        }
      },
      { threshold: enough },
    );
    watch.observe(video);
    return () => {
      watch.disconnect();
      video.removeEventListener("pause", onPause);
      video.removeEventListener("play", onPlay);
    };
  }, [playWhenVisible]);

  useEffect(() => {
    if (film.current) film.current.muted = silent;
  }, [silent]);

  useEffect(() => {
    // Shown tracks load at once, so captions are enabled only when the film is near.
    showCaptions(film.current, captioned && approached);
  }, [captioned, approached]);

  // A native poster loads at once; an image can load lazily.
  const laterPoster = posterLoading === "lazy" ? poster : undefined;
  const state = failed ? "failed" : playing ? (waiting ? "waiting" : "playing") : "paused";
  return (
    <figure
      data-slot="video-player"
      data-state={state}
      aria-label={label}
      {...props}
      className={`grid w-full min-w-0 grid-cols-1 gap-3 ${className}`}
    >
      <div
        data-ground="board"
        className="min-w-0 rounded-stage border border-line bg-page text-ink"
      >
        <div
          data-slot="video-player-stage"
          className="relative grid grid-cols-1 overflow-clip rounded-t-stage bg-sunk *:col-start-1 *:row-start-1 noscript:rounded-b-stage"
        >
          {laterPoster !== undefined && (
            <img
              src={laterPoster}
              width={width}
              height={height}
              alt=""
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
          )}
          {/* Captions come with the film; a story or a page that has none says why. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={film}
            controls={!scripted}
            poster={posterLoading === "eager" ? poster : undefined}
            crossOrigin={crossOrigin}
            playsInline
            loop={loop}
            muted={silent}
            preload={approached ? "metadata" : "none"}
            width={width}
            height={height}
            aria-label={label}
            data-slot="video-player-film"
            onClick={scripted ? toggle : undefined}
            // The image stays until playback, because a loaded video shows its first frame.
            className={`h-auto w-full ${scripted && !begun && laterPoster !== undefined ? "opacity-0" : ""}`}
          >
            {sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            {captions.map(({ src, lang, label: language }) => (
              <track key={src} kind="captions" src={src} srcLang={lang} label={language} />
            ))}
            {labels.unsupported}
          </video>
          {scripted && !begun && !failed && (
            <span
              aria-hidden="true"
              className="pointer-events-none grid aspect-square w-[15%] max-w-17 min-w-11 place-items-center self-center justify-self-center rounded-full border-[7px] border-cord bg-page text-ink outline-[3px] outline-page forced-colors:border-[CanvasText]"
            >
              <PlayIcon size="lg" className="translate-x-px" />
            </span>
          )}
        </div>
        <div
          data-slot="video-player-controls"
          className="flex min-h-23 min-w-0 flex-col border-t border-line px-3 pt-3 pb-2 noscript:hidden"
        >
          {scripted && failed && <output className="m-auto p-2 text-small">{labels.failed}</output>}
          {scripted && !failed && (
            <>
              <Timeline
                media={film}
                label={labels.seek}
                valueText={fill(
                  labels.position,
                  { time: inWords(time), duration: inWords(duration) },
                  locale,
                )}
                time={time}
                duration={duration}
                playing={playing}
                onSeek={seek}
                className="ll-timeline-cord"
              />
              <div className="flex flex-wrap items-center gap-1">
                <IconButton
                  label={playing ? labels.pause : labels.play}
                  icon={
                    waiting ? (
                      <Spinner size="sm" />
                    ) : playing ? (
                      <PauseIcon size="md" />
                    ) : (
                      <PlayIcon size="md" />
                    )
                  }
                  onClick={toggle}
                />
                <span className="me-auto px-1 font-plate text-fine font-semibold text-ink-muted tabular-nums">
                  {clock(time)}
                  {duration > 0 && ` / ${clock(duration)}`}
                </span>
                {captions.length > 0 && (
                  <IconButton
                    label={labels.captions}
                    icon={<CaptionsIcon size="md" />}
                    variant={captioned ? "secondary" : "ghost"}
                    aria-pressed={captioned}
                    onClick={() => setCaptioned(!captioned)}
                  />
                )}
                <IconButton
                  label={silent ? labels.unmute : labels.mute}
                  icon={silent ? <VolumeOffIcon size="md" /> : <VolumeIcon size="md" />}
                  onClick={() => changeMuted(!silent)}
                />
              </div>
            </>
          )}
        </div>
      </div>
      {caption !== undefined && (
        <figcaption className="text-small text-ink-muted">{caption}</figcaption>
      )}
      {transcript !== undefined && (
        <details
          data-slot="video-player-transcript"
          open={failed}
          className="group/fold text-small text-ink"
        >
          <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-control py-1 font-semibold [&::-webkit-details-marker]:hidden">
            <ChevronDownIcon className="transition-transform group-open/fold:-scale-y-100" />
            {labels.transcript}
          </summary>
          <div className="max-w-measure pt-2">{transcript}</div>
        </details>
      )}
    </figure>
  );
}
