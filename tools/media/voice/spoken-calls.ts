/** Speaks whole calls and greetings, each speaker with the voice that cast.ts assigns. */
import type { CallScript } from "../../../packages/content/src/calls/call-script.ts";
import type { Greeting } from "../../../packages/content/src/calls/greetings.ts";
import { agent, callers, greeters } from "../cast.ts";
import { greetingPhonemes } from "./greeting-phonemes.ts";
import { type EnglishAccent, readEnglish, readPhonemes } from "./phonemes.ts";
import type { Speaker, SpokenLine } from "./speak.ts";

/** The first letter of an English voice's name is its accent: `bf_emma` is a British (`b`) female voice. */
const accentOf = (voice: string): EnglishAccent => (voice.startsWith("b") ? "en-gb" : "en-us");

/** Replaces typographic apostrophes, which eSpeak does not read. */
const withPlainApostrophes = (text: string) => text.replaceAll("’", "'");

/** Speaks every line of a call with its speaker's voice (cast.ts). */
export async function speakCall(speaker: Speaker, script: CallScript): Promise<SpokenLine[]> {
  const caller = callers[script.caller];
  if (!caller) throw new Error(`cast.ts has no voice for "${script.caller}".`);
  const lines: SpokenLine[] = [];
  for (const { by, text } of script.lines) {
    const { voice, speed } = by === "agent" ? agent : caller;
    const phonemes = await readEnglish(withPlainApostrophes(text), accentOf(voice));
    lines.push(await speaker.line(text.split(" "), phonemes, voice, speed));
  }
  return lines;
}

/** Speaks a greeting with a voice for its language (cast.ts). */
export async function speakGreeting(
  speaker: Speaker,
  { lang, text }: Greeting,
): Promise<SpokenLine> {
  const greeter = greeters[lang];
  if (!greeter) throw new Error(`cast.ts has no voice for "${lang}".`);
  const transcription = greetingPhonemes[lang];
  if (transcription === undefined) {
    const phonemes = await readEnglish(withPlainApostrophes(text), accentOf(greeter.voice));
    return speaker.line(text.split(" "), phonemes, greeter.voice, greeter.speed);
  }
  const words = transcription.split(" ");
  // The result has the transcribed words instead of the written ones. No page uses the words of a greeting's
  // recording, so the written ones are not needed.
  return speaker.line(words, readPhonemes(words), greeter.voice, greeter.speed);
}
