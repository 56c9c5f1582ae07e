import { type Pattern, patterns } from "../pattern.ts";

/**
 * Ways of naming what a plan does, in other words than the lists use, by the words of which a point of a
 * list must have every one. What they find is decided by the content alone: a point that is not there is
 * found by none of them.
 */
export const featureWords: Readonly<Record<string, readonly Pattern[]>> = {
  spam: patterns(`spam, robocall, robocalls, junk calls, telemarketer, telemarketers, screen, screens,
      screening, sales calls, call blocking, block calls`),
  crm: patterns(
    `crm, crms, salesforce, hubspot, pipedrive, zoho, dynamics, intercom, contacts ?and notes`,
  ),
  urgent:
    patterns(`urgent, emergency, emergencies, put|puts|putting ?callers ?calls ?urgent through,
      transfer, transfers, transferring, forward ?urgent calls|callers, live transfer,
      hand|hands ?it ?them ?calls off|over, handover, handing over, handoff, escalate,
      reach a ?real person|human, to a ?real person|human, hot transfer`),
  "handing over":
    patterns(`transfer, transfers, hand|hands|handing ?it ?them ?calls off|over, handover, handoff,
      escalate, reach a ?real person|human, to a ?real person|human`),
  "puts ready":
    patterns(`put|puts ready|hot|leads|them through, live transfer, hot transfer, connect ready leads,
      transfer ?ready leads`),
  books: patterns(`appointment, appointments, scheduling, schedule, booking, bookings,
      book|books|schedule|schedules|arrange|arranges|set|sets ?up ?a ?my|our patients|clients|customers|visits|jobs|meeting|meetings`),
  cancels: patterns(
    `reschedule, rescheduling, move|moves|cancel|cancels appointments|visits|bookings`,
  ),
  calendar: patterns(`calendar, calendars`),
  meetings: patterns(`meeting, meetings, book ?a demos|demo`),
  "scores leads": patterns(
    `score, scores, scoring, lead scoring, rank|ranks leads, rate|rates leads, grade leads`,
  ),
  report: patterns(`report, reports, reporting`),
  "weekly report": patterns(`weekly report|reports|summary|email|update|overview,
      every|each ?single monday|tuesday|wednesday|thursday|friday|saturday|sunday|week & who|report|overview|roundup|digest|recap|summary`),
  routes: patterns(`route, routes, routing, by team|department|skill, departments,
      several|multiple|different|two teams`),
  locations: patterns(`locations, branches, sites, several|multiple|two|more offices`),
  "calendars locations": patterns(
    `locations|branches|sites|offices|clinics|practices|shops|stores|salons|places & each|own|separate|different|every & calendar|calendars|schedule|schedules|diary|diaries|agenda`,
  ),
  api: patterns(`api, own system|systems|software, our system|systems|software, actions in`),
  "looks up":
    patterns(`lookup, look|looks|find|finds|check|checks & order|orders|case|cases|account|accounts|invoice & up|while|during|status, look|looks|looking ?the ?an ?my ?our ?their ?things ?data ?order ?orders ?accounts ?cases ?something ?that ?it ?them ?this ?those up,
      where * order|orders|parcel|package|delivery|shipment ?is ?are,
      order status|lookup, check|checks orders|order|accounts|cases, looks up,
      orders or|and accounts|cases, pull up,
      status of ?their ?my ?our ?the ?an order|orders|parcel|case|claim, balance of ?their ?my ?our ?the ?an account, account balance`),
  campaign: patterns(`campaign, campaigns`),
  "campaigns side": patterns(`campaigns ?running at once|together|parallel|same|side|simultaneously,
      several|multiple|two|more|2|3 campaigns, campaigns side by side, parallel campaigns`),
  "scripts against":
    patterns(`ab ?test|testing|tests, a b ?test|testing|tests, split test|testing|tests,
      two|2|different scripts, test ?different ?two scripts, compare scripts, scripts against`),
  "tries again":
    patterns(`retry, retries, try|tries|call|calls ?back ?them ?leads ?people again, tries again,
      second attempt|try, better hour|time, call later`),
  "new web leads":
    patterns(`new ?web leads, web leads|lead, website leads, form leads, leads ?as they come|arrive,
      instant call|calls|callback, speed to lead,
      form|forms & ring|rings|call|calls|phone|dial|contact & away|immediately|once|instantly|seconds, as they arrive|come`),
  voice: patterns(`own|custom|branded|cloned|personal|special voice, voice ?of our|my|your own,
      voice cloning|clone`),
  engineer:
    patterns(`engineer, dedicated ?support person|manager|contact|engineer|rep|support|account,
      account manager, named contact|person|engineer`),
  retention: patterns(`retention, data terms|agreement|retention, terms for data|our`),
  "integrations built":
    patterns(`custom integration|integrations, integrations ?are built ?for, integration built,
      bespoke integration|integrations`),
  messages: patterns(`message, messages, take|takes ?a messages|message, voicemail, voicemails`),
  summary: patterns(`summary, summaries, recap, recaps`),
  summaries: patterns(`summary, summaries, recap, recaps`),
  qualifying: patterns(`qualify, qualifies, qualifying, qualification, own questions`),
  "list upload": patterns(
    `upload, list ?that|which ?i|we upload, spreadsheet, csv, own list, my|our list`,
  ),
  vocabulary: patterns(`vocabulary, jargon, product names|terms, pronounce`),
  "test calls": patterns(`test call|calls, testing before, try it before, go live test`),
  "several agents":
    patterns(`several|multiple|many|two|more|2|3 ?different agents|bots, agents|bots & each other,
      agents ?that ?hand ?calls to each other, more than one agent`),
  script: patterns(`script, scripts, own script`),
  "around clock":
    patterns(`247, around the clock, round the clock, at night, nights, overnight, after hours,
      weekends, weekend`),
  "answers questions":
    patterns(`faq, faqs, answer|answers ?caller ?callers ?customer questions, opening hours,
      questions about`),
  analytics: patterns(`analytics, dashboard, statistics, stats, metrics`),
  compliance: patterns(`soc ?2, soc2, security, compliance`),
  support: patterns(`support`),
  "calling hours": patterns(`volume by, calling hours`),
};
