/** Content of the docs page “All recordings and films” (recordings.mdx): players with file sizes. */
import { type FilmId, callFilms } from "@larkline/content/calls/films";
import { greetingFiles } from "@larkline/content/calls/greeting-files";
import { greetings } from "@larkline/content/calls/greetings";
import { filmFiles } from "@larkline/content/calls/manifest";
import type { MediaFile } from "@larkline/content/calls/media-file";
import { mediaFiles } from "@larkline/content/calls/media-files";
import { recordingFiles } from "@larkline/content/calls/recording-files";
import { type RecordingId, recordings } from "@larkline/content/calls/recordings";
import { CallPlayer } from "@larkline/ui/call-player";
import { VideoPlayer } from "@larkline/ui/video-player";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const sourceOf = ({ path, type }: MediaFile) => ({ src: path, type });
/** Formats and sizes of files: "webm 96 kB, m4a 187 kB". */
const sizesOf = (files: readonly MediaFile[]) =>
  files.map(({ path, bytes }) => `${path.split(".").at(-1)} ${kilobytes(bytes)}`).join(", ");

/** Number of files and their total size. */
export function Total() {
  const bytes = mediaFiles.reduce((total, file) => total + file.bytes, 0);
  return (
    <>
      {mediaFiles.length} files, {(bytes / 1_000_000).toFixed(1)} MB
    </>
  );
}

const filmIds: readonly FilmId[] = [
  "home-services",
  "law-firms",
  "healthcare",
  "real-estate",
  "saas",
  "lead-generation",
];

/** All films. None starts automatically. */
export const Films = () => (
  <div className="sb-unstyled my-6 grid gap-8 text-ink sm:grid-cols-2">
    {filmIds.map((id) => {
      const { label } = callFilms[id];
      const files = filmFiles[id];
      // A copy of this repository under another brand has no film until `npm run media` makes one.
      if (!files) return <p key={id}>{label}: to be made anew.</p>;
      const { sources, captions, poster, ...film } = files;
      return (
        <VideoPlayer
          key={id}
          {...film}
          label={label}
          sources={sources.map(sourceOf)}
          poster={poster.path}
          captions={[{ src: captions.path, lang: "en", label: "English" }]}
          defaultCaptions={false}
          caption={`${label}. ${film.duration.toFixed(1)} s, ${sizesOf([...sources, captions, poster])}.`}
        />
      );
    })}
  </div>
);

const recordingIds: readonly RecordingId[] = [
  "ai-receptionist",
  "outbound-ai-agents",
  "lead-generation",
  "appointment-scheduling",
  "call-screening",
  "crm-integration",
];

/** All recordings with their transcripts. */
export const Recordings = () => (
  <div className="sb-unstyled my-6 grid gap-8 text-ink">
    {recordingIds.map((id) => {
      const { lines, ...script } = recordings[id];
      const { at, sources, ...files } = recordingFiles[id];
      return (
        <div key={id} className="grid gap-2">
          <CallPlayer
            {...script}
            {...files}
            sources={sources.map(sourceOf)}
            transcript={lines.map((line, index) => ({ ...line, at: at[index] ?? 0 }))}
          />
          <p className="text-small text-ink-muted">{sizesOf(sources)}</p>
        </div>
      );
    })}
  </div>
);

/** The greeting in each language. */
export const Greetings = () => (
  <div className="sb-unstyled my-6 grid items-start gap-8 text-ink sm:grid-cols-2">
    {greetings.map(({ lang, language, speaker, text }) => {
      const greeting = greetingFiles[lang];
      // A copy of this repository under another brand has no greeting until `npm run media` makes one.
      if (!greeting) return <p key={lang}>{language}: to be made anew.</p>;
      const { at, sources, ...files } = greeting;
      return (
        <div key={lang} className="grid gap-2">
          <CallPlayer
            {...files}
            label={language}
            caller={speaker}
            // A greeting has no time of a call, so the player shows the language there.
            time={language}
            sources={sources.map(sourceOf)}
            transcript={[{ at: at[0] ?? 0, by: "agent", speaker, text }]}
            transcriptLang={lang}
            speeds={[1]}
          />
          <p className="text-small text-ink-muted">{sizesOf(sources)}</p>
        </div>
      );
    })}
  </div>
);
