import { claims } from "@larkline/content/claims";

import { patterns } from "../pattern.ts";

/** What the agents do and what is claimed of them. */
export const serviceConcepts = {
  languages: patterns(
    `language, spoken, multilingual, bilingual, speak other|another|any|foreign|different|multiple|several|more, speak anything, speak something, non english, foreign, translate, translation, idioma, habla, hablan, sprache, langue, no english, not|rather ?rather ?not ?want ?to speak|talk english, does not speak, do not speak, mother tongue`,
  ),
  uptime: patterns(
    `staying|stays|stay up, always up, uptime, downtime, reliable, reliability, outage, availability, go|goes|went down, is it stable, stability, five nines, dependable, crash, crashes, technical failure`,
  ),
  accuracy: patterns(
    `sure|certain|well|good|reliably|trust|often & understand|understands|understood|hear|hears|comprehend|comprehends|catch|catches, accuracy, accurate, mistake, mistakes, error rate, errors, understand|handle|handles|cope|deal|deals ?with ?thick ?strong ?heavy ?different ?regional ?foreign ?my accents|accent|dialects, understand|handle|handles|cope * accents|accent|dialect|dialects, understand callers|customers|people|patients, misheard, misunderstand, how good, precise, precision, get things|it|names right|wrong, hallucinate, make|makes|making things|stuff up, how often * wrong|right|mess, mess up, screw up, messes up, mishear, correct, reliable answers, trust what it says, make up answers|facts|prices|things`,
  ),
  security: patterns(
    `hack, hacked, hackers, gdpr compliant, secure, security, soc, soc2, encrypt, encryption, encrypted, certified, certification, audit, safe, safely, safety, compliance, compliant, confidential, confidentiality, breach, leak ?data|my|our, penetration, certificate, certificates, infosec, protected, protect, cybersecurity, trust you with|my|our, trustworthy`,
  ),
  hipaa: patterns(
    `privacy & law|laws|rule|rules|act|regulation & patient|patients|health|medical, hipaa, hippa, hipa, patient data|information|records|privacy|confidentiality, health data|information|records, phi, medical privacy|records|data, baa, baas, business associate, protected health`,
  ),
  trid: patterns(
    `trid, respa, tila, mortgage|lending|loan compliance|regulations|rules|regulation|compliant, disclosure rule|rules, lender compliance|rules|regulations, compliance * mortgage|lending|loans|lenders, compliant * mortgage|lending|loans|lenders`,
  ),
  fairLending: patterns(
    `fair lending|housing, lending rule|rules|law|laws, equal credit, ecoa, discriminate, discrimination, redlining`,
  ),
  integrations: patterns(
    `use * with it|this|you|yours|brandname, integrate, integration, integrates with, connect|connects|connecting|hook|hooks|link|links|linked|plug|plugs|tie|ties ?it ?this ?up ?in to|with|into, hook ?it ?this up, work|works|working|play|plays|talk|talks|communicate|communicates ?nice ?nicely with|to ?my ?our ?the ?your ?existing ?current crm|calendar|software|system|systems|tools|stack|apps, compatible, compatibility, sync, syncs, syncing, plug into, api, webhook, webhooks, what|which tools|apps|software|crms|calendars|platforms, existing tools|software|systems, zap, connector, connectors, plugin, plugins, our systems, push|send|export|feed|feeds * to|into my|our|crm|sheets, connect * to, support outlook|hubspot|salesforce|slack|zapier, works|work with`,
  ),
  setup: patterns(
    `between & signing|signup|buying|ordering & first|live|answered|call, when & line|phone|calls & be & answered & bought|today|sign, when can|could|would|will it|you|we|i|they ?be start|begin|starting|ready|live, involve|involves|involved|process|steps & setup|set|onboarding|install|installing, fastest|quickest|soonest|earliest & running|live|start|up|begin, what & need|needed|prepare|provide|required|requirements|ready & start|begin|launch|setup|onboarding|set|live, what & i|we & do & setup|install|onboarding, set ?it ?this ?everything ?things ?us ?me up, setup, how long does it take, onboarding, onboard, go|going|went live, installation, install, implementation, implement, deploy, deployment, how fast can|could|will|would i|we|you|it|this ?be ?get ?go live|ready|going|start|started|set|running|up, how soon can|could|will|would i|we|you|it|this, get ?me ?us ?it ?this going|started, up and running, how quick|quickly can|could|do|will ?you ?i ?we ?it get|go|start|be|set|have|live, ready ?to go|by|in|for|tomorrow|today|use, start using, launch, running by|in|tomorrow|before, how long until|before|till|to|will|would|does|is, turnaround, lead time, time to value, days to|before|until, need from me|us, have to prepare|provide, should|must i|we prepare|provide, by tomorrow|monday|friday, by next, configure, configuration, how hard|easy|difficult|complicated|simple is, difficult to, easy to, steps to, activate it|the, get it working, how many days|hours|time`,
  ),
  supportReply: patterns(
    `contact form|page & soon|long|fast|quickly|when|reply|replies|response, fill|filled|send|sent ?in ?the ?a ?your form & soon|long|when * you|somebody|someone|anybody|reply|hear, how long|soon|fast|quickly|quick & support|email|message|ticket & respond|reply|answer|react, support reply|respond|answer|take|response|write, reply|response from ?your support, hear back, how fast|quick|quickly|soon|long is|does|do|will|can|until ?your ?the ?customer ?technical support|help|someone|somebody|team, how fast|quick|quickly|soon|long do|will|can|would you|i|we|they ?usually ?normally ?generally ?typically reply|respond|answer|hear|email|write,
    support ticket|response|email, reply|respond to ?my ?your ?an ?our email|emails|ticket|message|request, get|wait ?for an|a ?support answer|reply|response, reply time, answer|answers|answered ?my ?an ?our email|emails|message|ticket, when will|do|would i|you|someone|somebody hear|reply|respond, how long * reply|response|respond|hear`,
  ),
  support: patterns(
    `support, help desk, helpdesk, customer service|care, technical help|assistance|problem, assistance, if something breaks|goes, troubleshooting, troubleshoot, get help, help if, faq, faqs`,
  ),
  supportHours: patterns(
    `support hours|available|open|work|24|247|around, when is support, ?your office|opening|business hours of you|yours, what are your hours|office, live support, hours of ?your support, support at night|on|during|over, around the clock support, reach support, your|support time zone|timezone, what time zone|timezone are|is you|your|support, support staff|people|team ?available ?open hours`,
  ),
  recording: patterns(
    `notes|summary|summaries|recap & call|calls & email|get|send|sends|mail, record|records|recorded|recording|recordings ?a|the|my|our|your|every|each|all|any|phone|of call|calls|conversation|conversations|phone|everything|available, call|calls|conversation|conversations|line ?get|be|are|is|being record|recorded|recording|recordings, it record, you record, agent record, a|the|to|get|hear|have|listen recording|recordings, recordings, play back, listen back, recorded, call logs, transcript, transcripts, transcription, summary ?of|after, summaries, notes after, what was said, know what * said, being|be|get|is|are|was|calls taped, listen to ?the ?our ?my ?all ?past calls, hear ?the ?our ?my ?past calls`,
  ),
  simultaneous: patterns(
    `ring|rings|call|calls|calling in|within|during the same, can ?only ?just talk|speak to one, take|takes|answer|answers|handle|handles|get them all, calls|callers|people at ones, people|call|calls|callers|ring|person|come|phone|intakes|them|customers|lines|handle ?in ?all at once, all at once, same time, same moment, simultaneous, simultaneously, concurrent, concurrently, in parallel, multiple|several ?phone calls|callers|lines, more than one call|caller, busy signal|tone, line is|be busy, line busy, overlapping, rush of calls, all lines, put on hold, on hold, hold music, wait in line, queue, both ring, swamped, spike, spikes, peak|busy ?hours|times|season, handle volume, at one time`,
  ),
  spam: patterns(
    `unwanted, block, spam, robocall, robo call|calls|caller|callers|dialer, telemarketer, telemarketers, telemarketing calls, scam calls|callers, scammers, junk call|calls, nuisance, blocked, solicitors, solicitation, sales calls * block|stop|filter|bother, cold callers, warranty calls, car warranty, filter ?out, unknown callers|numbers, prank, time wasters, tire kickers, annoying calls, extended warranty, screen out, weed out, sales pitches|people * calling|call, robocallers, robocaller`,
  ),
  noShows: patterns(
    `fewer no shows|show, no show|shows, noshow, noshows, missed|miss|missing|skip|skipping|forget|forgetting|forgot ?their|the|an appointment|appointments, not|never show|turn|appear, keep|keeps ?not forgetting|missing|skipping, not|never|do show|shows|showing up, show up, stand me|us up, stood up, ghost|ghosting|ghosted, flake, no shows, last minute cancel|cancellations, do not come, not turn|turning up, absent`,
  ),
  bookings: patterns(
    `more|extra|increase|double|boost|raise bookings|meetings|appointments|booking|appointment|jobs|patients|consultations, increase ?in bookings|appointments, double|${claims.bookings.value}|twice ?the ?my ?our bookings|appointments, fill ?up ?my|our|the|your calendar|schedule|book|slots`,
  ),
  roi: patterns(
    `roi, return on investment, payback, pay|pays for itself, worth it|the|my|our, results, proof ?it works, success ?rate|stories|story|rate, case study|studies, average increase, outcomes, break even, justify, bang for, business case, rate of return, what return, customers|clients report|say|see|seeing|think, real world, improvement, what can i expect, does it ?really ?actually work ?at all $, references, who else uses, does it pay, for|to|on|our|my|your|the bottom line, impact`,
  ),
  /** Other words on other days or at other hours. */
  otherGreeting: patterns(
    `say|says|greet|greets|announce|announces|play|plays|answer * something|anything different|else|other & day|days|holiday|holidays|week|weekend|weekends|night|nights|hours|lunch|then|closed|christmas|vacation, different|another|special|other|separate|own|second ?holiday ?night ?weekend greeting|greetings|message|announcement|intro ?for|on|at|when|over, change|switch|swap the greeting|message ?for ?over ?on, greeting|announcement & holiday|holidays|christmas|weekend|weekends|vacation|closed`,
  ),
  /** In which language a call is told of, whatever it was held in. */
  summaryLanguage: patterns(
    `summary|summaries|notes|transcript|recap & english|spanish|language|french|german|translated|translate`,
  ),
  /** All that the agents are used for. */
  solutions: patterns(
    `what|which|your|list|all ?the ?other ?kind ?of solutions $, ^ solutions $, solutions do|are you|there ?all ?offer ?have ?sell ?provide $`,
  ),
  /** From the beginning to the end, step by step. */
  howItWorks: patterns(
    `^ ?so ?and ?ok ?but how do|does|would|will ?it|this|that|these|they|brandname ?all ?the ?your ?whole ?ai ?voice ?phone ?product|thing|agent|agents|service|system|software|receptionist ?actually|exactly work ?exactly|actually|then ?in ?practice $, explain|show|tell|describe|see * how it|this|that|these|they|brandname ?all works|work, walk|talk|run|take me|us through * works|work|it|this|process, step by step, from start|beginning to end|finish, how it|this|brandname ?all works ?exactly|actually $, what are the steps, how many steps`,
  ),
  /** What comes of it: the figures of whatever is spoken of. */
  effect: patterns(
    `say|says|tell|report|reports ?that it ?has did|does|done|changed|brought for|to them|others|you, companies|customers|clients|dealers|dealerships|brokers|practices|firms|stores|shops|agents|advisers|realtors report|reported|see|saw|gain|gained, faster|quicker follow|response, effective, effectiveness, how well does|do|did ?it ?this ?that ?they work|perform|do, does|do ?it ?this ?that ?they ?really ?actually work $, results, outcomes, what|which|the ?your numbers|figures, how good is|are it|this|that|they, what difference, success rate, achieve, achieved, did it help, how much does it help, worked out for`,
  ),
  stories: patterns(
    `company|firm|customer|client|business|practice|shop|office you ?have ?already worked for|with, company|firm|customer|client|business|practice|shop|office you ?have ?already helped|served, customer|client example|examples, any|other|anyone|anybody|somebody|someone|others|businesses|companies|practices|firms|dealers & used|using|tried & it|you|this|brandname|yours, case study|studies, success stories|story, which|what|who|any|are other|others ?law firms|firm|practices|companies|businesses|dealers|clinics|plumbers|realtors|agents|offices|shops use|uses|using|have it|this|you|brandname, do|does|are any * use|uses|using it|this|you|brandname, any * using it|this|you|brandname, which|what|any ?other ?local ?law ?home ?loan ?car ?real ?estate office|offices|firms|firm|practices|practice|companies|company|businesses|business|dealers|dealership|dealerships|clinics|clinic|plumbers|plumber|realtors|realtor|lenders|lender|brokers|broker|doctors|dentists|agency|agencies|shops|stores use|uses|using it|this|you|brandname, which|what|who ?are ?the other|others use|uses|using it|this|you|brandname, stories|story of|about|by ?a ?an ?any ?some ?other ?your ?one plumbers|plumber|firm|firms|lawyers|clinic|clinics|practice|practices|dentists|doctors|realtors|agents|brokers|lenders|customers|clients|companies|businesses|others|people, stories|story|examples|example from ?a ?an ?any ?some ?other ?your ?one, customer story|stories, real examples, examples of customers|companies|clients|businesses, references, testimonial, testimonials, who uses, any customers|clients, reference customer|customers, client list, reviews, harbor plumbing, which|who|any|some of your customers|clients|users, customers|clients is|are a|an|in, have|got|had any|some|other|existing * customers|clients|users, quote from, owner|customer|client|partner & say|said, alder and finch, cedar street, tidemark, bluestem, like me|us using, other plumbers|lawyers|dentists|firms|clinics|practices|agents|dealers|lenders`,
  ),
  leadVolume: patterns(
    `lead volume, more leads, increase ?my|our|the ?number leads|lead, how many leads, boost leads, get leads, number of leads, pipeline`,
  ),
  staffing: patterns(
    `save|saves|savings|cheaper|compared & staff|staffing|employee|employees|hiring|personnel|payroll, hiring a|another|someone|people|staff, hire a|another|someone|somebody|people|an|more|two, staffing, cut|cuts|reduce|reduces|lower|shrink|less * spend|spending|cost|costs|bill|budget * staff|desk|reception|receptionists, staff cost|costs|money, save on staff, labor, labour, headcount, payroll, replace ?my|our|the|your|a receptionist|secretary|staff|front|assistant|people|girl|employee, salary, salaries, wages, cheaper than ?a ?an ?my ?our ?hiring ?paying ?real ?human ?full ?time her|him|them|hiring|human|receptionist|person|staff|employee|someone|somebody|wife|secretary|assistant|people, human receptionist, compared to ?a|an|hiring|paying human|person|receptionist|employee|someone, instead of hiring|a|an|my|paying ?human|receptionist|person|employee|someone|secretary, versus ?a|an hiring|person|human, let her|him|them|someone|people go, fire my, personnel, full time person|receptionist|employee, overhead, answering service|services, understaffed, short staffed, staff shortage, save ?me|us money`,
  ),
  satisfaction: patterns(
    `how|what & customers|clients|people|users & feel|think & it|you|this|brandname, satisfaction, satisfied, happy customers|clients|are, reviews, review, customer reviews, star reviews, customers like|love|happy|think, do people like, are|how happy, nps, feedback ?from`,
  ),
  responseSpeed: patterns(
    `faster response, response time, respond faster, answer speed, how fast|quickly|quick|soon * answer|answered|pick|picked|pickup, how many rings|seconds, how many rings, number of rings, rings before, pick up ?the ?phone how, wait before|until|till it|they|somebody answer|answers|pick, average wait, wait time, hold time, how long * before|until|till it|they|the|agent ?agent answers|answer|picks|pick`,
  ),
  qualification: patterns(
    `qualify faster, faster qualification, qualification speed, qualify|qualifies|qualifying|qualified|qualification ?my|our|the|of|inbound|leads|lead ?leads|lead|prospects, qualification, vet ?my|our|the leads, score|scores|scoring leads, lead scoring, good leads, hot leads, warm leads, tell * good leads|lead`,
  ),
  callsHandled: patterns(
    `calls handled|taken|answered|processed, calls have|has you|brandname|it|they ?guys ?ever, how many calls have|has, calls so far, total calls, calls to date, track record, experience do you`,
  ),
  businesses: patterns(
    `how many businesses|customers|companies|clients|users|firms|people, businesses served, who uses, your ?other ?existing ?biggest customers|clients, customers do you have, number of|many customers|clients|users|businesses, customer base, clients do you|have, big names, using you, trusted by, users do you, other businesses`,
  ),
  availability: patterns(
    `all the time, always on|there|answer|answers|answering, nonstop, constantly, only & after|evenings|nights|weekends|outside, after|before|until|till|past|from 4|5|6|7|8|9|10 ?pm|am|oclock ?to|is|can|on|every|each|$, after|before|until|till 4|5|6|7|8|9|10 pm|am, 24 7, 247, twenty four hours a, around the clock, round the clock, at night, nights, night, weekend, holiday, christmas, thanksgiving, new year|years, easter, saturday, after hours, afterhours, business hours, outside ?of ?my ?our ?normal ?business|office|working hours, opening hours, office hours, working hours, what hours, which hours, when do|does ?the|your|my agents|agent|it|they answer|work|pick, out of hours, sunday, midnight, asleep, evenings, tonight, overnight, 3am, 3 am, 2am, 2 am, all day, late night|at|hours, july, labor day, lunch, lunchtime, closed, vacation, phone is off|dead|switched|turned, when i am|sleep, any time of, always available|on|awake, day and night, sleep, early morning, day or night, 365, ^ ?your hours ?of ?operation $, hours of operation`,
  ),
  manualDialing: patterns(
    `dial|dialing|dialed by hand, manual ?dialing|calling|calls, manually, by hand, one person|rep|salesperson|human|sdr * dial|call|calls|reach, human dialer, per person|rep, my rep|reps|team * calls|dial a|per day`,
  ),
  handover: patterns(
    `call|calls|caller|callers & go|goes & my|our & team|staff|phone|desk|colleagues, put|patched|passed|connected & through|straight & client|clients|callers|caller|customers|vip|vips|me|us, caller|callers|customer|customers|client|clients|patient|patients|tenant|tenants|lead|leads|they|somebody|someone|people & get|reach|ask|talk|speak|want|wants|have|demand|demands|insist|insists|prefer|prefers & human|person|employee|receptionist|representative|live|staff & real|human|actual|live|instead|if|want|can|could|ask, hand|hands ?off ?over ?the ?a ?my call|calls|caller|callers, hand|hands ?it ?them ?me off|over, transfer, transfers, transferred, speak|talk|reach ?to ?with ?a ?an ?real ?live ?actual person|human|someone instead, live agent|person, human takes|take over, takes over, take over, reach a person, hand over, handover, handoff, put|puts|putting ?them ?callers ?urgent ?people ?me ?it ?calls ?some through, escalate, escalation, forward ?the ?my ?important ?urgent calls|callers ?to, caller|callers|customer|customers|client|clients|patient|patients|people|somebody|someone * talk|speak|reach|talking|speaking|reaching ?directly ?to ?with * human|person|lawyer|me|someone|doctor|us|agent, caller|callers|customer|customers|client|clients|patient|patients|people|somebody|someone * want|wants|ask|asks|insist|insists|demand|demands|need|needs ?on ?for ?to ?talk|speak ?to ?with a|an|real ?real ?live ?actual human|person, pass|passes|passing ?on ?urgent calls|callers, connect|route|routes|direct|redirect ?urgent callers|calls|clients|customers|patients, routed|directed|redirected ?directly ?straight to, urgent call|calls|callers|matters|cases, emergency call|calls|line, live person, put ?them ?me ?callers ?calls through, angry|upset|rude|difficult|abusive|furious|unhappy caller|callers|customer|customers|client|clients, caller|callers|customer|customers|client|clients ?is|are|gets|get|becomes angry|upset|rude|difficult|abusive|furious|loud, bypass, ring my cell|phone|mobile, ring me if|when, to my cell|mobile|phone, get through to, reach me, on call ?phone|person|tech|nurse|doctor|plumber, emergencies, emergency, urgent, nobody|noone|none picks|pick|answers|answer, no one|body picks|pick|answers|answer, nobody|noone|none * picks|pick|answers`,
  ),
  writesToCrm: patterns(
    `what ?all gets|is|be|do|does ?you ?it ?get written|logged|entered|saved|synced, what & ends|end|lands|land|written|saved|stored|goes & there|crm|hubspot|salesforce|pipedrive|zoho|dynamics, write|writes|written|log|logs|logged|put|puts|save|saves|saved|enter|enters|entered|update|updates|record|records|add|adds|added|land|lands|end|show|shows|populate|populates|sync|syncs|go|goes|push|pushes|store|stored|type|appear|appears|create|creates * into|in|to ?my ?our ?the ?your ?own crm|salesforce|hubspot|pipedrive|zoho|dynamics|intercom, crm entries|entry|notes|data|fields, into ?my|our|the|your ?own crm, update ?my|our|the crm, to the|my|our crm, crm get|gets|updated|see, notes in ?my|our crm`,
  ),
  missingEmail: patterns(
    `link expired|broken, new|fresh|another ?verification ?confirmation link, verification|verify|confirmation|confirm|activation|validation ?my ?your ?the ?an email|mail|link|code|message|e,
    email|mail|link|code|message has|have|did|was|is|never|still not|never|nowhere, email|mail|link|code never ?arrived|came|received|got|showed, email|mail|link|code not ?yet arrive|arrived|come|received|there|here|showing,
    no ?verification ?confirmation email|mail|link, no verification|confirmation, not|never get|got|receive|received|find|found|see ?the ?an ?your ?any ?my ?verification ?confirmation ?activation email|mail|link|code, inbox|mailbox ?is ?still ?stays empty, promised a link|mail|email, resend, send ?me ?it ?the ?another ?email ?link again,
    activate|verify|confirm|confirming|verifying|activating ?my ?our ?the account, verify|confirm ?my ?the email, waiting for ?the ?an ?my ?your email|mail|link, spam folder, junk folder, look|looked|looking|check|checked|searched|tried|went ?already ?in ?through ?the ?my ?our spam|junk, not|nothing|nor|no ?mail in ?the ?my ?our spam|junk, missing email, where is my|the ?verification ?confirmation email|link, how long ?for|until|till|before|does|do|will|should * email|mail|link|code ?to ?take ?arrive, get|receive the|my|an email|mail|link|code, email|mail|link|code take|takes|arrive|arrives|come|comes, verification take|takes, how long * verification|verify`,
  ),
  wrongAnswer: patterns(
    `make sure & never|not * again, correct|fix|undo & mistake|mistakes|error|errors, wrong price|info|information|answer|answers|address|hours|name|thing|things|date|time, says|said|told|tells|gives|gave|giving|saying|telling|quoted|quotes ?a|the|my|our|callers|people|customer|caller|somebody|someone|customers|them|something|stuff ?the|something|a ?totally ?completely wrong|incorrect|false|nonsense|old|outdated, make|makes|made|making a|mistakes mistake|mistakes, gets it wrong, gave a caller, agent|it|receptionist|ai|bot told|said ?to ?my ?our ?a ?the caller|callers|customer|customers|client|clients|patient|patients|people|someone, correct the|my agent, agent * wrong|mistake|error|incorrect, fix an|the|my|its|a|what ?wrong answer|agent|script|answers, incorrect answer|information|info, told a caller, tells callers, outdated information, retrain, misinformed, misinforms, not what i wrote, bad information|info`,
  ),
  industries: patterns(
    `industry, industries, sector, sectors, trade, trades, vertical, verticals, who is it for, what|which kind|kinds|type|types|sort|sorts ?of business|businesses|companies|company|customers|clients, what|which businesses|companies|fields, lines of business, niche, niches, who do you work|serve, my field, kinds of businesses, specialize, suited for`,
  ),
  /** When a lead is called, by the clock and by the place. */
  leadSpeed: patterns(
    `lead|leads|inquiry|inquiries|prospect|prospects|somebody|someone|they & form|forms|website|web|online & call|calls|ring|rings|contact|phone & after|right|soon|fast|quickly|immediately|fill|fills|filled|submit|submits|submitted|minutes|seconds, how fast|soon|quickly|quick & call|calls|ring|contact|reach & lead|leads|prospects, how fast|soon|quickly|quick|long * call|calls|ring|rings|contact|contacts|reach|dial ?back ?a ?the ?my ?our ?new ?fresh ?hot ?web ?website lead|leads|prospect|prospects|inquiry|inquiries|requests, how fast|soon|quickly|quick * call|ring|dial|contact|reach ?back a|the new|fresh one, how fast|soon|quickly|quick * call|ring|dial|contact|reach ?back them, speed to lead, time to first|call call|lead`,
  ),
  timeZones: patterns(
    `time|hour|hours|times & lead|leads|prospects|people & called|call|calls|contacted & what|which|when, time zone, time zones, timezone, timezones, local time, right|best|good time to call`,
  ),
  api: patterns(
    `api, apis, code|program|build|develop against, in house system|systems|software|tool & hook|connect|integrate|talk|link|plug, rest api, developer ?api access, endpoints, webhook, webhooks`,
  ),
  callerKnown: patterns(
    `who is calling, caller id, recognize|recognizes|remember|remembers ?returning ?repeat ?known ?my ?our callers|caller|customers|numbers|people|clients, know|knows who ?is ?they ?calls, returning|repeat callers|customers`,
  ),
  misuse: patterns(
    `prank, deceive|trick|scam|harass|annoy|threaten|impersonate|defraud people|someone|somebody|my|friends|customers|callers, spam people|everyone|everybody, robocall people|everyone|voters`,
  ),
  keepNumber: patterns(
    `had|have ?had ?the same ?tele ?telephone ?phone number, give|giving it|that|this|them up, give|giving up ?my|our|the ?old ?phone number|numbers, happens|lose|keep|keeps & my|our|the number|numbers & leave|cancel|quit|stop|end, port|porting|transfer|move|bring ?over ?my|our|a|the|existing|phone ?existing|current|phone|business|old number|numbers, keep|keeping|use|using|change|changing|retain|lose|losing|switch|switching|replace ?to ?a|my|our|the|up ?new|same|existing|current|own|old|another|different|business|office|local|phone ?business|phone|local|office number|numbers, need|get|getting|give|have ?me ?us a|my|our|the ?new|same|local|different|phone|second|own number|numbers, need new|another|different number|numbers, new|our|own|existing|current|same|old|my ?phone|business|office|existing|current number|numbers, number porting, new number, new phone number, forward|forwarding|forwarded|redirect ?my|our|the|calls|call ?line|number|calls|phone|existing, call forwarding, keep ?my|our landline|line|lines, landline, same number, own number, sim, sip, pbx, voip, phone system|provider|carrier, existing phone|line|system, toll free, 800 number, second number, change phone|numbers, hardware, equipment, new phones|phone|handset|handsets, install anything|something|software, buy anything|phones`,
  ),
  conflictCheck: patterns(
    `conflict ?of|check|checks|checking|interest, client intake, intake, intakes`,
  ),
  advice: patterns(
    `give|gives|giving|offer|offers|provide|provides|quote|quotes ?any|out|legal|medical|my|callers|clients|people ?legal|medical|financial|bad|out advice|opinion|opinions|diagnosis, legal|medical|financial|tax advice, practice law, unauthorized practice, diagnose`,
  ),
  campaigns: patterns(
    `lead|leads|prospects & contacted|called|reached|rung|phoned, call|calls|ring|dial|phone|contact|reach|calling * leads|lead|list|prospects|database, call|calls ?them ?leads ?people ?back ?right away|immediately|instantly, follow|follows|following ?up ?on|with leads|lead|quotes|estimates|up, speed to lead, upload ?a|my|our list, lead list, old leads, dead leads, cold leads, reactivate, reactivation, win back, customers who have not, past customers, call list, auto dial|dialer, nobody picks|answers|no, try|tries|retry ?calling again, does not answer|pick, not pick|picking up, web leads|lead|forms|form, cold call, survey calls|callers, script|scripts * campaign|outbound, ab test, a b test, two scripts, ring|call|phone|contact|calls|rings ?them ?leads ?people ?him ?her straight|right away, ring|call|phone|contact ?them immediately|instantly, web|website|online leads|lead|inquiries, leads ?from * website|web|form|forms, before anyone|anybody|somebody calls, call back within, call|calls|phone|ring ?back people|everyone|everybody|anyone|those ?back who|that, filled in|out * form, fill|fills in|out * form`,
  ),
  consent: patterns(
    `not|never|stop & be & called|contacted|rung & again|anymore, not & want|wants|like|wish & called|calls|contacted & again|anymore|more|be, bought|purchased|rented|scraped|harvested ?lead ?contact list|lists|numbers|contacts, buy|rent|purchase lists|contacts, consent, agreed|agree|agrees ?to ?be ?called, asked to be called, permission to call, opt in, opt out, opts out, opting out, off the|my|our|your ?call ?calling list, stop calling, asks|wants|asked to be removed|deleted|off|taken, removed|taken|deleted off|from ?the ?my ?our ?your ?call list|lists, take|takes|remove|removes me|them|him|her|people|someone|somebody|anybody|numbers off|from, unsubscribe from calls, opted in, opted out, unsolicited, people who did not|never agree|asked, never|not agree|agreed|consent|consented|opted, without consent|permission`,
  ),
  analytics: patterns(
    `see|view|check|review & calls|callers & came|today|who|which|yesterday|week|missed, analytics, dashboard, dashboards, results|outcome|figures|numbers of ?a|the|each|every|my campaign|campaigns|call|calls, report, reports, reporting, statistics, metrics, kpi, insights, track ?the|my|our|calls|how calls|performance|well, export, exports, csv, spreadsheet`,
  ),
  chatWidget: patterns(
    `chat widget|integration|bot|on my|our, website chat, live chat on, chatbot for ?my|our, embed, web chat, on my|our ?own website|site, add * to my|our site|website`,
  ),
  routing: patterns(
    `route|routing|routes|department|departments|extension|extensions|phone tree|ivr|several|multiple|different|many|two|three|locations|offices teams|locations|offices|departments|branches|sites|numbers|calls|tree|menu|by, phone tree, ivr, press 1, press one, departments, branches, multi location, franchise, several locations, more than one location|office|number|site, each location, per location, offices, locations`,
  ),
  scriptWords: patterns(
    `how|who|where & know|knows|learn|learns|decides|decide & say|answer|answers|respond|talk|tell, greeting, custom greeting, my own script|words|greeting|questions, own script, what does|will|would|do|can it|they|she|he ?the ?agent ?agents say|says|greet|introduce, how does|will|would it|they ?the ?agent greet|introduce, answer questions about|on ?my, answer faq|faqs|questions, know about my business|company|services|prices, learn about, knowledge base, tone, personality, company name, my business name, in my|our name, change what it says, edit|update|change|adjust|modify|customize|customise|write ?the ?my ?our ?its ?own script|answers|greeting|wording|phrases, know|knows|learn|learns ?about ?all my|our|your prices|hours|services|answers|business|company|products|address|menu, say|says my|our name, intake|screening|qualifying|own|my|our questions, amend, give|gives|quote|quotes|tell|tells|share ?out ?callers ?people my|our prices|hours|address|rates, teach|train|instruct|brief it|the|them ?agent ?agents ?my, who decides|controls|chooses|writes|determines what|the, decide|decides|control what it|the|they ?agent says|say|tells, learn|learns|learning by|from|on ?own ?past ?my calls|itself|conversations|own, self learning, what it|they|the ?agent|agents can|may|should say`,
  ),
  reminders: patterns(
    `reminder, reminders, remind, reminds, confirm appointments|appointment|visits, confirmation calls|call, waitlist, waiting list, canceled slot, reschedule, rescheduling, move|moves ?an|the|their|my appointment|appointments, cancel|cancels ?an|the|their|my|a appointment|appointments|visit|booking`,
  ),
  takeMessages: patterns(
    `take|takes|taking ?a|down message|messages, ^ ?what ?if ?my phone is off|dead, leave a message, voicemail, voicemails, message taking, take notes`,
  ),
  docs: patterns(
    `documentation, docs, manual, knowledge base article, user guide, guide, guides, api docs|documentation|reference, help articles, tutorial, tutorials, how to articles`,
  ),
  blog: patterns(
    `author, authors, who & writes|wrote|author|writer|head|editor & conversation|blog|articles|posts|article|design|engineering|customer|outbound, anything|something|stuff ?good ?worth to read ?on|about, worth reading, reading on|about, blog, articles, article, newsletter, posts, read more about ai, whitepaper, ebook, webinar`,
  ),
} as const;
