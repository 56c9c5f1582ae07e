import { patterns } from "../pattern.ts";

/** Plans, prices and what is reckoned with them. */
export const moneyConcepts = {
  price:
    patterns(`price, pricing, cost, how much, fee, charge, rate, expensive, afford, pay, dollars,
    quote, billing, bill, budget, spend, what would that be, my|the|our|your|much|enough money, the damage, set me back, run me|us|you ?a ?per, what does|do|would|will * run for|$, what is|are * running at,
    how pricey, pricey, shell out, price tag, going rate, cash, buck, quotation, expense, payment,
    how many dollars, hoe much, what do i owe, cough up, investment, figures for, costly, worth paying,
    precio, cuesta, cuanto, costo, combien, prix, preis, kosten, kostet, quanto, custa, preco, prezzo`),
  cheap: patterns(`cheap, cheapest, cheaper, lowest price, lowest, least expensive, most affordable,
    affordable, low cost, inexpensive, smallest plan, entry plan, entry level, budget option,
    starts|start|starting from|at, starting price, tight budget, least i can|could|have|pay,
    least money, minimum price|spend|cost|monthly, bare minimum, low budget, economical, start|begin with|at minimum,
    base price, begin at|from, small as possible, barato, entry price, price floor, floor price,
    bottom price|dollar, rock bottom, what is the minimum, least amount|costly, least you`),
  expensive:
    patterns(`most expensive, priciest, highest price|priced|plan, biggest|largest|highest ?ai ?receptionist ?outbound ?custom ?agent ?agents ?campaign plan|package, top plan|tier,
    most costly, costs the most, top of the line, top end, high end plan|package, maximum price, upper end, dearest, biggest one,
    top tier|package`),
  popular:
    patterns(`popular, most people|customers|businesses|companies, bestseller, best seller|selling, most chosen,
    usually choose, everyone|everybody buy|buys|pick|picks|choose|chooses, favorite plan, customers usually|normally|typically`),
  plan: patterns(
    `plan, tier, package, subscription, membership, pricing option, subscribe, pricing level|structure`,
  ),
  listAll:
    patterns(`all plans, all ?the|your plans|prices|packages|tiers, every plan, each plan, every price, price list|sheet|table,
    list of plans|prices, list ?the|your|me plans|prices, full pricing, pricing table|sheet|breakdown, complete pricing,
    price breakdown, overview of * plans|prices, whole price, rate card, everything you sell, all options, ^ compare ?all ?the ?plans $, ^ plans $`),
  save: patterns(`fifth|percent|tenth|sixth|quarter * comes|come|coming|knocked|taken off, save, saving, discount * year|annual|annually|yearly, discount, cheaper per|by|for year, deal, badge, percent off, 20 off,
    20 percent, difference to monthly, how much less, less if * year|annually|upfront|advance,
    cheaper * year|annual|annually|yearly|upfront, knock off, benefit|advantage|upside|incentive|perk|point|reason * annual|yearly|annually|upfront, two months free,
    months free, better off * annual|yearly, better * annual|annually|yearly|upfront, discounted, two free months, months for free, twelve for ten, year|annually|annual|yearly ?plan cost|costs|is|come ?out less|cheaper than, less than 12 single|monthly months|payments, cost|costs less than 12 months`),
  perCall:
    patterns(`per call, cost of a|one|each call, price of a|one|each call, each call cost, a call cost|come, a|one|each|every single|phone call cost|costs|come|comes, a|one|each|every ?single ?phone call work|works|come|comes out, price|cost of a|one|each|every single|phone call, cost per call, call cost,
    cost|price|pay for each|every|one|a|single call, one call $, is|does|for|costs one|a|1|single call, one|1|a|single call in|on|with, each|every|single|one phone|inbound|incoming|outbound|outgoing|sales call, apiece, for each|every call, price each call, call price,
    cost each call, by the call, unit cost|price, per conversation, per dial, cost to handle one, is|does|would|will each|one|a|every|single call ?cost ?come ?be $, each|one|a|1|every|single call worth on|in|with|under|at, per phone call, price each, unit economics|cost|price, a|each|every|one|single call ?is ?then cheaper|dearer|pricier|costlier, a|each|one|single call get|gets|become|becomes|getting|grow cheaper|dearer|pricier|costlier, works|work|come|comes|working|coming ?out ?down at|to what each, best|better value, value for ?the money, more for ?the ?my money, bang for, cheapest calls, most calls for`),
  callsIncluded:
    patterns(`how many ?phone ?inbound ?outbound ?monthly calls, number of calls, calls ?are included, include * calls, call limit|allowance|volume|cap|quota,
    calls do|can|could|would|will i|we|you get|have|make|take, calls does, calls come with, limit of calls, calls limit,
    calls per month included, calls a month does, maximum calls, calls cap, calls am i|are we, limit on * calls, calls allowed, amount of calls,
    calls can|will it|that handle|take|answer`),
  included:
    patterns(`no matter which|what plan|package|tier|one|size, whichever plan|package|tier|one, regardless of ?which ?the plan|package|tier, price include, include support, do|does|will all|every|each plan|plans|tier, every plan include, all|every|each plans|plan include|have|come|share|contain|get|feature,
    in common, included in all|every|each, plans include|share, come|comes with every|all|each, come in every|all|each,
    regardless|irrespective|independent of ?which ?what ?the ?plan plan|tier|price|package|option, whichever|whatever ?of ?the plan, any ?of ?the plan, no matter which|what plan|one|i|we, no matter which|what $, thrown in with|for all|every|each|any, whatever i|we pay|choose|pick|take|buy, included everywhere, standard with, standard in|with|on every|all|each ?of ?the ?your plan|plans|tier|tiers, every customer get,
    baseline features, do|does|will|would|can i|we|you ?always ?still get with|in|on every|all|each|any ?single plan|tier|package|size, with every ?single plan|tier|package|size however|no|whatever|regardless, included|include by default|standard, even|also ?in the cheapest|smallest|starter, part of|in every|all|each|any plan|plans|tier|tiers|package|packages, in every|all|each plan|plans|tier|tiers, every plan|package|tier $, all plans $`),
  features:
    patterns(`what distinguishes|distinguish, sets * apart, makes * special|different, special about, feature, include, included, come with, what do i get, what ?exactly ?all ?else is ?exactly ?all in, contain, capability, what does it do,
    what can|does it do, tell me ?a ?little ?bit more, more about, what do you get, what would i get, comprise, consist, get for that|it|my,
    perks, what does|do|would * add|adds|bring|brings, who is * for|meant|suited|intended, meant|made|intended|designed|suitable|aimed for|at, perks, spec, details on|about|of, functionality, what is part, inside, part of`),
  compare:
    patterns(`different from|than|to, instead of, against paying|annual|yearly|monthly|twelve, difference, compare, comparison, versus, vs, differ, better, compared, or, contrast,
    distinguish, side by side, stack up, next to each other, what sets, more than, more expensive than, cheaper than, rather than, gap between, jump from, going|moving|switching|upgrading from`),
  difference:
    patterns(`difference in price|cost, price|cost difference, how much more, how much extra, more expensive, extra do|would i pay, gap, how much cheaper, jump from,
    how much less is, what more, difference between * price, extra cost, going|moving|switching|upgrading|step up from, delta, how many dollars more, cheaper is, marginal|incremental cost|price, cost|price|gap|jump between`),
  total: patterns(
    `total, altogether, together, sum, combined, in all, both, add up, overall, plus, as well as, combine, each of, grand`,
  ),
  up: patterns(`too small|little|few ?for ?me ?us $, something|anything|one|any bigger|larger|higher, and|or bigger|larger|higher ?one $, ^ bigger|larger $, one above, next one up, next up, one up, next plan|size|tier|level|step ?up, the next one, upgrade, bigger|larger|higher|better one|plan|tier, step up,
    one|plan|tier after, next biggest|larger|higher|highest|bigger, one|plan|tier|size|level bigger|larger|higher|up, more than that plan, above that|it`),
  down: patterns(`too big|large ?for ?me ?us $, more than i|we need, something|anything|one|any smaller|lower, and|or smaller|lower ?one $, ^ smaller $, one below, one down, next one down, smaller|cheaper|lower one|plan|tier, downgrade, step down, next smaller|smallest|lower|cheaper, one|plan|tier|size|level smaller|lower|down,
    one|plan|tier before|under, below that|it`),
  recommend:
    patterns(`best plan, plan suits, what should i|we get|buy|pick|take|choose, plan do|would i|we need, what do i|we need, recommend, which plan, right plan|one|package,
    should i|we choose|pick|take|buy|get|go, best for, fit, suit, suggest, advise, which one should|would|is|do, which plan|package|tier|option, which of ?the ?your plans, what plan|package|tier|option|one should|would|is|fits|suits|works|makes, what plan|package|tier|option|one do i|we, what would you pick|choose|take,
    good for me|us, good choice, big|large enough, enough, suffice, cover ?us|me|that, right for, appropriate, match, makes sense, point me, handle that|it|this, do i need, work for me|us, ideal, help|trying * choose|decide|pick, not sure which, too much|big|small for, overkill`),
  quantityIn: patterns(
    `get calls, receive, incoming, inbound, come in, take calls, answer, miss ?out ?on ?like ?about ?a ?few calls, missed, miss, ring|dial|dials us|me|in, phone|phones|telephone|line|it ?is|are|keep|keeps rings|ringing, calls in, call us|me, callers, call in, phone rings, coming in, pick up, voicemail`,
  ),
  quantityOut:
    patterns(`make ?about calls, dial, place calls, outgoing, outbound, call leads, cold call, campaign, leads to call, call ?about ?around leads|people|prospects|names|contacts|customers, outreach, reach out,
    leads per|a|every, leads, call list, people|names|numbers|contacts|prospects|customers|clients|members|donors|households|homeowners to call|ring|dial|phone|contact|reach, people per|a month, ring leads|people|prospects, numbers to call, telemarketing, call|ring|dial|phone|contact * leads|prospects|names|contacts, leads ?a ?per ?every month|week|day|daily|monthly|weekly, calls out`),
  startsFrom: patterns(
    `start|starts|starting|begin|begins|price|prices|pricing from|at, starting price, minimum price, entry price`,
  ),
} as const;
