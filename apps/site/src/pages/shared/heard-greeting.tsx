import { greetingFiles } from "@larkline/content/calls/greeting-files";
import type { Greeting } from "@larkline/content/calls/greetings";
import { CallPlayer } from "@larkline/ui/call-player";

import { mediaSource } from "./media-url.ts";
import { useFocusAndPlay } from "./use-focus-and-play.ts";

/** A greeting's player, which replaces the clicked link, takes the focus and plays. */
export default function HeardGreeting({
  greeting: { lang, language, speaker, text },
}: {
  greeting: Greeting;
}) {
  const ref = useFocusAndPlay();
  const files = greetingFiles[lang];
  if (!files) return null;
  const { duration, peaks, sources, at } = files;
  return (
    <CallPlayer
      ref={ref}
      tabIndex={-1}
      label={language}
      caller={speaker}
      time={language}
      sources={sources.map(mediaSource)}
      duration={duration}
      peaks={peaks}
      transcript={[{ at: at[0] ?? 0, by: "agent", speaker, text }]}
      transcriptLang={lang}
      speeds={[1]}
    />
  );
}
