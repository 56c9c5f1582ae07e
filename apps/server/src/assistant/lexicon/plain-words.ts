import { stem } from "../words.ts";

/**
 * What people say, in words that neither the pages nor the questions that were learned from use, and the
 * plain words for it: `plain: said, said in several words`. Words that mean something else in one of the
 * trades stand in a phrase only: a lawyer's case is settled, a phone is rung.
 */
const table = `
pay: cough up, coughing up, fork out, forking out, fork over, forking over, shell out, shelling out, stump up, splash out, splashing out, part with my money, lay out, dish out money
pay upfront: pay in one go, paying in one go, pay in a lump, pay a lump sum, paying a lump sum, settle in advance, pay a year ahead, paying a year ahead
upfront: in one go, in a single payment, in one lump, as a lump sum, in one fell swoop, in advance for a year, twelve months in advance, 12 months in advance, a year ahead, a year in advance
12 months paid by the month: dozen monthly payments, 12 monthly payments, dozen monthly bills
the price: the tariff, the outlay, the asking price, the going price, the dent in my wallet
price: tariff, pricetag, asking price, price point
expensive: extortionate, exorbitant, steep price, a fortune, an arm and a leg, pricy
cheap: dirt cheap, a bargain, bargain basement, thrifty, frugal, economical
sold to advertisers: end up with advertisers, land with advertisers, passed to advertisers, go to advertisers, go to marketers, shared with third parties, passed on to third parties, end up with third parties
save: stay in my pocket, stays in my pocket, keep in my pocket, pocket the difference
lower: shrink the, bring down the, knock down the
badge: sticker on your page, sticker, banner saying
less: fewer dollars, fewer bucks
plan: bundle one, pricing rung, pricing notch
the plan above: the rung above, the next rung, the rung up, the notch above, the level above, the size above, the one a rung up, a rung higher, one rung up
the plan below: the rung below, the rung beneath, the notch below, one rung down, a rung lower, the level underneath, the level below, the level beneath, the tier underneath, the tier beneath, the one underneath, the size below
whichever plan: whichever bundle, whichever package, whatever bundle, no matter the bundle, any old plan
choose: plump for, plumps for, plump, opt for, opts for, go with, settle on, pick out
does not have: lacks, lack, is missing out on, goes without
included with: bundled with, thrown in with, part and parcel of, comes bundled with
included: bundled, thrown in, part and parcel, as standard
per call: per conversation, a single conversation, each conversation, every conversation, one conversation
versus: as opposed to, in contrast to, contrasted with, measured against, stacked against
give me: bring me, net me, land me, earn me
busy signal: engaged tone, engaged signal, beeping line, busy tone
parents: moms and dads, mums and dads, mothers and fathers
client: pensioner, granny, grandma, senior citizen, old lady, old gentleman
customers: punters, clientele, patrons, shoppers, buyers of ours, regulars
people: folks, folk, fellas, lads, chaps, blokes, peeps
somebody: some bloke, some chap, some fella
businesses like mine: outfits in my line, outfits like mine, outfits like ours, firms in my line, shops in my line, others in my line, others in my boat
like ours: such as ours, of our sort, of our ilk, similar to ours
like mine: such as mine, of my sort, of my ilk, similar to mine
firm: outfit, enterprise of mine, concern of ours
report: boast about, boast of, brag about, rave about, swear by
results: gain, gains, upshot, payoff, pay off for others
bother: pester, pestering, pesters, badger, badgers, hound, hounds, hassle, hassles
to be taken off the list: do not call me again, do not call us again, do not call again, never call me again, never call again, stop calling me, stop calling them, do not call me anymore
be taken off the list: be left alone, be left in peace, be let be, left alone
asked: begged, pleaded
blocked as spam: tossed out as junk, thrown out as junk, binned as junk, flagged as junk, treated as junk, mistaken for junk, mistaken for spam, taken for spam, tossed as spam
by mistake: by accident, accidentally, mistakenly, in error
crm: customer database, client database, contact database, rolodex, customer software
goes down: keels over, keel over, conks out, conk out, goes belly up, packs up, goes kaput, craps out, on the blink, goes on the fritz, on the fritz
are lost: vanish into thin air, vanish, vanishes, disappear, disappears, evaporate
sell: dump, offload, flog
sell online: sell on the internet, sell over the internet, flog on the internet
delete: scrub, expunge, wipe out, obliterate, nuke, bin
what you have of me: everything you hold on me, what you hold on me, all you hold on me, what you hold about me, anything you hold on me
article: write up, think piece, column, blog piece
written: penned, authored
interrupt: butt in, butting in, butts in, barge in, barging in, talk over, talking over, talks over, speak over, speaking over
keep my number: hang on to my number, hold on to my number, hang onto my number, retain my number, stick with my number
give up my number: ditch the number, ditch my number, ditch our number, swap my number, lose my number, part with my number, abandon my number
hiring: taking on staff, take on staff, looking for staff, recruiting staff, taking people on, taking anyone on
located: headquartered, based out of, domiciled
quickly: speedily, swiftly, pronto, in a jiffy, in no time, in a flash, in short order, promptly
how soon: how speedily, how swiftly, how promptly
right now: this very minute, this instant, this very second, pronto please
write into: scribble into, scribble in, jot into, pencil into, pencil in, jot down in
ask: quiz, quizzes, quizzed, grill, grills, grilled, interrogate, interrogated
real estate: realty, property business, bricks and mortar sales
car dealers: motor dealers, motor trade, auto trade, car lots
law firm: chambers, law practice
safe: under lock and key, watertight, bulletproof, ironclad
costing us money: bleeding us dry, bleeding me dry, bleeding us white, bleeding money, bleeding cash, hemorrhaging money
losing customers: bleeding customers, bleeding clients, hemorrhaging customers, bleeding leads
answering: fielding, picking up on
answer: field my, field our, field the
staff: crew members, headcount of, workforce, personnel, underlings, employees of mine
boss: gaffer, governor, higher ups, top brass
secretary: gal friday, girl friday, office girl
busy: snowed under, swamped, run off my feet, run off our feet, rushed off our feet, slammed, up to my neck
in spanish: en espanol
a person: a flesh and blood person, flesh and blood, a warm body, a living soul, a breathing human, a bona fide human
robot: automaton, android voice, tin can
agreement: tie in, lock in period
stuck with a contract: shackled, handcuffed, chained to a contract, tied down, tied in
leave: bail, bail out, jump ship, pull the plug, walk away
cancel: call it quits, pull out, throw in the towel, bow out, wind it up
try: give it a whirl, take it for a spin, kick the tires, have a dabble, dip a toe, dip my toe in, test the waters
demo: taster, dry run, test drive of the agent, sneak peek, sneak preview
set up: rigged up, kitted out, wired up
setup: getting it rigged, onboarding rigmarole, rigmarole
complicated: fiddly, a palaver, a faff, a headache to, a nightmare to
calendar: diary, datebook, day planner, appointment book, agenda
appointments: slots, bookings in the diary
reschedule: shift a slot, bump an appointment, push back an appointment
no shows: people who stand us up, ghosters, folks not turning up, people not turning up
reminder: nudge, prod, gentle poke
at night: in the wee hours, in the small hours, at ungodly hours, past midnight, in the dead of night
weekend: sat and sun
holiday: bank holiday, red letter day
urgent: dire, life or death, can not wait
put through: patch through, patched through, patch in, pipe through, hand the phone over
summary: gist, rundown, recap, write up of the call, digest
recording: tape of the call, audio of the call, playback
trustworthy: above board, on the up and up, kosher, legit
proof: hard evidence, receipts for that
compliance: by the book, above board with the law
competitors: rivals, the other guys, the competition out there
guarantee: swear to, cross your heart
`;

/** What is said, as stems, and the plain words for it. */
interface Saying {
  said: readonly string[];
  plain: readonly string[];
}

/** By the first word of what is said; the longest first. */
const sayings: ReadonlyMap<string, readonly Saying[]> = (() => {
  const result = new Map<string, Saying[]>();
  for (const line of table.trim().split("\n")) {
    const [plain = "", list = ""] = line.split(": ");
    for (const one of list.split(", ")) {
      const said = one.trim().split(" ").map(stem);
      const [first = ""] = said;
      const alike = result.get(first) ?? [];
      alike.push({ said, plain: plain.split(" ") });
      alike.sort((shorter, longer) => longer.said.length - shorter.said.length);
      result.set(first, alike);
    }
  }
  return result;
})();

/** Words with rare and colorful ones in plain words: 'how speedily' is 'how soon'. */
export function inPlainWords(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = sayings
      .get(stem(words[at] ?? ""))
      ?.find(({ said }) => said.every((word, offset) => stem(words[at + offset] ?? "") === word));
    if (found === undefined) {
      result.push(words[at] ?? "");
    } else {
      result.push(...found.plain);
      at += found.said.length - 1;
    }
  }
  return result;
}
