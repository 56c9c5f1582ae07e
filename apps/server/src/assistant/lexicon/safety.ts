import { patterns } from "../pattern.ts";

/** A life or a house in danger, now. */
export const crisis = patterns(
  `heart attack, chest * tight|hurts|hurting|pressure|burning, arm|arms|face|side * numb|drooping|droops|paralyzed, slurred speech, having a|an stroke|seizure|attack|emergency, had a stroke, can|could|barely|can hardly not|no ?longer breathe, not breathing, stopped breathing, trouble breathing, difficulty breathing, short of breath, struggling to breathe, chest pain|pains, chest hurts|hurting|tight, overdose, overdosed, overdosing, suicide, suicidal, kill myself|himself|herself|themselves|me, end my ?own life, end it all, end it|everything now|tonight, take my own life, want|wanna|going to|gonna ?to die, hurt|harm|kill|harming|hurting|cutting myself|himself|herself|themselves, i ?really do not want to live, i ?really do not want to be here|alive|around, no reason to live, self harm, unconscious, passed out, collapsed, choking, bleeding, swallowed ?some|a bleach|poison|pills|battery|detergent|something, poisoned, poisoning, drank bleach|poison, severe burn, broken bone, broke|broken ?my|his|her|a|the leg|arm|neck, allergic reaction, anaphylaxis, in labor, water broke, house|building|kitchen|apartment|home|car|room|stove|office is|on|has|caught ?on fire, fire in my|the|our, is|are|am burning down, smell gas, smells like gas, gas leak, gas smell, carbon monoxide, someone|somebody|intruder|burglar ?is ?just ?has ?trying ?to breaking|broke|broken|break|breaks ?in ?into, someone|somebody ?is attacking|following|chasing me, being attacked|followed|robbed|threatened|beaten, has a gun|knife, shooter, call|dial|phone ?an ?the 911|ambulance|police|paramedics, need|send|get ?me ?us ?an ?the ambulance|police|paramedics|firefighters, ambulance, 911 emergency, my life is, drowning, is dying, am dying, i am dying, car accident just|right|now, had an accident just|right|now, medical emergency, need|get a doctor|help now|immediately|right|asap|urgently, hit|hits|beats|hitting|abusing|abuses|abused me|her|him, domestic violence, raped, assaulted, fainted, not responding, unresponsive, feel like dying, high fever, fever of, severe pain, faint, snake bite, electrocuted, convulsing, seizure`,
);

/** Something at home that needs a tradesperson now. */
export const householdTrouble =
  patterns(`my|our|the|a ?water ?main ?kitchen ?basement pipe|pipes|boiler|heater|toilet ?is ?has ?just burst|bursted|flooding|leaking|exploded|overflowing|broke, my|our basement|kitchen|house|apartment|ceiling|roof|bathroom ?is ?has ?just flooding|flooded|leaking|leaks,
  water is everywhere|coming|pouring|leaking, water coming|pouring * ceiling|roof|wall|door, locked out of my house|home|car|apartment, power is out, have no heat|hot|power, we have a flood, my|our ?ac ?furnace ?sink ?toilet ?roof furnace|toilet|sink|roof|ac|heater|boiler ?is ?has ?just broken|leaking|clogged|broke|stopped|leaks|died,
  need|send|get ?me ?us ?a ?an plumber|electrician|roofer|locksmith|handyman|mechanic|tow * today|now|tonight|truck|asap|urgently|here, send someone to|over|here, come fix`);

/** Somebody who is to act, whoever is in danger: 'what should I do?' */
export const asksForHelp = patterns(
  `what|how should|do|can|must|shall|could i|we ?have ?to do|tell|say|help, what to do|tell|say, help me|us|him|her|them, please help, ^ help`,
);

/** Somebody who asks how the service deals with such a call, not for help. */
export const aboutService = patterns(
  `caller, callers, patient|patients|customer|customers|client|clients|tenant|tenants ?sometimes ?often ?may ?might ?do ?who ?that ?regularly call|calls|calling|called|phone|phones|has|have|needs|with|is|are, someone|somebody|people|person|parent|parents|guest|guests|resident|residents|homeowner|homeowners|buyer|buyers|guy|lady|woman|man|they|owner|owners call|calls|calling|called|phones|phoned|ring|rings|rang|ringing, our|my patients|patient|customers|clients|callers, agent, agents, receptionist, brandname, can|could|does|will|would your|the|this assistant|software|system|ai|tool, the|your ai|bot|system|service|software, handle, handles, does it, can it, will it, could it, would it, how does, what happens when|if, what does it do, plan, plans, price, does the, do you support, can you take|route|transfer|forward`,
);

