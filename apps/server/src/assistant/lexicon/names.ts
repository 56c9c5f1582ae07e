import { patterns } from "../pattern.ts";

/** Names of kinds of agents, by the id of their plan category. */
export const categoryWords = {
  receptionist: patterns(
    `receptionist, incoming, agent|one|bot|somebody|someone ?to|who|that answer|answers|answering, only|just ?to answer|answers|answering, reception, front desk, secretary, answer|answers|answering|pick|picks|picking|cover|covers|covering|man|take|takes|taking|handle|handles|handling ?up ?all ?of ?for ?my|our|the|your|incoming|inbound|their|a|some|me|us ?incoming|inbound|office|business phone|phones|calls|telephone|line|lines, inbound, phone answering, call answering, answering service|thing|machine|system|bot|agent|agents|plan|plans, missed calls, miss|missing|missed|lose|losing ?a|so|too|like|about|around|out|our|my|some ?lot|many|of|on|few|half calls|callers, incoming calls, calls we|i get|receive|miss, goes|go|going to voicemail, voicemail, people call|calling ?us|me|in, call|calls us|me, only|just answering, answering only, virtual assistant, answer for me|us, phone|phones|telephone|line|it ?is|are|keep|keeps|start|starts|never|stops ?stop rings|ringing, rings off the`,
  ),
  custom: patterns(
    `custom agent|agents|plan|plans|starter|basic|professional|pro|enterprise|one|category|price|pricing|annual|ai|build|bot, custom, bespoke, tailored, tailor made, own script, own agent, customized, customised, custom built, build my own, made to order, personalized, special agent`,
  ),
  outbound: patterns(
    `outbound, outbond, campaign, cold call|calls|calling|caller, dialer, call|ring|dial|phone|calls|calling|calling|contact|reach|following|follow|chase|work ?up ?out ?through ?on ?to ?all ?my|our|new|the|of|a|out|old|web|up|with ?web|new|old|cold|my|our|on leads|lead|prospects|list|lists|database, outgoing, call|calling|dial|dialing out, telemarketing, sales calls|calling, outreach, prospecting, lead calling, make|making|place ?about|around|some|the|our|out ?sales|outgoing|phone calls, calls out, auto dialer, people|names|numbers|contacts|prospects|leads|customers|clients|members|donors|households|homeowners to call|ring|dial|phone|contact|reach, one|ones|agent|agents|kind|bot|bots|robots who|that|to ring|rings|call|calls|phone|phones|dial|dials ?up people|folks|leads|prospects|strangers|numbers, appointment setter, sdr, bdr, telesales, lead gen|generation`,
  ),
} as const;

/** Names of the four sizes of plans. */
export const tierWords = {
  starter: patterns(
    `starter, smallest ?plan|one|tier|package, start plan, start package, entry plan|tier|level, lowest plan|tier|package, first plan|tier, small plan|package|tier|one, small size|sized ?ai receptionist|outbound|custom|agent|campaign|plan|one|tier|package`,
  ),
  basic: patterns(
    `basic, basics, middle|mid|medium ?ai ?receptionist ?outbound ?custom ?agent ?agents ?campaign plan|one|tier|package, second plan|tier, medium plan|tier|package, medium one, midrange,
    middle|mid|medium size|sized ?ai receptionist|outbound|custom|agent|campaign|plan|one|tier|package,
    midsize|midsized ?ai receptionist|outbound|custom|agent|campaign|plan|one|tier|package`,
  ),
  professional: patterns(
    `professional, pro, third plan|tier, large plan|one, large size|sized ?ai receptionist|outbound|custom|agent|campaign|plan|one|tier|package, largest * price`,
  ),
  enterprise: patterns(
    `enterprise, custom pricing, unlimited, without ?a ?any ?monthly ?call limit|limits, no ?monthly ?call limit|limits, top tier, highest tier|plan`,
  ),
} as const;

export const periodWords = {
  annual: patterns(
    `annual, annually, yearly, per|a|by|each|every|whole|full|one|the|for|1|in year, twelve months, 12 months, upfront, up front, pay ahead, in advance, once a year, one time by, pa, year`,
  ),
  monthly: patterns(
    `monthly, per|a|by|each|every|one|1|the month, month to month, month by month, mensual`,
  ),
} as const;

