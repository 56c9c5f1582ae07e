/** What is asked of a trade's calls as a whole: what the callers are asked, which calls are taken, or made. */
export type OfTradeCalls = "questions" | "calls" | "made";

const agent =
  "(?:it|they|you|he|she|(?:the|your|this) (?:agents?|ai|bot|receptionist|assistant|thing|system|voice))";
const does = "(?:would|will|does|do|did|can|could|should|is going to|are going to)";
const start = "^(?:(?:and|so|but|ok|okay|well|then|or|also|hm|cool|nice|great|fine) )*";
/** Callers, without saying who they are or what about. */
const callers =
  "(?:first|then|exactly|there|now|actually|them|him|her|us|me|those|that|these|this|it|of|from|to|on|at|in|for|about|when|if|who|the|a|an|new|each|every|my|our|his|their|and|people|persons?|folks|somebody|someone|anybody|anyone|everybody|callers?|customers?|clients?|patients?|calls?|calling|phones?|phoning|rings?|ringing|up|in|business|company|shop|office|practice|firm|line|number|wants? (?:something|help|an appointment)|with|like|firms?|practices?|companies|businesses|shops|ours|mine|theirs|(?:who|that|which) (?:moves?|\\w+s))";

/** 'What would it ask when somebody calls him?', 'which questions do callers get?' */
const asksQuestions = new RegExp(
  `${start}(?:${[
    `(?:what|which)(?: (?:kinds? of |sorts? of |types? of )?(?:questions?|things|info|information|details))? ${does} ${agent} (?:\\w+ing to )?(?:ask|want to know|need to know|find out|have to ask|collect|get)`,
    `(?:what|which)(?: questions?)? ${does} (?:\\w+ )?(?:callers?|customers?|clients?|patients?|people|they) (?:be asked|get asked|have to answer|get|hear)`,
    `(?:what|which)(?: questions?)? (?:are|is|get) (?:\\w+ )?(?:callers?|customers?|clients?|patients?|people|they) (?:get )?asked`,
    `(?:what|which)(?: (?:questions?|things|info|information|details))? (?:gets?|is|are|will be|would be|has been) asked`,
    `(?:what (?:is|would be) )?(?:the |its )?first (?:thing|question)s? ${agent} (?:(?:would|will|does|do) )?asks?`,
    `(?:what|which) (?:are the )?questions`,
  ].join("|")})(?: ${callers})*$`,
);

/** 'What sort of calls can it take for those?' */
const asksCalls = new RegExp(
  `${start}(?:what|which)(?: (?:kinds?|sorts?|types?)(?: of)?)?(?: the)? calls? (?:${does} (?:the |your )?(?:site|page|website) say )?(?:${does} )?${agent} (?:take|handle|answer|make|place|do|cover|manage|help|pick|get|deal)s?(?: (?:care|off|up|over|on|of|with|by itself))*(?: ${callers}| off| with)*$|${start}(?:what|which)(?: (?:kinds?|sorts?|types?)(?: of)?)? calls? (?:is|are) (?:it|they|that|this|the agent) (?:\\w+ )?(?:for|meant for|made for)(?: ${callers})*$`,
);

export function readTradeCalls(words: readonly string[]): OfTradeCalls | undefined {
  const text = words.join(" ");
  if (asksCalls.test(text)) return /\b(?:make|place)\b/.test(text) ? "made" : "calls";
  return asksQuestions.test(text) ? "questions" : undefined;
}
