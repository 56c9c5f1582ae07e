import { patterns } from "../pattern.ts";

/** Small talk, and ways to people and accounts. */
export const peopleConcepts = {
  greeting: patterns(
    `hello, hi, hey, good morning, good afternoon, good evening, howdy, greetings, ^ yo, hiya, ^ sup, what is up, hola, bonjour, good day`,
  ),
  thanks: patterns(
    `thanks, thank you, thx, cheers, appreciate, thank, gracias, merci, much obliged, ty`,
  ),
  bye: patterns(
    `bye, goodbye, see you, that is all, take care, have a good|nice|great day|one|night|weekend, talk later, good night, catch you later, ciao, nothing else, i am done, gotta go, no more questions`,
  ),
  assent: patterns(
    `ok, yes, no, sure, great, cool, nice, perfect, alright, lol, good, fine, wow, awesome, amazing, got it, i see, makes sense, understood, interesting, sounds good, very good`,
  ),
  wellbeing: patterns(
    `how are you, how is it going, how do you do $, how are things, how is your day, how have you been, how is life, what is up, you ok, you alright`,
  ),
  playful: patterns(
    `joke, favorite color|colour|food|movie|song|music|animal|team, sing, poem, riddle, do you love|like me, marry me, are you single, do you sleep|eat|dream|feel|get|have feelings|bored|tired, tell * story, homework, play a game, girlfriend, boyfriend, how old are you, your age, your birthday, lonely, are you happy|sad|alive|conscious|sentient`,
  ),
  identity:
    patterns(`who are you, what are you, are|r you ?just ?a ?an ?real ?actual human|bot|robot|real|ai|person|machine|computer|chatbot|alive|gpt|chatgpt|claude|people|actually, your name,
    am i talking|speaking|chatting|typing to|with, is this|it ?a ?an ?real ?actual person|human|bot|robot|ai|machine|automated|chatbot, real person or, human or ?a ?an ?ai bot|machine|robot|ai|computer, person or ?a bot|machine|robot, you ?a ?just ?are bot ?right $, you are ?just ?a bot|robot|machine|ai|human|real, who am i talking|speaking|chatting, who is this,
    you human|real, your|you ?are ?just ?a bot|robot|machine|chatbot, am i * to a|an ?real human|person|bot|robot, what should i call you, do you have a name, someone actually there, anybody|anyone|someone ?still there, you ?still there`),
  abilities: patterns(
    `what can|could you do ?for, what can you help, what do you know, can|could you help ?me ?out $, help me ?please $, ^ help $, what can|should i ask, how can|do you help, what are my options, what else can you, ^ help ?please $, need ?some help $, what are you good|able, what questions, what can ?not you do $`,
  ),
  company:
    patterns(`is|would|does|could|can this|it|that ?be ?something ?anything ?work|right for me|us|you|somebody|someone, anything for me|us|you, good|right|a fit $, fit for me|us $, explain|describe|tell|understand & company|business|service|product|brandname|you & do|does|about|sell|offer|works, what|how & your|this|the company|business|service|product|thing|site & actually|exactly|basically|really, what is brandname, name of this|the|your company|business|service|product, what does brandname do, what do you|yall guys do, what do you ?guys ?people ?actually ?even do, what is this, who is brandname, about brandname, what do you sell|offer|provide,
    what can|could|does|do|will|would it|this|that|they|these ?all ?actually|exactly|really do ?all ?exactly|actually|then ?for ?me|us $, what can|could|does|do|will|would the|your|an|a|this ?ai ?voice ?phone agent|agents|bot|ai|software|system|tool|robot|thing|assistant ?actually|exactly|really do ?exactly|actually ?for ?me|us $,
    what products, which products, your products, what does|do this|your|the company|business|site|website|service|product|thing do, how does it ?all ?actually work, how do|does these|this|the|your ?ai ?voice thing|things|agents|agent|service|product|system work, how does brandname work,
    tell me about ?the ?your ?this product|yourself|company|service|brandname|you, what are|is ?an ?a ?ai voice|phone agents|agent, voice agent, ai agent, explain * simply|product|service|brandname|yourself,
    overview, what services, what is|does * site|website|page|company * about|for|do, what is it|this ?all about, in a nutshell, elevator pitch, how does this|that work, what exactly, what is your product|service|company, what is going on here, explain this, tell me everything, in one sentence, what kind of service,
    who is it for, why should i|we use|choose|buy|care, why brandname, what makes you, benefits of, advantages, point of, use case, what problem, do for me|us|my, legit, legitimate, reputable, real company, for real $, actually real`),
  person:
    patterns(`report * bug|problem|issue|error|fault|outage, i|we|me|us & want|need|like|prefer|give|get|rather|connect & human|person|representative|rep|salesperson|somebody|someone & agent|now|real|live|actual|please|here|instead|today, give|get|find|send ?me ?us a|an|some ?real ?live ?actual human|person, their|an|the|what|which ?your email|mail|phone|number address|number|to, what is|are their|the|your ?sales ?support email|mail|phone|number, their email|number|phone, talk|speak|chat|connect|get|talking|speaking ?me ?us ?directly to|with ?a ?an ?some ?your ?the ?real ?actual ?live ?sales person|someone|somebody|human|rep|people|representative|advisor|manager|sales|team|staff|operator|guy|being, talk|speak to|with sales|someone|somebody|you, real|actual|live person|human, human ?being $, ^ ?hi ?hello ?please ?can ?could i|we need|want|get|have a|an|some ?real ?actual ?live human|person|operator ?please ?now ?here $, your|the|a|to sales team|department|people|person|guy, ^ sales team|department|people|person|guy, representative, sales rep, rep, salesperson, contact info|you|us|details|information|sales|support|someone|somebody|number|page|person, ^ contact $, ^ sales $, ^ phone $, ^ ?the ?your ?phone number $, ^ human $,
    call me, call you, phone number, telephone number, email address, ^ email $, email you, e mail ?address ?you, reach you|out|someone|somebody|support|sales|people, get in touch, support team, customer service|support|care, complaint, complain, callback, call back, call me back, put me through, your|the number to, your number|email, your ?tele phone $|number|line|please, what number,
    schedule|book|arrange|set ?up ?a ?an call|meeting ?with, appointment with you|sales|someone, meeting with, give me a call, ring you, who do i|we call|ring|contact|talk|speak|email|ask, who can i|we call|talk|speak|contact|ask, how can|do i|we reach|contact|call ?you ?someone ?support, call your|the office, phone you, speak to a|the manager, talk to your manager|boss|supervisor, your|a|the manager|supervisor, an actual person|human|being, someone|somebody|anyone with a pulse, consultant, get a hold of, get hold of, drop you a line, write to you, send * message, message|write|email support|sales|you`),
  quote: patterns(
    `get|request|need|want|have|receive a|an|custom|the|my quote, quote for, custom quote|pricing|price|offer|proposal, proposal, make me an offer, enterprise quote|offer, contact sales, offer for us`,
  ),
  location: patterns(
    `which|what city|state|country|town are|is you|it|brandname, your ?main ?head office|hq|headquarters|location, your ?main ?head ?street ?postal ?mailing address, where is your|the office|company|headquarters, where are you ?guys ?located|based|from|at|located, where is brandname, located, headquarter, where based, which|what city|state|country are|is you|brandname|the company, the address, ^ address, visit you, company based, you based, come by, in person, your offices, have offices, have an office, office in|abroad, street address, postal address, mailing address`,
  ),
  demo: patterns(
    `hear|listen|try * before i|we ?have ?to ?create|make|open|buy|pay|commit|sign|spend|decide, show me how it sounds, how does|do|would ?it ?the ?they ?your agent|voice|ai|receptionist sound, how it|they sounds|sound, how does it sound, can|could|may i|we hear|listen, let me hear, ^ ?a ?the ?your demo, demo $, ?a|the|your|free|live|video|personal|product|quick|short|see|request|schedule|book|want|give|get|have|do|minute demo ?before ?first $, demos, demonstration, a|the|your|live|give|see|watch demo, hear it|one|them, hear a|an sample|example|call, try it, try before, see it in action, see it work, sample ?call|recording|audio, example call|recording|conversation|of a call, listen to ?a|an|the|one|example|sample, test ?it|drive it|out|call|one, try brandname, try ?it ?this ?one out, hear before, in action, see how it works, show ?me ?us around, guided tour, play with, give it a try|spin|go, check it out, have a go, can|could i|we try|test`,
  ),
  trial: patterns(
    `trial, free|week|day|month|days trail, a trail $, try|test|use * free, free month|week|period|days, test period, before paying, try|test|sample|use ?it ?this|that ?out ?the ?service without paying|payment|buying|committing|commitment|card|money, pilot, money down, before i|we pay|commit|buy, evaluation period, free for * days|weeks|month`,
  ),
  free: patterns(
    `free, freemium, no charge, cost nothing, without paying, for nothing, gratis, zero dollars, no cost, complimentary, without a credit`,
  ),
  /** 'Free' that speaks of no price. */
  otherFree: patterns(
    `toll free, feel free, i am|we|he|she|they|are|is ?not ?actually ?really free $, when|if|whether i|we|he|she|they am|are|is free, hands free, free time|times, free slot, are free, free appointment, free up, free from, stress free, 800 number, free consultation|consultations|session|estimate|advice`,
  ),
  session: patterns(
    `you|somebody|someone & help|assist & write|script|greeting, who|someone|somebody|anyone|anybody & help|helps|assist & set|setup|start|it|that|this, free session|consultation|consult, onboarding call|session, setup call|session|help, help * setting|set up, walk me through, somebody|someone|anybody|anyone|person help|helps ?me|us with it|this|that|setup, you help|helps ?me|us with ?the setup, set ?it ?up together, hand hold, white glove, do you set it up, who sets it up, set it up for me|us, set up by you|yourself|myself|ourselves, write * script|greeting * for|with me|us, need * technical|developer|programmer|coder, technical|coding|programming|tech skills|knowledge|background|savvy|person, code, not technical|techy|tech, good with computers|technology, bad with|at computers|technology`,
  ),
  signup: patterns(
    `how|where do|can|could|would|to ?i ?we get|buy|have|order|take it|one|that|this $, sign|signing|signed ?me ?us up, signup, register, registration, ?create|make|open|set ?up|get|opening|creating|making|need|new ?an|a|my|our ?new account, get|getting started, open an account, how do|can|could i|we start|begin|join|proceed|buy|order|purchase|subscribe, how to|do start|begin|join|buy|order|subscribe, ^ buy, ready to|i|go buy|start|go|purchase|order|sign|begin, purchase, where do i|we start|buy|sign, onboard me, sign me, let us go|do|start, want|like to|i buy|start|begin|order|subscribe|join|get, next step, place * order, checkout, become a customer, enroll, create * profile`,
  ),
  passwordRules: patterns(
    `password requirement|requirements|rule|rules|length|policy|criteria|need|needs|must|should|have, password not accepted|working, requirements|rules|characters|letters|symbols ?are ?must ?does ?for|in|of|need ?a ?my ?the password, long|strong|secure * password, password rejected|refused|weak|strong|short, weak|strong|valid|good password, will not|never accept|take my|the password`,
  ),
  login: patterns(
    `reset|change|lost|forgot|forgotten|recover|wrong|new ?my|the password, reset password, reset ?the link|mail|email, log|logging|logged ?me in|on|into, login, logon, sign|signing in|into, my account, password, forgot, access my account|dashboard, dashboard, account page|area|portal, customer portal, am|get|got|getting locked out, locked out of ?my ?the account|login|app, where * account, credentials, username`,
  ),
} as const;