/** Trades by the id of their industry. */
export const industryWords = {
  "home-services": patterns(
    `home service|services, plumber, plumbing, hvac, heating, electrician, electrical contractor|company|business, roofer, roofing, contractor, handyman, cleaning ?company|business|service, landscaper, landscaping, pest control, locksmith, boiler, burst pipe, home repair, appliance repair, garage doors, lawn care, painter, painters, painting company|business, tree service, septic, remodeling, remodeler, pool service|company, gardener, chimney, air conditioning, ac repair, carpet cleaning, maid service, exterminator, moving company, movers, tradesman, tradesmen, carpenter, flooring, window cleaning, solar ?installer ?company ?sales, junk removal`,
  ),
  "law-firms": patterns(
    `law firm|firms|office|practice, injury|divorce|immigration|defense practice|firm|office, lawyer, attorney, attorneys, legal practice|office|team|service|services, law, paralegal, client intake, litigation, personal injury, family law, criminal defense, immigration law|lawyer|firm, estate planning, bankruptcy, divorce, solicitor, solicitors, conflict check|checks, esquire, notary, legal firm|industry|business`,
  ),
  healthcare: patterns(
    `healthcare, health care, doctor, clinic, dentist, dental, patient, patients, medical, hospital, practice, physician, therapist, therapy practice, vet, veterinary, veterinarian, health, chiropractor, chiropractic, optometrist, dermatologist, pediatrician, pediatric, orthodontist, physio, physios, physiotherapy, physiotherapist, physical therapy, psychologist, psychiatrist, teeth, nurse, nurses, urgent care, med spa, medspa, surgeon, telehealth, mental health, animal hospital, doctors, gp, surgery, gp surgery, cardiology, cardiologist, dermatology, oncology, oncologist, radiology, radiologist, urology, urologist, gynecology, gynecologist, orthopedics, orthopedic, psychiatry, neurology, neurologist, pediatrics, midwife, midwives, podiatrist, podiatry`,
  ),
  "real-estate": patterns(
    `real estate, house|houses|home for sale, realtor, realtors, realty, property, properties, estate agent|agents, property listing|listings|management|manager, viewings, showings, homes for sale, sell|selling|sells ?a ?some house|houses|home|homes|properties, brokerage, landlord, tenants, tenant, rentals, open house, listing, listings, homebuyer, homebuyers, apartments, leasing`,
  ),
  saas: patterns(
    `saas, software world|industry|sector|field|people|maker|makers, software company|business|startup|firm|vendor, tech company|startup|firm, demo requests, app company, b2b software, we make software|an app|apps, sell software, our software|app|platform, trial users|signups, it company, web app`,
  ),
  mortgage: patterns(
    `mortgage, mortgages, lend, lends, money for homes|houses, brokers, broker, lender, lenders, loan officer, loan, loans, refinance, borrower, borrowers, home loans, lending, mlo, underwriter`,
  ),
  automotive: patterns(
    `automotive, dealership, car|auto|truck|boat|rv|vehicle dealership|dealerships|dealer|dealers|shop|repair|lot|sales|business, auto, autos, dealer, dealers, test drive|drives, body shop, mechanic, garage, car rental, used cars, tire shop, oil change, motorcycle dealer, truck dealer, sell|selling cars, vehicles, showroom, dms, auto repair|body|shop|glass`,
  ),
  "financial-services": patterns(
    `financial service|services|advisor|adviser|planner|planning|firm|company|industry|advisory, financial, finance company|firm|industry, bank, banks, wealth ?management|manager, asset management, adviser, advisers, advisor, advisors, accountant, accountants, accounting, credit union, bookkeeper, bookkeeping, cpa, tax preparer|firm|office, hedge fund, investment firm, broker dealer, fintech, fund`,
  ),
  "e-commerce": patterns(
    `ecommerce, e commerce, online store|shop|retailer|retail|business, webshop, web shop, retail, abandoned cart|carts|orders|checkout, carts, shopping cart, process|start|starts|handle|handles|take|takes|arrange ?a ?an ?the return|returns, product returns, shopify, woocommerce, amazon seller, dropshipping, web store, internet store, online orders|seller|sales, store online, where is my|their|the order|parcel|package|delivery|shipment, order status, sell|sells|selling|sold * online, parcel, parcels, shipping, deliveries, shipments, where * package|packages|parcel|delivery|orders ?is ?are, etsy, merch, online orders|ordering, returns and exchanges, refunds and returns`,
  ),
} as const;

