/**
 * One greeting in several of the agent's languages. `npm run media` makes a recording of each text, with a
 * voice for its language.
 */
import { brand } from "../brand.ts";

/** Languages of the recorded greetings (BCP 47). */
export type GreetingLanguage =
  | "en-US"
  | "es"
  | "zh-CN"
  | "fr"
  | "hi"
  | "pt-BR"
  | "it"
  | "ja"
  | "en-GB";

export interface Greeting {
  /** Language of the text. */
  readonly lang: GreetingLanguage;
  /** The language in English. */
  readonly language: string;
  /** Name of the speaker, as shown. */
  readonly speaker: string;
  /** The text, in that language. */
  readonly text: string;
}

export const greetings: readonly Greeting[] = [
  {
    lang: "en-US",
    language: "American English",
    speaker: brand.name,
    text: `Hello, this is ${brand.name}. I can book an appointment or take a message. How can I help you?`,
  },
  {
    lang: "es",
    language: "Spanish",
    speaker: brand.name,
    text: `Hola, le atiende ${brand.name}. Puedo reservar una cita o tomar un mensaje. ¿En qué le puedo ayudar?`,
  },
  {
    lang: "zh-CN",
    language: "Mandarin",
    speaker: brand.name,
    text: `您好，这里是 ${brand.name}。我可以为您预约，也可以记录留言。请问有什么可以帮您？`,
  },
  {
    lang: "fr",
    language: "French",
    speaker: brand.name,
    text: `Bonjour, ici ${brand.name}. Je peux prendre un rendez-vous ou noter un message. Que puis-je faire pour vous\u00A0?`,
  },
  {
    lang: "hi",
    language: "Hindi",
    speaker: brand.name,
    // The brand's name is written in Devanagari, so `npm run brand` does not replace it: edit it by hand.
    text: "नमस्ते, मैं लार्कलाइन हूँ। मैं अपॉइंटमेंट बुक कर सकती हूँ या संदेश ले सकती हूँ। मैं आपकी क्या मदद कर सकती हूँ?",
  },
  {
    lang: "pt-BR",
    language: "Brazilian Portuguese",
    speaker: brand.name,
    text: `Olá, aqui é a ${brand.name}. Posso marcar um horário ou anotar um recado. Como posso ajudar?`,
  },
  {
    lang: "it",
    language: "Italian",
    speaker: brand.name,
    text: `Buongiorno, sono ${brand.name}. Posso fissare un appuntamento o prendere un messaggio. Come posso aiutarla?`,
  },
  {
    lang: "ja",
    language: "Japanese",
    speaker: brand.name,
    // The brand's name is written in katakana, so `npm run brand` does not replace it: edit it by hand.
    text: "こんにちは、ラークラインです。ご予約やご伝言を承ります。どのようなご用件でしょうか？",
  },
  {
    lang: "en-GB",
    language: "British English",
    speaker: brand.name,
    text: `Hello, this is ${brand.name}. I can book an appointment or take a message. How can I help you?`,
  },
];
