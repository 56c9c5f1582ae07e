import { type Pattern, patterns } from "../pattern.ts";

/** What people call a point of a plan's list, and the words by which the list is searched for it. */
export interface FeatureWords {
  said: readonly Pattern[];
  /** Every one of them must stand in the point. */
  listed: string;
}

/**
 * Ways of naming what a plan does, in other words than the lists use. What they find is decided by the
 * content alone: a point that is not there is found by none of them.
 */
export const featureWords: readonly FeatureWords[] = [
  {
    said: patterns(`spam, robocall, robocalls, junk calls, telemarketer, telemarketers, screen, screens,
      screening, sales calls, call blocking, block calls`),
    listed: "spam",
  },
  {
    said: patterns(
      `crm, crms, salesforce, hubspot, pipedrive, zoho, dynamics, intercom, contacts ?and notes`,
    ),
    listed: "crm",
  },
  {
    said: patterns(`urgent, emergency, emergencies, put|puts|putting ?callers ?calls ?urgent through,
      transfer, transfers, transferring, forward ?urgent calls|callers, live transfer,
      hand|hands ?it ?them ?calls off|over, handover, handing over, handoff, escalate,
      reach a ?real person|human, to a ?real person|human, hot transfer`),
    listed: "urgent",
  },
  {
    said: patterns(`transfer, transfers, hand|hands|handing ?it ?them ?calls off|over, handover, handoff,
      escalate, reach a ?real person|human, to a ?real person|human`),
    listed: "handing over",
  },
  {
    said: patterns(`put|puts ready|hot|leads|them through, live transfer, hot transfer, connect ready leads,
      transfer ?ready leads`),
    listed: "puts ready",
  },
  {
    said: patterns(`appointment, appointments, scheduling, schedule, booking, bookings,
      book|books|schedule|schedules|arrange|arranges|set|sets ?up ?a ?my|our patients|clients|customers|visits|jobs|meeting|meetings`),
    listed: "books",
  },
  {
    said: patterns(
      `reschedule, rescheduling, move|moves|cancel|cancels appointments|visits|bookings`,
    ),
    listed: "cancels",
  },
  { said: patterns(`calendar, calendars`), listed: "calendar" },
  { said: patterns(`meeting, meetings, book ?a demos|demo`), listed: "meetings" },
  {
    said: patterns(
      `score, scores, scoring, lead scoring, rank|ranks leads, rate|rates leads, grade leads`,
    ),
    listed: "scores leads",
  },
  { said: patterns(`report, reports, reporting`), listed: "report" },
  {
    said: patterns(`weekly report|reports|summary|email|update|overview`),
    listed: "weekly report",
  },
  {
    said: patterns(`route, routes, routing, by team|department|skill, departments,
      several|multiple|different|two teams`),
    listed: "routes",
  },
  {
    said: patterns(`locations, branches, sites, several|multiple|two|more offices`),
    listed: "locations",
  },
  {
    said: patterns(
      `locations|branches|sites|offices|clinics|practices|shops|stores|salons|places & each|own|separate|different|every & calendar|calendars|schedule|schedules|diary|diaries|agenda`,
    ),
    listed: "calendars locations",
  },
  {
    said: patterns(`api, own system|systems|software, our system|systems|software, actions in`),
    listed: "api",
  },
  {
    said: patterns(`lookup, look|looks|find|finds|check|checks & order|orders|case|cases|account|accounts|invoice & up|while|during|status, look|looks|looking ?things ?data ?orders ?accounts ?cases ?something ?that ?it ?them ?this ?those up,
      where * order|orders|parcel|package|delivery|shipment ?is ?are,
      order status|lookup, check|checks orders|order|accounts|cases, looks up,
      orders or|and accounts|cases, pull up,
      status of ?their ?my ?our ?the ?an order|orders|parcel|case|claim, balance of ?their ?my ?our ?the ?an account, account balance`),
    listed: "looks up",
  },
  {
    said: patterns(`campaign, campaigns`),
    listed: "campaign",
  },
  {
    said: patterns(`campaigns ?running at once|together|parallel|same|side|simultaneously,
      several|multiple|two|more|2|3 campaigns, campaigns side by side, parallel campaigns`),
    listed: "campaigns side",
  },
  {
    said: patterns(`ab ?test|testing|tests, a b ?test|testing|tests, split test|testing|tests,
      two|2|different scripts, test ?different ?two scripts, compare scripts, scripts against`),
    listed: "scripts against",
  },
  {
    said: patterns(`retry, retries, try|tries|call|calls ?back ?them ?leads ?people again, tries again,
      second attempt|try, better hour|time, call later`),
    listed: "tries again",
  },
  {
    said: patterns(`new ?web leads, web leads|lead, website leads, form leads, leads ?as they come|arrive,
      instant call|calls|callback, speed to lead, as they arrive|come`),
    listed: "new web leads",
  },
  {
    said: patterns(`own|custom|branded|cloned|personal|special voice, voice ?of our|my|your own,
      voice cloning|clone`),
    listed: "voice",
  },
  {
    said: patterns(`engineer, dedicated ?support person|manager|contact|engineer|rep|support|account,
      account manager, named contact|person|engineer`),
    listed: "engineer",
  },
  {
    said: patterns(`retention, data terms|agreement|retention, terms for data|our`),
    listed: "retention",
  },
  {
    said: patterns(`custom integration|integrations, integrations ?are built ?for, integration built,
      bespoke integration|integrations`),
    listed: "integrations built",
  },
  {
    said: patterns(`message, messages, take|takes ?a messages|message, voicemail, voicemails`),
    listed: "messages",
  },
  { said: patterns(`summary, summaries, recap, recaps`), listed: "summary" },
  { said: patterns(`summary, summaries, recap, recaps`), listed: "summaries" },
  {
    said: patterns(`qualify, qualifies, qualifying, qualification, own questions`),
    listed: "qualifying",
  },
  {
    said: patterns(
      `upload, list ?that|which ?i|we upload, spreadsheet, csv, own list, my|our list`,
    ),
    listed: "list upload",
  },
  { said: patterns(`vocabulary, jargon, product names|terms, pronounce`), listed: "vocabulary" },
  {
    said: patterns(`test call|calls, testing before, try it before, go live test`),
    listed: "test calls",
  },
  {
    said: patterns(`several|multiple|many|two|more|2|3 ?different agents|bots, agents|bots & each other,
      agents ?that ?hand ?calls to each other, more than one agent`),
    listed: "several agents",
  },
  { said: patterns(`script, scripts, own script`), listed: "script" },
  {
    said: patterns(`247, around the clock, round the clock, at night, nights, overnight, after hours,
      weekends, weekend`),
    listed: "around clock",
  },
  {
    said: patterns(`faq, faqs, answer|answers ?caller ?callers ?customer questions, opening hours,
      questions about`),
    listed: "answers questions",
  },
  { said: patterns(`analytics, dashboard, statistics, stats, metrics`), listed: "analytics" },
  { said: patterns(`soc ?2, soc2, security, compliance`), listed: "compliance" },
  { said: patterns(`support`), listed: "support" },
  { said: patterns(`volume by, calling hours`), listed: "calling hours" },
];
