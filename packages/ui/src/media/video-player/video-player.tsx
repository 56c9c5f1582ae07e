"use client";

import { useEffect, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import {
  CaptionsIcon,
  ChevronDownIcon,
  Icon,
  PauseIcon,
  PlayIcon,
  VolumeIcon,
  VolumeOffIcon,
} from "../../foundations/icon/icon.tsx";
import { durationInWords } from "../../foundations/labels/duration.ts";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { videoPlayerLabels } from "../../labels.ts";
import { keepFocus } from "../keep-focus.ts";
import { Timeline } from "../timeline.tsx";
import { formatClock, useMedia } from "../use-media.ts";
import type { MediaSource } from "../use-media.ts";

export type { MediaSource } from "../use-media.ts";

/** Captions in one language. */
export interface CaptionTrack {
  /** URL of the WebVTT file. */
  src: string;
  /** Language of the captions: "en". */
  lang: string;
  /** Name of the language in that language: "English". */
  label: string;
}

export type VideoPlayerLabels = KitLabels["videoPlayer"];

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** Accessible name: "A burst pipe at 2:14 AM, answered by Larkline". */
  label: string;
  /** The same film in several formats, the preferred one first: WebM, then MP4. */
  sources: readonly MediaSource[];
  /**
   * Width of the film in pixels. With `height` it reserves the film's space before anything is
   * loaded.
   */
  width: number;
  /** Height of the film in pixels. */
  height: number;
  /**
   * Caption tracks. The player shows the one of the `LabelsProvider`'s locale, or else the first in its language,
   * or else the first. A film with speech needs captions.
   */
  captions?: readonly CaptionTrack[] | undefined;
  /** URL of the picture shown before playback, in the film's size. */
  poster?: string | undefined;
  /**
   * Required if the files have another origin: browsers then load captions only by CORS, which the server of
   * the files must allow.
   */
  crossOrigin?: "anonymous" | undefined;
  /**
   * `eager` for a poster that is in view at page load: it is then shown before hydration.
   * @default "lazy"
   */
  posterLoading?: "lazy" | "eager" | undefined;
  /** Duration in seconds, shown before the film is loaded. */
  duration?: number | undefined;
  /**
   * Plays while at least half of the film is in view and no modal layer is open over it. Not with
   * reduced motion, and not after the film has ended or the visitor or another player has paused it.
   * @default false
   */
  playWhenVisible?: boolean | undefined;
  /**
   * Restarts at the end.
   * @default false
   */
  loop?: boolean | undefined;
  /** Whether the film is muted, if controlled. Use with `onMutedChange`. */
  muted?: boolean | undefined;
  /**
   * Whether the film is muted at first, if uncontrolled.
   * @default true with `playWhenVisible`, otherwise false
   */
  defaultMuted?: boolean | undefined;
  /**
   * Called when sound is switched on or off: by the button, or because the browser forbids autoplay
   * with sound.
   */
  onMutedChange?: ((muted: boolean) => void) | undefined;
  /**
   * Whether captions are shown at first.
   * @default true
   */
  defaultCaptions?: boolean | undefined;
  /**
   * Transcript of what is said and seen, in a disclosure below the film; it is open if the film
   * cannot be played.
   */
  transcript?: ReactNode;
  /** A caption line below the film. */
  caption?: ReactNode;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<VideoPlayerLabels> | undefined;
}

/** Share of the film that must be in view for it to play, 0 to 1. */
const MIN_VISIBLE_PART = 0.5;
/**
 * Distance from the viewport at which the film's metadata is loaded, so that playback can start at
 * once.
 */
const PRELOAD_MARGIN = "400px 0px";

/** "pt" for "pt-BR". */
const languageOf = (tag: string) => tag.split("-")[0];