/** A caller of the visitor's, or somebody who rings them. */
export const callersName = patterns(
  `caller, callers, customer, customers, client, clients, patient, patients, tenant, tenants, resident, residents, homeowner, homeowners, guest, guests, parents, someone|somebody|people|person|they|parent|guy|lady|woman|man|owner|owners|he|she|mom|mother calls|calling|called|call|phones|phoned|ring|rings|rang|ringing, heat|heating|pipe|pipes|flood|flooding|leak|gas|power|outage|sewage|sparks|died|dead call|calls, you|it|agent|receptionist|ai|bot do|does|handle|handles with ?a ?an ?the, call|calls about|from, someones|somebodys|peoples|customers|clients|tenants|callers furnace|boiler|heater|heat|heating|ac|power|pipe|pipes|basement|house|roof, kid|child|baby|toddler|infant|patient|someone|somebody|anybody|anyone ?is in ?real ?serious ?big ?deep ?bad ?some trouble|danger|distress, people|folks|somebody|someone ?often ?always get|gets|is|are locked|stuck|stranded`,
);

/** A pet in danger. */
export const petTrouble = patterns(
  `dog|cat|puppy|kitten|horse|pet|animal|bunny|rabbit|bird * ate|eaten|eats|swallowed|bleeding|vomiting|dying|hit|run over|choking|seizure|limping|throwing|breathing, ate chocolate|poison|grapes|xylitol, rat poison`,
);

/** A house in danger, in a caller's words: theirs, not 'mine'. */
export const houseInDanger = patterns(
  `no heat|heating|power|electricity, no hot|running water, power|electricity outage|failure|cut, without heat|heating|power|water, water ?is coming|running|pouring|dripping|through, burst pipe|pipes, pipe|pipes burst|bursts|bursting, flood, flooded, flooding, gas leak, sparks, sparking, on fire, sewage, bad|big|huge|awful|terrible|major|serious|water|roof|ceiling|pipe|toilet|sink leak|leaks|leaking, leak call|calls, furnace|boiler|heater|heat|heating|ac|power ?is ?has ?just died|dies|dead|out|broke|breaks|quits|quit|fails|failed|stops|stopped|goes|went ?out`,
);

/** What cannot wait, though nobody is in danger. */
export const urgentCalls = patterns(
  `got|been|was|is|gets arrested, in jail|custody, from jail|prison|custody, locked out|in, emergency, urgent, in ?real ?serious ?big ?deep ?bad ?some trouble|danger|distress, court|hearing tomorrow|today, car broke ?down, broken down, stranded, toothache, tooth ache|pain|hurts, broke|broken|cracked|chipped|knocked ?out ?a ?his ?her ?their tooth|teeth, terrible|awful|bad|unbearable|extreme|much|in|of pain`,
);