/** Trades people ask for that have no entry of their own. */
export const otherTrades = patterns(
  `restaurant, restaurants, hotel, motel, salon, hair salon, barber, barbershop, gym, fitness studio, yoga studio, school, university, college, church, nonprofit, non profit, charity, travel agency, insurance ?agency, logistics, trucking, government, city hall, bakery, cafe, coffee shop, spa, pharmacy, airline, construction, manufacturing, factory, daycare, funeral home, photography, photographer, wedding, event planner, marketing agency, staffing agency, recruiting agency, farm, brewery, bar, pub, nightclub, taxi, limo, dog groomer, pet groomer, grooming, kennel, tattoo, florist, library, museum, theater, storage units|facility, self storage, bike shop, pizzeria, pizza place|shop|restaurant, food truck, catering, tutoring, dance studio, nail salon, jewelry, print shop, security company, towing, nail studio|bar, tanning studio, small|little|boutique|creative|design|digital|ad|advertising|pr|web|talent|media|branding|translation agency, agency of|here`,
);

export const solutionWords = {
  "lead-generation": patterns(
    `lead generation|gen, generate|generating leads, lead, leads, prospect, prospects, new customers, more customers, get ?me|us ?more ?new customers|clients|business`,
  ),
  "appointment-scheduling": patterns(
    `appointment, appointments, schedule, schedules, scheduling, booking, bookings, book|books appointments|a|jobs|visits|visit|meetings|meeting|people|clients|patients|them|customers|in|into, calendar, calendars, reschedule, move|moves|cancel|cancels|rebook ?a ?an ?the ?my ?their meeting|meetings|visit|visits, reminder, reminders, waiting list, waitlist, slots, book jobs`,
  ),
  "call-screening": patterns(
    `call screening, screen|screens|screening|filter|filters ?out|my|our|the|of|all|unwanted|who ?calls|callers|spam|unwanted calls|callers|spam, screening, screen, call filtering, gatekeeper, gatekeeping, important calls`,
  ),
  "crm-integration": patterns(
    `crm, crms, crm integration|sync, customer database, contact management`,
  ),
} as const;

export const productWords = {
  "outbound-ai-agents": patterns(
    `outbound ?agent|agents|ai|calls|calling|product, cold call|calling|calls, call ?my|our|the leads|lead|list, calling leads, campaign, campaigns, telemarketing, outgoing calls, sales calls, lead calling, dialer, outreach, telesales`,
  ),
  "ai-receptionist": patterns(
    `receptionist, ai receptionist, front desk, answer|answers|answering ?my|our|the phone|phones|calls, inbound, phone answering, missed calls, miss|missing calls, answering service, virtual receptionist, secretary, reception, incoming calls, fill in $, step in, stand in for, cover for her|him|us|me|them, cover the phone|phones|desk`,
  ),
} as const;

export const languageNames = patterns(
  `spanish, french, german, italian, portuguese, chinese, mandarin, cantonese, japanese, korean, hindi, arabic, russian, polish, dutch, vietnamese, tagalog, turkish, greek, hebrew, swedish, ukrainian, english, creole, farsi, persian, urdu, punjabi, bengali, thai, romanian, hungarian, czech, danish, norwegian, finnish, somali, swahili, filipino, indonesian, catalan, esperanto, klingon, latin, welsh, irish, gujarati, tamil, telugu, hmong, nepali, armenian, albanian, serbian, croatian, bulgarian, malay`,
);

/** Tools that people ask for by name; of those that our pages name as well, the pages speak. */
export const otherTools = patterns(
  `shopify, woocommerce, gohighlevel, go high level, highlevel, servicetitan, service titan, clio, jobber, housecall pro, quickbooks, stripe, monday com, asana, trello, notion, mailchimp, zendesk, freshdesk, freshsales, dentrix, open dental, eaglesoft, athenahealth, epic emr, mindbody, acuity, square, toast pos, opentable, bigcommerce, magento, wordpress, wix, squarespace, klaviyo, keap, infusionsoft, activecampaign, salesloft, follow up boss, boomtown, lofty, kvcore, encompass, calyx, mycase, practicepanther, lawmatics, smokeball, filevine, apple calendar, icloud calendar, google sheets, ringcentral, zoom, whatsapp business, jane, jane app, simplepractice, toast, athena, yardi, appfolio, buildium, workiz, fieldedge, vagaro, fresha, booksy, zocdoc, redtail, wealthbox, ezlynx, gmail, xero, sap, oracle, netsuite, workday, servicenow, jira, discord, telegram`,
);

/** Words that point at what was said before. */
export const references = `it that this one ones them those these same there they`.split(" ");

/** How a question that leans on the one before begins. */
export const leanings = patterns(
  `and, what about, how about, what if, also, or, then, so, but, ok and, ok so, okay and, okay so, plus, now, ok what about, ok, okay, cool, great, nice, alright, hmm, fine, got it, interesting, as for, same for, same question for, yes and, yes but, in that case, ah`,
);