/** Shows or hides the captions. */
function showCaptions(video: HTMLVideoElement | null, locale: string, shown: boolean) {
  const tracks = [...(video?.textTracks ?? [])];
  const chosen =
    tracks.find((track) => track.language === locale) ??
    tracks.find((track) => languageOf(track.language) === languageOf(locale)) ??
    tracks[0];
  // The visitor may have chosen another track in the browser's own controls.
  for (const track of tracks) track.mode = shown && track === chosen ? "showing" : "disabled";
}

/**
 * A video player with poster, captions, timeline and transcript. Before hydration and without
 * JavaScript it has native controls. On a page only one player plays with sound at a time.
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
  labels: labelOverrides,
  className = "",
  ...props
}: VideoPlayerProps) {
  const labels = useLabels("videoPlayer", videoPlayerLabels, labelOverrides);
  const locale = useLocale();
  const durationText = (seconds: number) => durationInWords(seconds, locale);
  const hydrated = useHydrated();
  const film = useRef<HTMLVideoElement>(null);
  const { playing, waiting, failed, time, duration, seek } = useMedia(film, sources, knownDuration);
  const [isNear, setIsNear] = useState(false);
  const [ownMuted, setOwnMuted] = useState(defaultMuted);
  const isMuted = muted ?? ownMuted;
  const [captionsShown, setCaptionsShown] = useState(defaultCaptions);

  const changeMuted = (next: boolean) => {
    setOwnMuted(next);
    onMutedChange?.(next);
  };

  /** Plays the film. If the browser forbids that with sound, a start that the visitor did not ask for is muted. */
  const start = async (byVisitor: boolean) => {
    const video = film.current;
    if (!video) return;
    try {
      await video.play();
    } catch (error) {
      // Browsers forbid autoplay with sound.
      if (!String(error).startsWith("NotAllowedError") || byVisitor || video.muted) return;
      changeMuted(true);
      video.muted = true;
      await video.play().catch(() => {});
    }
  };
  const toggle = () => {
    if (playing) film.current?.pause();
    else void start(true);
  };

  // A ref, because the observer for `playWhenVisible` is created once, but must call the `start` of the
  // latest render.
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });

  useEffect(() => {
    const video = film.current!;
    const near = new IntersectionObserver(
      (entries) => {
        setIsNear((before) => before || entries.at(-1)!.isIntersecting);
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    near.observe(video);
    if (!playWhenVisible) return () => near.disconnect();
    let pausedByView = false;
    // True after something other than leaving the view, or being covered, has paused the film (the visitor,
    // another player, its end). The film then stays paused when it comes into view.
    let staysPaused = video.paused && video.currentTime > 0;
    // Stays until the element is removed: without the observer it changes nothing.
    video.addEventListener("pause", () => {
      staysPaused = !pausedByView;
      pausedByView = false;
    });
    const observer = new IntersectionObserver(
      (entries) => {
        const visible =
          entries.at(-1)!.intersectionRatio >= MIN_VISIBLE_PART &&
          !video.closest("[aria-hidden=true]");
        if (visible !== video.paused) return;
        if (!visible) {
          pausedByView = true;
          video.pause();
        } else if (!staysPaused && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
          void latestStart.current(false);
        }
      },
      { threshold: MIN_VISIBLE_PART },
    );
    observer.observe(video);
    // The observer does not see what covers the film. While a modal layer is open, everything outside it is hidden
    // from screen readers. Observed again, the film is reported again.
    const layers = new MutationObserver(() => {
      observer.disconnect();
      observer.observe(video);
    });
    layers.observe(document, { subtree: true, attributeFilter: ["aria-hidden"] });
    return () => {
      near.disconnect();
      observer.disconnect();
      layers.disconnect();
    };
  }, [playWhenVisible]);

  useEffect(() => {
    film.current!.muted = isMuted;
  }, [isMuted]);

  const captionFiles = captions.map(({ src }) => src).join();
  useEffect(() => {
    // Shown tracks load at once, so captions are enabled only when the film is near the viewport.
    showCaptions(film.current, locale, captionsShown && isNear);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other files are other tracks
  }, [captionFiles, captionsShown, isNear, locale]);

  const hasStarted = playing || time > 0;
  // A native poster loads at once; an image can load lazily.
  const lazyPoster = posterLoading === "lazy" ? poster : undefined;
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
        // Films show the board by day, so their frame has these colors in the dark theme, too.
        className="min-w-0 rounded-stage border border-line bg-page text-ink scheme-light"
      >
        <div
          data-slot="video-player-stage"
          className="relative grid grid-cols-1 overflow-clip rounded-t-stage bg-sunk *:col-start-1 *:row-start-1 noscript:rounded-b-stage"
        >
          {lazyPoster !== undefined && (
            <img
              src={lazyPoster}
              width={width}
              height={height}
              alt=""
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
          )}
          {/* Caption tracks are a prop, so some films have none. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={film}
            controls={!hydrated}
            poster={posterLoading === "eager" ? poster : undefined}
            crossOrigin={crossOrigin}
            playsInline
            loop={loop}
            muted={isMuted}
            preload={isNear ? "metadata" : "none"}
            width={width}
            height={height}
            aria-label={label}
            data-slot="video-player-film"
            onClick={hydrated ? toggle : undefined}
            // The poster image stays visible until playback, because a loaded video shows its first frame.
            className={`ll-film h-auto w-full ${hydrated && !hasStarted && lazyPoster !== undefined ? "opacity-0" : ""}`}
          >
            {sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            {captions.map(({ src, lang, label: language }) => (
              <track key={src} kind="captions" src={src} srcLang={lang} label={language} />
            ))}
            {labels.unsupported}
          </video>
          {hydrated && !hasStarted && !failed && (
            <span
              aria-hidden="true"
              // Beside the middle, where a poster may have words.
              className="pointer-events-none me-4 mt-1 grid size-10 place-items-center self-center justify-self-end rounded-full bg-cord text-page"
            >
              <PlayIcon size="md" />
            </span>
          )}
        </div>
        <div
          data-slot="video-player-controls"
          className="ll-film-rest flex min-h-23 min-w-0 flex-col border-t border-line px-3 pt-3 pb-2 noscript:hidden"
        >
          {/* Always rendered, because a live region announces only content that is added to it later. */}
          {hydrated && (
            <output className={failed ? "m-auto p-2 text-small" : "sr-only"}>
              {failed && labels.failed}
            </output>
          )}
          {hydrated && !failed && (
            <div ref={keepFocus} className="contents">
              <Timeline
                media={film}
                label={labels.seek}
                valueText={fill(
                  labels.position,
                  { time: durationText(time), duration: durationText(duration) },
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
                  {formatClock(time)}
                  {duration > 0 && ` / ${formatClock(duration)}`}
                </span>
                {captions.length > 0 && (
                  <IconButton
                    label={labels.captions}
                    // The icon shows the state, because the backgrounds of the variants contrast too little, and forced
                    // colors remove them.
                    icon={
                      captionsShown ? (
                        <CaptionsIcon size="md" />
                      ) : (
                        <Icon size="md">
                          <rect x="2.5" y="5" width="19" height="14" rx="2" />
                          <path d="M6.5 11h4.5M14 11h3.5M6.5 15h2M11.5 15h6M3 21 21 3" />
                        </Icon>
                      )
                    }
                    variant={captionsShown ? "secondary" : "ghost"}
                    aria-pressed={captionsShown}
                    onClick={() => setCaptionsShown(!captionsShown)}
                  />
                )}
                <IconButton
                  label={isMuted ? labels.unmute : labels.mute}
                  icon={isMuted ? <VolumeOffIcon size="md" /> : <VolumeIcon size="md" />}
                  onClick={() => changeMuted(!isMuted)}
                />
              </div>
            </div>
          )}
        </div>
      </div>
      {caption && <figcaption className="text-small text-ink-muted">{caption}</figcaption>}
      {transcript && (
        <details
          data-slot="video-player-transcript"
          open={failed}
          className="group/fold px-4 pb-3 text-small text-ink"
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