/** Sentences that try to give the assistant orders instead of asking it something. */
export const orders =
  patterns(`ignore ?all ?any ?of ?the ?your ?my previous|prior|above|earlier|instructions|instruction|rules|guidelines|restrictions|training|programming|prompt, ignore all|everything|your|the,
  disregard, forget ?all ?about ?your ?previous ?the instructions|rules|everything|guidelines|training|prompt, forget what|that you, forget about brandname|your|the, you are ?now ?a ?an pirate|cat|dog|poet|king|wizard|pirate|robot now, you are a|an * now $, forget everything|all,
  system prompt|message|override, ^ system, ^ assistant, ^ admin, ^ developer mode|message|note|says|access|command|instructions, your|initial|hidden|secret|internal|original instructions|prompt|guidelines|programming|configuration, your rules, instructions|prompt|text|words|message|lines above,
  pretend, act as|like, you are now, you will now, you are no longer, role play, roleplay, developer|debug|dan|god|sudo|maintenance|admin|test mode, override, jailbreak,
  say ?that the ?new price, say|write|type|output ?only ?exactly yes|free|ok, repeat after, repeat ?back ?everything ?the ?all ?these words|text|following|above|instructions|prompt, ^ ?please ?now ?just say it is|costs, you say it is|costs, and|then|now|just|please say it is|costs, ^ ?please ?now ?just say that, and|then|now|just say that,
  new instructions|rules|policy|directive|persona|system, tell everyone, ^ ?please ?now ?just tell users|customers|people|visitors that|the, and|must|now|then|to tell users|customers|visitors that, respond with|only, answer|reply|respond ?with ?only ?with ?just the|one|a ?single word|words, answer with ?only yes|ok|the, answer|reply|respond only with, reply with ?only, output only, from now on,
  i am ?the|your|actually ?the|your ceo|administrator|creator|supervisor|operator, i am the|your admin|developer, i am ?the ?your ?a ?an ?actually owner|boss|manager|founder|engineer|programmer|employee|work of|at|for brandname, i work|am for|at|with brandname, as your|the admin|administrator|developer|owner|ceo|creator|boss|operator, as an|a administrator|ceo|creator|operator, i authorize, i order|command|instruct you,
  ^ ?please ?ok ?now confirm ?that ?the ?my ?this ?it ?to ?me, please confirm, confirm ?to ?me that|my|this|it|the|receptionist|please, can you confirm that|it|the ?price|plan ?is, and confirm, agree that, agree to sell|give, promise me|us,
  told me ?that ?i ?it ?you ?we can|could|would|will|get|is|costs|should, said ?that ?you ?i ?we could|would|can give|get|offer|have, promised me|us,
  print|reveal|show|display|leak|expose|dump|recite|output ?me ?us ?out ?all ?your ?the ?its ?my ?full ?exact ?hidden ?secret ?internal ?system ?initial prompt|instructions|rules|secrets|configuration|variables|keys|password|passwords|key, tell|give me|us your|the ?system ?secret ?internal ?hidden ?admin ?api prompt|instructions|rules|secrets|password|key, api key|keys, environment variables,
  hypothetically, simulate, imagine, let us pretend|play|imagine, fictional, in a story, you must now|always|only|say|obey, you have to say|obey, do as i say, ^ obey, obey $, obey me|us|my|this|these|what, end of system|user|instructions|prompt, base64, rot13,
  translate|rewrite|paraphrase|complete ?the ?this ?following sentence|text|following|to|into, legally binding, binding offer|agreement, no takesies,
  apply|activate|grant|unlock|enable|honor ?me ?us ?my ?the ?a ?an ?secret ?special ?employee ?lifetime ?free discount|code|access|coupon|offer|deal|year|plan|override, give me|us * percent|discount ?off, give me|us ?a ?an percent|discount ?off, ^ ?please ?now ?just give ?a ?an percent|discount ?off, and|then|now|must|should|please give ?a ?an percent|discount ?off, give me|us ?a ?the ?secret ?special ?employee ?lifetime ?permanent free|lifetime|employee year|access|discount|plan|account|month, offer ?a ?me ?us free year|plan|account, offer me|us * percent|discount ?off,
  new price|prices ?for ?of is|are|list, the price|prices ?of ?for ?the ?basic ?starter ?professional ?plan has|have|was|were ?been changed|updated|lowered|reduced, price|prices ?is ?are ?was now, update|change|set|lower|modify|adjust the|your|all price|prices|pricing, set ?the ?receptionist ?outbound ?custom basic|starter|professional ?price ?plan to,
  drop table, delete from, select from, script alert, curl, sudo, union select, if the|starter|basic|professional ?plan ?price ?starter ?basic ?professional cost|costs|was|were, what would you say if, would you say if`);

/** Rude words; they carry no question. */
export const abuse = patterns(
  `fuck, fucking, fucker, shit, shitty, bullshit, asshole, bitch, bastard, dumb, dumbass, stupid, idiot, moron, retard, suck, sucks, crap, crappy, useless, worthless, garbage, trash, hate you|this, shut up, screw you, go to hell, piss off, dick, cunt, damn, pathetic, loser, scam, scammers, fraud, rip off, ripoff, liar, liars, lying, lame, you|this|that|it|these|brandname|bot|chat|assistant ?is ?are ?was ?were ?a ?an ?the ?so ?just ?really ?such ?absolutely ?truly ?all terrible|awful|worst, your & terrible|awful|worst, ^ ?so ?just ?how ?what ?a ?an ?absolutely ?really ?the ?simply ?ok ?wow ?ugh terrible|awful|worst ?ever $, terrible|awful|worst ?ai ?customer ?phone ?chat bot|chatbot|answer|answers|service|assistant|company|product|website|site|ai|support|experience|app|software|help|joke|tool|robot, ^ ?just ?please ?go die, you ?should ?can die, kill you, wtf, stfu, joke of, waste of, ridiculous, thieves, crooks, con artists`,
);
