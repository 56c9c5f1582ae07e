/** Where the answer to a topic of our own stands, and what the pages leave open of it. */
export interface TopicSource {
  /** Ids of passages, in the order in which they are said; none where the pages say nothing. */
  readonly from: readonly string[];
  /** In words that fit behind 'I don't know'. */
  readonly open?: string;
}

const at = (...from: string[]): TopicSource => ({ from });
const open = (what: string, ...from: string[]): TopicSource => ({ from, open: what });

/**
 * Topics of our own, by what `data/examples` calls them. Topics of pages need no line: their id is a
 * passage's, and what is no topic is looked for.
 */
export const topicSources: Readonly<Record<string, TopicSource>> = {
  accuracy: at("claim/accuracy"),
  advice: at(
    "point/law-firms/features/no-advice-ever",
    "point/healthcare/hero/lede",
    "point/financial-services/features/no-advice",
    "point/mortgage/hero/lede",
  ),
  analytics: at("point/topic/analytics", "point/topic/voice-analytics"),
  availability: at("faq/hours", "claim/availability"),
  bookings: at("claim/bookings", "claim/appointments"),
  businesses: at("claim/businessesServed"),
  callerKnown: at(
    "point/call-screening/steps/it-finds-out-who-is-there",
    "point/crm-integration/list/items",
  ),
  callsHandled: at("claim/callsHandled"),
  cancellation: open(
    "more about the terms for canceling, such as notice or renewal",
    "point/topic/terms/0",
  ),
  careers: at("point/topic/careers"),
  chatWidget: at("point/topic/chat-integration"),
  conflictCheck: at(
    "point/law-firms/features/names-for-the-conflict-check",
    "point/law-firms/features/intake-in-your-order",
  ),
  consent: open(
    "what the law allows where you are",
    "point/outbound-ai-agents/features/keeps-to-the-rules",
    "point/topic/outbound-campaigns/1",
  ),
  deletion: at("point/topic/privacy/2"),
  docs: at("point/topic/docs"),
  effect: at("claim/leadReturn", "claim/averageReturn"),
  fairLending: at(
    "claim/fairLending",
    "point/mortgage/compliance/equal-credit-opportunity-act-fair-housing-act",
  ),
  greeting: at(
    "point/ai-receptionist/steps/write-what-it-says",
    "point/ai-receptionist/features/answers-by-your-name",
    "faq/hours",
  ),
  handover: at("faq/reach-a-person"),
  hipaa: at("claim/healthPrivacy"),
  keepNumber: open(
    "whether a number can be moved to us for good",
    "point/ai-receptionist/steps/forward-your-line",
    "point/ai-receptionist/steps/lede",
  ),
  leadSpeed: at(
    "point/outbound-ai-agents/comparison/solutions",
    "point/lead-generation/features/speed-to-lead",
  ),
  leadVolume: at("claim/leadVolume", "claim/manualDialing"),
  manualDialing: at("claim/manualDialing"),
  missingEmail: at("faq/missing-email"),
  misuse: at("point/topic/terms/1"),
  noShows: at("claim/noShows", "point/appointment-scheduling/features/reminds-by-phone"),
  press: at("point/topic/press"),
  qualification: at("claim/qualificationSpeed", "point/topic/lead-qualification"),
  recording: open(
    "who else may hear the calls, or what callers are told of it",
    "point/topic/voice-analytics",
    "point/topic/security",
  ),
  responseSpeed: at("claim/fasterResponse", "point/ai-receptionist/comparison/solutions"),
  roi: at("claim/leadReturn", "claim/averageReturn"),
  satisfaction: at("claim/satisfaction"),
  scriptWords: at(
    "point/ai-receptionist/steps/write-what-it-says",
    "point/ai-receptionist/features/knows-your-answers",
  ),
  security: at("claim/security", "claim/healthPrivacy"),
  session: at("point/support/session", "faq/setup-time"),
  setup: at("faq/setup-time"),
  simultaneous: at("offer/ai-receptionist", "point/ai-receptionist/comparison/solutions"),
  spam: at("claim/spamBlocked", "point/call-screening/features/knows-a-robocall"),
  staffing: at("claim/staffingCost"),
  summaryLanguage: at("point/ai-receptionist/features/speaks-50-languages"),
  supportReply: at("claim/supportReply"),
  timeZones: at("point/outbound-ai-agents/features/calls-at-the-right-moment"),
  trid: at(
    "claim/mortgageDisclosure",
    "claim/fairLending",
    "point/mortgage/compliance/tila-respa-integrated-disclosure",
  ),
  uptime: at("claim/uptime"),
  writesToCrm: at("faq/crm-entries"),
  wrongAnswer: at("faq/wrong-answer"),

  api: at("point/topic/docs", "point/crm-integration/crms/lede"),
  companyFacts: open("more about its people, its age or its figures", "point/topic/about/0"),
  competitor: open("other providers' prices or products, so I compare nothing with them"),
  counting: open("what exactly counts as a call"),
  coupon: open("of any discount beyond paying for a year"),
  disclosure: open(
    "more of what callers are told about being recorded",
    "point/outbound-ai-agents/features/keeps-to-the-rules",
  ),
  evidence: open("of any audit of our figures, or how they were measured"),
  fees: open("of any fee beside the plans' prices"),
  liability: open("more about the legal terms", "point/topic/terms"),
  loanRates: at("point/mortgage/hero/lede"),
  minutes: open("of any price or limit by the minute; plans count calls"),
  missedCost: open("what a missed call costs a business like yours"),
  mobileApp: open("of a mobile app"),
  otherRules: open(
    "whether rules or certificates are met that our pages don't name",
    "claim/security",
  ),
  overage: open("what happens with calls beyond a plan's number, or what they cost"),
  payment: open("which ways to pay there are"),
  planChange: open("how or when exactly a plan can be changed", "point/pricing/change"),
  priceChange: open("whether or when prices change"),
  refund: open("whether there are refunds or guarantees, or on what terms"),
  region: open("in which countries it can be used"),
  residency: open("where data is kept, or for how long"),
  roadmap: open("what is planned"),
  seats: open("how many people may use one account"),
  sla: open("whether there is any guarantee or credit behind that figure", "claim/uptime"),
  takesPayment: open("whether the agents can take payments"),
  technology: open("which models or technology are behind it"),
  voicemailDrop: open(
    "whether the agents leave voicemails",
    "point/lead-generation/comparison/solutions",
  ),
  voices: open("which voices or accents can be chosen"),
  whatsapp: open("more about text messages, video or other channels"),
  whiteLabel: open("of any program for resellers or partners"),
};

/** Topics whose answer is a page of its own form. */
export const topicPages = {
  blog: "blog",
  company: "company",
  demo: "demo",
  howItWorks: "howItWorks",
  industries: "industries",
  integrations: "integrations",
  location: "location",
  login: "login",
  passwordRules: "passwordRules",
  person: "person",
  signup: "signup",
  stories: "stories",
  supportHours: "supportHours",
  trial: "trial",
  free: "trial",
} as const;
