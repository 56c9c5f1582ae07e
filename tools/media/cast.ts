/** Assigns a voice of the speech model to each speaker of the calls and greetings. */

/** How a speaker sounds. */
interface VoiceSettings {
  /** Name of one of the model's voices. */
  voice: string;
  /** Factor of the voice's own speed; more than 1 is faster. */
  speed: number;
}

/** The agent's voice in every English call. */
export const agent: VoiceSettings = { voice: "af_heart", speed: 1.1 };

/** The voices of the callers and of the people who are called ("To …"), by the script's `caller`. */
export const callers: Readonly<Record<string, VoiceSettings>> = {
  "Maria Ortiz": { voice: "af_bella", speed: 1.1 },
  "Omar Haddad": { voice: "am_michael", speed: 1.12 },
  "Grace Lin": { voice: "af_sarah", speed: 1.1 },
  "Priya Nair": { voice: "af_aoede", speed: 1.12 },
  "Nadia Karim": { voice: "af_kore", speed: 1.12 },
  "To Erin Cole": { voice: "bf_emma", speed: 1.08 },
  "Nora Bell": { voice: "af_nova", speed: 1.08 },
  "To Marcus Webb": { voice: "am_fenrir", speed: 1.1 },
  "To Lena Fox": { voice: "bf_isabella", speed: 1.08 },
  "Paul Reyes": { voice: "am_puck", speed: 1.08 },
  "Unknown number": { voice: "am_eric", speed: 1.1 },
  "New caller": { voice: "bm_george", speed: 1.1 },
};

/** The voices of the greetings, by language (BCP 47). */
export const greeters: Readonly<Record<string, VoiceSettings>> = {
  "en-US": agent,
  "en-GB": { voice: "bf_emma", speed: 1 },
  es: { voice: "ef_dora", speed: 1 },
  fr: { voice: "ff_siwis", speed: 1 },
  hi: { voice: "hf_alpha", speed: 1 },
  it: { voice: "if_sara", speed: 1 },
  ja: { voice: "jf_alpha", speed: 1 },
  "pt-BR": { voice: "pf_dora", speed: 1 },
  "zh-CN": { voice: "zf_xiaoxiao", speed: 1 },
};
