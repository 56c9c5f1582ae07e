import type { CallScript } from "../../../packages/content/src/calls/call-script.ts";
import type { Greeting } from "../../../packages/content/src/calls/greetings.ts";
import { agent, callers, greeters } from "../cast.ts";
import { greetingPhonemes } from "./greeting-phonemes.ts";
import { type EnglishAccent, readEnglish, readPhonemes } from "./phonemes.ts";
import type { Speaker, SpokenLine } from "./speak.ts";

/** Voices of the model are named by country: `bf_emma` is a British woman. */
const accentOf = (voice: string): EnglishAccent => (voice.startsWith("b") ? "en-gb" : "en-us");

/** What eSpeak reads: a typewriter's apostrophe. */
const plain = (text: string) => text.replaceAll("’", "'");

/** Every line of a call by its voice. */
export async function speakCall(speaker: Speaker, script: CallScript): Promise<SpokenLine[]> {
  const caller = callers[script.caller];
  if (!caller) throw new Error(`cast.ts has no voice for "${script.caller}".`);
  const lines: SpokenLine[] = [];
  for (const { by, text } of script.lines) {
    const { voice, speed } = by === "agent" ? agent : caller;
    const phonemes = await readEnglish(plain(text), accentOf(voice));
    lines.push(await speaker.line(text.split(" "), phonemes, voice, speed));
  }
  return lines;
}

/** A greeting by a voice of its language. */
export async function speakGreeting(
  speaker: Speaker,
  { lang, text }: Greeting,
): Promise<SpokenLine> {
  const greeter = greeters[lang];
  if (!greeter) throw new Error(`cast.ts has no voice for "${lang}".`);
  const written = greetingPhonemes[lang];
  if (written === undefined) {
    const phonemes = await readEnglish(plain(text), accentOf(greeter.voice));
    return speaker.line(text.split(" "), phonemes, greeter.voice, greeter.speed);
  }
  const words = written.split(" ");
  // Its words are not followed on the page: where each is heard is not asked for.
  return speaker.line(words, readPhonemes(words), greeter.voice, greeter.speed);
}
