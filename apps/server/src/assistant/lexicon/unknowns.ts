import { patterns } from "../pattern.ts";

/** What people ask that the site leaves open, or on which it says little. */
export const unknownConcepts = {
  missedCost: patterns(
    `missed|lost|unanswered call|calls ?really ?actually cost|costs|lose|loses ?me|us, cost of a|every|each|my|our|one missed, worth of a missed, how much|many & lose|losing|lost & missed|missing|unanswered|voicemail`,
  ),
  refund: patterns(
    `refund, money back, get ?my|our money, guarantee * results|return|roi|success|outcome|satisfaction, guaranteed, guarantee, reimburse, chargeback, credit back, if|when * not satisfied|happy|like|work|unhappy, warranty, promise * results|roi, refundable, nonrefundable, non refundable`,
  ),
  /** Asks for money that was paid, not for a promise. */
  moneyBack: patterns(
    `refund, refunds, refunded, refundable, money back, get ?my|our money back, reimburse, reimbursed, my money again`,
  ),
  /** Who hears the recordings or reads the notes. */
  recordingAccess: patterns(
    `who|anyone|anybody|someone|somebody|else|nobody|you|people|staff|employees & hear|hears|listen|listens|listening|access|see|sees|read|reads|eavesdrop|snoop|spy & recording|recordings|recorded|transcript|transcripts, who & listen|listens|listening|eavesdrop|eavesdrops & call|calls|conversation|conversations|in|them|it, who & access & data|recordings|calls|transcripts, who can|could|may|might|gets|is allowed|able ?to hear|hears ?my|our|the|those|these|your|customer|customers calls|recordings|conversations, you|your|yall & listen|listening|eavesdrop & calls|conversations`,
  ),
  cancellation: patterns(
    `cancel ?anytime, get rid of|out, be done with, no longer want|need ?it ?this ?the ?my ?service ?subscription ?plan, shut down|off ?my|our|the account|service, end the,  cancellation, terminate, termination, contract, commitment, commit to|for, lock|locked ?me ?us in, locked into, notice period, minimum term|period|contract, quit, stop|end|leave|pause|drop ?my|our|the|paying subscription|plan|service|account|contract|anytime|using|membership, get out of, back out, opt out, walk away, early exit, exit clause, renewal, auto renew, automatically renew, suspend, freeze ?my|our account, month to month, how long am i, bound, binding, long term, unsubscribe, turn it off, switch it off, discontinue, tied in|down, tie me, how long * signed, sign|signed|signing ?me ?us ?on for a|the|one|1 ?whole ?full ?entire year, have|need|must|required|forced to|i|we ?be ?to ?sign ?up ?take ?stay ?pay ?buy ?it ?in for|a|the ?a ?the whole|full|entire year, whole|full|entire year right away|off|upfront|now, it ?does ?do ?did not work|works|worked out, not work out, not work|suit ?well for me|us, change|changed|changes my|our mind, regret it|signing, stuck with, renew, renews, renewed, renewing, renewal, leave after, leave|quit|stop ?it ?again after, if i|we leave, without commitment|obligation|contract, break up with, month by|to month, monthly basis, just|only one|a|1 month $, a|one|1|single month only`,
  ),
  overage: patterns(
    `overage, calls above|over|beyond|past|exceeding ?the ?my ?our ?a ?plan limit|allowance|number|plan|cap|quota, above|over|beyond|past the|my|our ?plan limit|allowance|cap|quota, extra calls, go|goes|going|went ?a ?bit over ?the ?my ?our ?that limit|calls|number|allowance|plan|quota|it|them, go over, go past, exceed, too many calls, additional calls, more calls than, run|ran|running out, over the|my|our limit|cap|allowance|plan|quota|number, beyond the|my|our, additional minutes, unused ?calls, use|used|using only|just, only|just use|used|using, roll|rolls|carry|carried over|forward, rollover, go above, use|used ?all ?my up, hit * limit|cap, call 51|201|601, pass ?the ?my limit, surpass, max ?out, extra call, leftover, leftovers, left over, calls past, not use all, do not use all, over our|my * calls, more than|than my|our plan|included, reach * limit, calls expire, top up, another|buy|add|purchase|extra * more calls, one|1 more call than, limit reached, after|past|beyond ?the 50|200|600|1000|3000|8000 calls, cut off|out at`,
  ),
  competitor: patterns(
    `cheaper than brandname|you, better than brandname|you, bland ai, air ai, your|any|other|main|biggest competitor|competitors, competitors, competition, alternative to, alternatives, smith ai, ruby ?receptionists, dialpad, twilio, vapi, retell, synthflow, goodcall, other providers|vendors|ai|receptionists, others on the market, rival, ringcentral, aircall, answerconnect, smithai, nextiva, vonage, openphone, quo, answerforce, posh, callrail, podium, rosie, my ai front desk, grasshopper, google voice, versus others, vs others, compared to others, different from others|other, stand out, elevenlabs, chatgpt, siri, alexa, five9, talkdesk, genesys, zoom phone, nexa, abby connect, patlive, slang ai, voiceflow, poly ai, polyai, cognigy, dialogflow, conversica, other|another|rival|competing|different ?ai ?voice ?phone ?answering company|vendor|provider|firm|service|bot, who else does, switch ?to you from, moving from, market leader`,
  ),
  payment: patterns(
    `take|accept|takes|accepts & bitcoin|crypto|visa|mastercard|amex|paypal|cash|check|cheque|venmo & you|yall|brandname, credit card, debit card, paypal, when|how am|are|is|do|will ?i|we|it ?be|get charged|billed|invoiced, how do|can|could|would|should|will i|we|you|one pay $, ways|methods|options to|of|for pay|paying|payment, charged when, in euros|pounds|pesos|eur|gbp|cad|aud, eur, gbp, euro, euros, invoice, payment method|methods|options|terms|plan, wire transfer, ach, visa, mastercard, amex, bank transfer, currency, currencies, euros, pounds, apple pay, google pay, bitcoin * pay, pay ?you ?with|in|by|via check|crypto|cash|bitcoin|card|euros|invoice|cheque|wire, crypto, purchase order, net 30, how * pay you, installments, billing date|cycle|address, receipt, venmo, stripe, canadian dollars, klarna, financing`,
  ),
  taxes: patterns(
    `tax, taxes, vat, gst, sales tax, taxed, taxable, net or|and gross, plus tax|vat, before|after|with|without|incl|excl tax|taxes|vat`,
  ),
  cardNeeded: patterns(
    `need|needs|needed|require|requires|required|want|give|put|enter|leave|add ?to ?in ?down ?my ?me ?a ?the ?our ?your credit|debit|bank card, need|needs|needed|require|requires|required|give|put|enter ?to ?in ?down ?my ?a ?the ?our card, card ?number ?details ?info ?is ?be needed|required|upfront|first, card on file, without|no ?a ?any ?my credit|debit card, card ?details ?info|information for that|it|this|the`,
  ),
  bundle: patterns(
    `bundle, bundles, bundled, bundling, discount|discounts|cheaper|deal|break * two|three|both|several|multiple plans|agents|products|kinds, package deal, combo ?deal|price|offer|plan`,
  ),
  coupon: patterns(
    `coupon, promo ?code, promotion, promotional, discount for|if|to|on non|nonprofit|nonprofits|charity|charities|student|students|startup|startups|small|veteran|veterans|military|several|multiple|volume|more|two|bulk|referral|church|churches|school|schools|teachers|seniors|loyal|new|first|friends|us|me|my|being|referring, nonprofit|student|startup|volume|special|bulk|military|veteran|senior|referral|loyalty|multi|seasonal|holiday|introductory|charity|group|friend|early discount|discounts|price|pricing|rate|offer|deal, black friday, voucher, negotiate, negotiable, haggle, price match, match|beat their|the|a price, discount code, lower|reduce|bring ?down ?me ?us ?the|your price|prices, better price|deal, any discounts|deals|promotions|specials|offers, sale going, on sale, coupons, half off, half price, give me a|some discount, throw in, sweeten, wiggle room, referral program|bonus, other discount|discounts, any other|further|additional discount, founder discount, cheaper for me, nonprofit|nonprofits|charity|charities|student|students|startup|startups|veterans|military|school|schools|church|churches * discount|discounts|deal|deals|cheaper|special, beat * price, match * price, do better on|with|than ?the ?your price|prices|that|this, better price|deal|offer`,
  ),
  residency: patterns(
    `which|what continent|jurisdiction|region|data center|centre, recordings|data|transcripts|information ?physically sit|sits|live|lives|reside|resides|rest, eu|european|us|american|local servers|hosting|data center, where ?is ?are it|they|that|them|those ?is ?are stored|kept|saved|hosted|located, where * my|our|the|customer|caller data|recordings|information|calls, store|stored|storing|keep|kept|hold|save|saved|hosted|host * data|recordings|information|transcripts|calls, owns the|my|our data|recordings, own|who the|my|our|owns data|recordings, data ?is stored|location|center|centers|centre, data residency|sovereignty, servers|server located|location|in|hosted, where * servers|server|hosted|host, cloud provider, aws, azure, google cloud, data retention, retention ?period|policy|periods, how long * keep|store|stored|kept|retain|retained|hold|save|saved, sell * data|information|recordings, train|training * my|our data|calls|recordings|ai, data|calls|recordings|conversations * train|training, train on, share * data|information|third, third parties, data protection, what happens to * data|recordings`,
  ),
  deletion: patterns(
    `what & do|happens|happen & my|our|the|your & data|information, delete|erase|remove|wipe|purge * data|information|recordings|account|chat|me|everything, account|data|information|recordings|chat deleted|removed|erased|closed|wiped, close my account, right to be forgotten, privacy policy, ^ privacy, personal data|information, do you track, cookies, tracking, sell my data|information, sell * data, my|our|your details|data|info|information|address|email|number * advertisers|marketers|third|sold|resold, advertisers|marketers & my|our details|data|information|info, privacy, private, who can|could read|see * conversation|chat|messages`,
  ),
  loanRates: patterns(
    `mortgage rate|rates, quote|quotes|quoting|give|gives ?a ?the ?todays ?current * rate|rates ?to ?a borrower|borrowers|caller|callers|buyer|buyers, 30|15|20 year rate|rates|fixed, interest rate|rates, loan rate|rates, rate for a mortgage|loan, year mortgage, refinance my|our|the, should i|we refinance, apr`,
  ),
  fees: patterns(
    `setup|activation|onboarding|hidden|extra|additional|installation|implementation|cancellation|termination|other|surprise|startup|setting|initial|maintenance|integration|license|licence|seat|training|late fee|fees|cost|costs|charge|charges, one time|off fee|fees|cost|charge, set up fee|fees|cost|costs|free|charge, setup free, free setup, onboarding free, free onboarding, upfront fee|cost|costs|charge, fine print, catch, hidden, anything extra|else on|to, pay extra, charged extra, extra for, costs extra, on top of, all in price, nickel and dime, strings attached, deposit, per user, per seat, surprises`,
  ),
  otherRules: patterns(
    `pci, iso, ccpa, gdpr, dsgvo, data protection regulation|law|act, tcpa, in line|accordance|keeping with * rules|regulations|laws|law, regulations|rules ?that i|we have|face, fedramp, ferpa, glba, do not call, dnc, robocall law|laws, recording legal, legal to record|use|call|cold, is it|this|that|ai ?ok ?okay legal, legal in, is|are * ?with ?your ?ai ?robots ?bot ?bots ?agent ?agents legal|lawful|allowed, legality, illegal, against the law, debt|collection|collections ?collection law|laws|rule|rules|regulation|regulations|act|practices, fdcpa, soc 1, soc1, soc 3, hitrust, nist, cmmc, sox, finra, sec, osha, coppa, pipeda, ada, wcag, stir shaken, eu ai act, two party consent, consent law|laws, wiretap, lawful, state laws, regulations in`,
  ),
  planChange: patterns(
    `move|switch|change|go|upgrade|downgrade & bigger|larger|smaller|higher|lower|another & plan|tier|package & later|grow|growing|when|if|anytime|once, change|switch|swap|move ?between ?my|the|our plan|plans|tiers|tier|package, upgrade|downgrade later|anytime|mid|my|our|next, change later, switch later|between|to annual|to yearly, upgrade whenever|if, scale up|down, change ?from monthly|annual|yearly, mid month, start small, go up later, move|moving|go|going|step up|down|from * to ?later|another|a|basic|professional|the, start|begin with|small|on * then|later|and, can|could|may i|we ?later ?always upgrade|downgrade|switch|change ?plan ?plans ?later, upgrade|downgrade|switch * later, prorated, prorate, pro rata, pause my`,
  ),
  sla: patterns(
    `sla, service level, uptime guarantee, guarantee * uptime, uptime credits, credits for|if, compensate, compensation, outage history, status page, what happens if|when you|your|the|it|system|service|internet|ai ?servers ?system ?service ?is goes|go|is|are|crashes|fails down|crash|offline, backup if`,
  ),
  technology: patterns(
    `which|what ?ai ?language ?voice model|models|llm|llms|tech|technology|engine|stack|framework, powered by, built on|with, llm, gpt, gpt4, openai, anthropic, claude, gemini, llama, large language model, tech stack, speech recognition, text to speech, latency, response delay, how fast * respond|reply|answer a, milliseconds, open source, source code, architecture, whisper, hosting, which model, what model, trained on, machine learning, neural, own model|ai, sso, single sign on, saml, two factor, 2fa, mfa, self host, on premise|premises|prem`,
  ),
  companyFacts: patterns(
    `churn, founder, founded, ceo, cto, who owns|runs|started|made|built|founded|is behind|invented|created|develops|leads ?this|it|brandname|you|the|your, owner of|is, how many|your ?of ?people ?full employees|employee|staff|people work|work, number of employees|staff, how many engineers|staff|employees, how big is|are your|you|the|brandname, size of ?your company|team, revenue, turnover, profit, profitable, funding, funded, investors, investor, valuation, ipo, publicly traded, stock price, shareholders, when * founded|started|established|start|begin company, how long have|has you|brandname|the|your been|in|existed|company, how old is, years in business, headcount, parent company, acquired, board of directors, venture, series a, raised, bankrupt, go out of business`,
  ),
  liability: patterns(
    `read|see|find|where|view & terms|conditions, liable, liability, jurisdiction, governing law, governed, arbitration, sue, lawsuit, indemnify, indemnification, insurance coverage, insured, responsible if, responsible when, responsibility, at fault, msa, dpa, data processing agreement, legal entity, ein, w9, terms of service|use, terms and conditions`,
  ),
  disclosure: patterns(
    `notice|realize|realise|notices|realizes|realises ?that ?it ?is not, told|tell|announce|announced|inform|informed|notify|notified|warn|warned|know & being|are|is recorded, callers|customers|people|they|clients|patients & tell|know|notice|realize|guess|hear & human|robot|ai|machine|bot & not|is|it|difference, lie|lies|lying|honest|truthful|pretend|pretends|hide|hides & it|agent|agents|bot|ai|robot|receptionist & caller|callers|customer|customers|people|patients|clients|human|ai|them, agent|agents|it|bot|receptionist & say|says|admit|admits|reveal|tell|tells & an|a ai|robot|bot|machine|computer, disclose, talking|speaking to a|an robot|bot|machine|ai|computer, tell|tells|inform|informs callers|them|people|customers ?that ?it ?they is|are|its ai|robot|bot|machine|recorded|automated,
    callers|people|customers|clients|patients|they know|notice|realize|tell|hear * ai|robot|bot|machine|computer|human|recorded|talking|automated, say|says|admit|admits|announce|announces * is|its|are an ai|robot|bot|machine, sound|sounds like a robot|machine|bot,
    asks|ask|asked|wonder|wonders|know if|whether * am|are|is talking|speaking ?to ?with ?a robot|machine|bot|computer|ai|human|person, pass as human, pretend|pretends to be human|person, told * being recorded, told they are, know it is ai|an|a ?robot ?ai ?bot ?machine, fool people|callers|anyone|them, announce itself, recording notice|announcement|disclaimer|warning|consent`,
  ),
  mobileApp: patterns(
    `mobile app, phone app, android, ios, iphone app, app store, play store, desktop app, ipad, on my phone app, have an app, an app`,
  ),
  whiteLabel: patterns(
    `white label, whitelabel, reseller, resell, affiliate, partner program, partnership, become a partner, partner with|up, agency plan|program|account|partner|pricing, for agencies, my agency clients, referral fee|commission, commission, rebrand`,
  ),
  careers: patterns(
    `career, careers, job opening|openings|opportunity|opportunities|listing|listings|offer|application, jobs at|with|available|there|here, any|open jobs|job, are you hiring, you hire|hiring, hiring right|now|people|process, are you hiring, work for|at you|brandname|your, apply for a|the|your|any job|position|role, how do i apply, intern, interns, internship, vacancy, vacancies, open position|positions|roles|role, join your|the team, recruiting, resume, cv, do you hire, employment with|at, position open`,
  ),
  press: patterns(
    `press kit|release|contact|inquiry|inquiries|office|team|officer|page|people, journalist, media kit|contact|inquiry|inquiries, interview, logo files, reporter, ^ press $, the press, for press, press page`,
  ),
  region: patterns(
    `available|work|operate|offered|function|usable|support|serve|sell|active ?also ?outside ?here in|outside|to ?the canada|europe|uk|england|australia|mexico|germany|france|india|brazil|spain|ireland|italy|netherlands|japan|china|singapore|africa|asia|eu|us|usa|london|toronto|new|states|country|countries|abroad|overseas|internationally|dubai|zealand, international, internationally, which|what countries, outside * us|usa|states|america, country|countries like|such|other, speaking country|countries, in ?a ?any other country|countries, canada, europe, united kingdom, australia, worldwide, overseas, foreign numbers, global, area code|codes`,
  ),
  voices: patterns(
    `which|what|choose|pick|change|select|different|male|female|own|custom|more|other|kind|type|sort|british|southern|woman|man|deep|of|the|a|human|natural voice|voices, voices do|can|are, clone * voice, voice ?clone|cloning, accent, sound|sounds ?like ?more ?too ?a robotic|human|natural|fake|real|weird|stiff|creepy, robotic, natural ?does|is ?the ?its voice, like a human|person|robot|machine, like the old, phone menus|menu, my ?own voice, gender, celebrity voice, voice options, male|female ?or, voice does|do|is|will`,
  ),
  minutes: patterns(
    `per minute, by the minute, minutes included, minute, call length|duration, long can|may a|each|the call, how long * call|calls * last|be, max|maximum length|duration|time, length limit|of, minute rate, time limit, minutes per`,
  ),
  evidence: patterns(
    `^ ?and says who $, ^ ?and who says so|that $, according to who|whom, audited, verified, verify ?the|that|those|these|your claim|claims|number|numbers, proof|evidence ?of|for|that, prove, how did you measure|calculate|come|get, independent, independently, third party audit|audited|verified|study, methodology, sample size, how * measured|calculated, source of|for, is that true, realistic, where does|do that|the|those|these number|numbers|figure|come, back up ?those|that|your, believe ?that|those|these ?number|numbers|figures|claims, study behind, data behind, made up, hard data, peer reviewed, can i trust`,
  ),
  roadmap: patterns(
    `roadmap, upcoming, coming soon, next version, future features, release date, next update, what is new, new features|feature|functions|updates, recent updates|changes|features, latest features|update|version, changelog, release notes, new in|about|with your|the ?product ?version, planning to add, will you add, do you plan|intend`,
  ),
  whatsapp: patterns(
    `whatsapp, sms ?texts|messages, telegram, messenger, instagram, facebook, wechat, fax, video calls, video, send|sends|sending ?me ?us ?them ?out ?a text|texts, text me|us|my|them|people|customers, texts, text messages|message, texting`,
  ),
  counting: patterns(
    `call|calls ?be ?is ?get counted, count|counts|counted ?as ?a call|toward|towards|against, what counts as, what is considered a call, count ?it ?them toward|towards|against, calls|call * count|counts|counted, counts ?as, count as|toward|towards|against, count $, counted $, pay|charged|billed|charge|bill ?me ?us for * spam|blocked|wrong|missed|unanswered|dropped|short|screened ?calls|call|ones`,
  ),
  priceChange: patterns(
    `price|prices|rate|rates|pricing ?ever ?ever go|goes|going up, price|prices|rate|rates ?ever increase|increases|rise|change|changes, raise ?your ?the ?my price|prices|rates, price increase|hike|lock|guarantee, lock ?in ?the ?my price|rate`,
  ),
  takesPayment: patterns(
    `take|takes|taking|place|places|process ?an|the|my|phone|customer order|orders, sell|sells over the phone, take|takes|accept|accepts|process|processes|collect|collects|charge|charges ?a ?the ?my ?customers ?customer ?their ?credit payment|payments|deposit|deposits|card|cards, payments over|by phone|the, pay over the phone`,
  ),
  voicemailDrop: patterns(
    `it|agent|agents|they|you|ai|bot|receptionist leave|leaves|drop ?a voicemail|voicemails, leave|leaves|leaving|drop ?a ?the voicemail|voicemails, voicemail drop|drops`,
  ),
  seats: patterns(
    `how & bill|charge|charged|priced|billed|pricing & per|flat|seat|minute|usage, per|each|every|for|additional|extra|more|another user|seat|users|seats|login|logins|employee|head|staff|member, how many users|seats|people * use|log|login|account|access, unlimited users|seats, users included, team of, number of users|seats, by the seat, same|shared|one|single login|account|subscription|license, use the same, does|do|must|will each|everyone|everybody|all ?of ?us ?agent ?agents ?one ?person pay|need, separate|several|multiple|own|two|three|2|3|4|5 subscriptions|accounts|licenses, need|buy|pay 2|3|4|5 subscriptions|plans|accounts, team members, user limit, whole team, everyone|everybody|each|all * own|separate subscription|plan|account|license|login, own subscription|license, share one account|plan|subscription|login, per|each|every location|line|office|branch|store, price per location|line|number`,
  ),
  /** Advice and help of a kind that nobody should take from us. */
  personalAdvice: patterns(
    `^ ?please ?can ?could ?would ?you write|draft|compose * post|posts|caption|letter|tweet|speech|resume|flyer|newsletter|story|ad|review|essay|haiku|limerick|lyrics, ^ ?please ?can ?could ?you translate, write|create|make|generate * python|javascript|java|html|css|sql|code|program|essay|poem|song, do i have a ?good case, can|should|could i sue, suing my|the, my ?legal rights, symptoms, diagnose, diagnosis, give|need|want|get|some ?me|us ?some legal|medical|financial|tax|investment advice|opinion, how much can|could|will|do i claim|sue|get * accident|injury|injured|damages, injury|accident claim, claim|claims after, what|which medicine|medication|medications|pills|drugs|vitamins, should i take ?some ?an aspirin|ibuprofen|antibiotics|tylenol|medicine|it, my ?left ?right ?lower head|tooth|stomach|back|knee|leg|arm|ear|eye|throat|neck|foot hurts|hurt|aches|aching|is|bleeding|itches, headache, toothache, stomachache, should i buy|sell|invest|refinance|marry|divorce|quit ?in|my|a|the stocks|house|home|bitcoin|gold|shares|job|mortgage, get divorced, evict, eviction, my landlord|ex|divorce|taxes|custody|visa|rash|symptoms|blood, how do i|you fix|repair|unclog|treat|cure|remove|clean ?a|my|the|this, fever what, home remedy|remedies, how much can i borrow, do i qualify for, my credit score, how much house, file ?my|a|an|for taxes|bankruptcy|divorce|lawsuit|complaint, write ?me ?my ?a|an|the will|contract|essay|email|resume|letter|code|program|poem|song|story, prescribe, prescription`,
  ),
  /** Somebody who looks for such a business, not for us. */
  seeksTrade: patterns(
    `recommend|suggest|find|need|know|want|looking|get ?me ?us ?you ?of ?for a|an|any|some ?really ?good|cheap|local|nearby|affordable|decent lawyer|attorney|doctor|dentist|plumber|electrician|realtor|mechanic|therapist|vet|roofer|contractor|accountant|hotel|restaurant|pizza|babysitter|cleaner, best|good|nearest|closest lawyer|attorney|doctor|dentist|plumber|electrician|realtor|mechanic|vet|hospital|restaurant|pizza|bank|pharmacy|hotel ?near|in|around|to, near me, book ?me a|an flight|hotel|table|room|uber|taxi|haircut|doctor|dentist|massage, order ?me ?a|some pizza|food|burger|uber, make me|us an|a appointment|reservation with|at, see a doctor|dentist today|tomorrow|now`,
  ),
} as const;
