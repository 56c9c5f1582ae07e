/**
 * Every word the kit says by itself, in English. Each is the default of a prop, so that an
 * application in another language passes its own; nothing in a component's markup is fixed.
 */

export interface DialogLabels {
  /** Name of the button that closes the dialog or sheet. */
  close: string;
}

export const dialogLabels: DialogLabels = {
  close: "Close",
};

export const skipLinkLabels = {
  /** The link's words; shown when it has the focus. */
  label: "Skip to content",
} as const;

export const navigationMenuLabels = {
  /** Name of the navigation. */
  label: "Main",
  /** Read behind a link that opens in a new tab. */
  newTab: "(opens in a new tab)",
} as const;

export interface MobileMenuLabels {
  /** Name of the dialog and of the navigation in it. */
  label: string;
  /** Name of the button that opens it. */
  open: string;
  /** Name of the button that closes it. */
  close: string;
  /** Read behind a link that opens in a new tab. */
  newTab: string;
}

export const mobileMenuLabels: MobileMenuLabels = {
  label: "Menu",
  open: "Open menu",
  close: "Close menu",
  newTab: "(opens in a new tab)",
};

export const siteFooterLabels = {
  /** Name of the navigation. */
  label: "Footer",
} as const;

export const statusLabels = {
  /** Everything runs. */
  operational: "All Systems Operational",
  /** Some of it does not. */
  degraded: "Some Systems Degraded",
  /** Calls are not answered. */
  down: "Systems Down",
} as const;

export const themeSwitchLabels = {
  /** Heading of the choices. */
  legend: "Theme",
  /** Name of the switch's button; the current choice is put after it. */
  button: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
  /** The checkbox that asks for the high-contrast variant. */
  contrast: "More contrast",
} as const;

export const callWindowLabels = {
  /** Read before what got done at a moment of the call. */
  done: "Done",
  /** Read with the lamp while the call lasts. */
  live: "On the line",
} as const;

export const callDotsLabels = {
  /** Name of the drawing, by what the plan has. */
  counted: { one: "{count} call a month", other: "{count} calls a month" },
  unlimited: "Unlimited calls",
  custom: "Calls by agreement",
} as const;

export const weekOfCallsLabels = {
  /** The days, from the one that the week begins with. */
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  /** Twelve o'clock; the other hours are written as the locale writes them. */
  noon: "Noon",
  /** Name of the drawing. */
  label: "A week of calls by the hour: {total} answered, {after} of them after hours",
  /** The two kinds, in the legend and before a day's hours. */
  after: "answered after hours",
  office: "in office hours",
  /** Read for a day without calls. */
  none: "no calls",
} as const;

export const switchboardLabels = {
  /** Name of the list of callers. */
  callers: "Calls on the lines",
  /** Name of the list of destinations. */
  destinations: "Where calls are put through to",
  /** Read after a line that somebody is on. */
  live: "on the line",
} as const;

export const fieldLabels = {
  /** Behind the label of a field that may stay empty. */
  optional: "(optional)",
} as const;

export const numberFieldLabels = {
  /** Name of the button that adds a step. */
  increase: "Increase",
  /** Name of the button that takes a step away. */
  decrease: "Decrease",
} as const;

export const fileFieldLabels = {
  /** The words that look like a button: pressing them opens the browser’s own choice. */
  choose: "Choose File",
  /** The same where several may be chosen. */
  chooseSeveral: "Choose Files",
  /** Behind the button. */
  drop: "or drop it here",
  /** The same where several may be chosen. */
  dropSeveral: "or drop them here",
  /** Name of the list of chosen files. */
  list: "Chosen files",
  /** Name of the button that takes one out. `{name}` is the file’s. */
  remove: "Remove {name}",
  /** Read when the list has changed. `{names}` are the files’. */
  chosen: "Chosen: {names}",
  /** Read when the last one was taken out. */
  none: "No file chosen",
  /** What is wrong with a file that is too large. `{size}` is the most, with its unit. */
  tooLarge: "{name} is larger than {size}. Choose a smaller file.",
  /** What is wrong with a file of another kind than was asked for. */
  wrongType: "{name} is not a kind of file that can be used here.",
} as const;

export const comboboxLabels = {
  /** Name of the button that opens and closes the list. */
  toggle: "Show options",
  /** Name of the list. */
  list: "Options",
  /** Instead of a list that has nothing to offer. */
  empty: "Nothing found",
  /** Instead of a list that is still fetched. */
  loading: "Loading",
  /** Read when the list has changed and holds one option. */
  oneResult: "1 option",
  /** Read when the list has changed. `{count}` is how many options it holds. */
  results: "{count} options",
} as const;

export const passwordFieldLabels = {
  /** Name of the button while the password is hidden. */
  show: "Show password",
  /** Name of the button while the password can be read. */
  hide: "Hide password",
} as const;

export const alertLabels = {
  /** Read before a message, in place of its icon. */
  info: "Information",
  success: "Success",
  warning: "Warning",
  danger: "Error",
} as const;

export const searchFieldLabels = {
  /** Name of the button that takes out what was typed. */
  clear: "Clear search",
} as const;

export const checklistLabels = {
  /** Read behind a rule that is met. */
  met: "met",
  /** Read behind a rule that is not met yet. */
  unmet: "not met",
  /** Announced when the number of met rules changes. */
  summary: "{met} of {total} met",
} as const;

export const countdownButtonLabels = {
  sending: "Sending...",
  sent: "Email sent!",
  /** On the button, counting down. */
  waiting: "Resend in {seconds}s",
  /** Announced once, when the countdown starts. */
  waitingAnnounced: {
    one: "You can resend in {count} second.",
    other: "You can resend in {count} seconds.",
  },
  /** Announced when it can be pressed again. */
  ready: "You can resend now.",
} as const;

export const stepperLabels = {
  /** Name of the list. */
  list: "Progress",
  /** Read behind a step that is done. */
  done: "done",
} as const;

export const breadcrumbsLabels = {
  /** Name of the navigation. */
  label: "Breadcrumbs",
  /** Name of the button that shows the pages left out; `{count}` says how many. */
  more: "Show {count} more",
} as const;

export type BreadcrumbsLabels = Record<keyof typeof breadcrumbsLabels, string>;

export const paginationLabels = {
  /** Name of the navigation. */
  label: "Pages",
  previous: "Previous",
  next: "Next",
  /** Name of a page's link or button. */
  page: "Page {page}",
  /** Which page this is, where there is no room to name the others. */
  status: "Page {page} of {count}",
} as const;

export type PaginationLabels = Record<keyof typeof paginationLabels, string>;

export const dataTableLabels = {
  /** Name of the box that chooses all rows. */
  selectAll: "Select all rows",
  /** Name of a row's box; `{row}` is what the row is about. */
  select: "Select {row}",
  /** Read while the rows are under way. */
  loading: "Loading",
  /** In place of the rows where there are none. */
  empty: "Nothing here yet",
} as const;

export type DataTableLabels = Record<keyof typeof dataTableLabels, string>;

export const skeletonLabels = {
  /** Read in place of what is loading. */
  label: "Loading",
} as const;

export const planCardLabels = {
  /** Behind a price paid by the month, by the year. */
  perMonth: "a month",
  perYear: "a year",
  /** Under a monthly price: what a year costs and saves, as amounts. */
  orAnnual: "or {annual} a year, saving {saving}",
  /** Under an annual price. */
  saved: "{saving} saved a year against monthly",
  /** How many calls are included. */
  calls: { one: "{count} call a month", other: "{count} calls a month" },
  unlimitedCalls: "Unlimited calls",
  customCalls: "Calls by agreement",
  /** The price divided by the calls. */
  perCall: "{amount} a call",
  /** In place of a price, and under it, where it is agreed. */
  customPricing: "Custom Pricing",
  byAgreement: "Billed to your agreement",
  /** Under the compact card's three figures. */
  callsUnit: "calls a month",
  perCallUnit: "a call",
  savedUnit: "saved a year, annual",
} as const;

export const planTableLabels = {
  /** In a cell, beside the jack, where a plan has something and where not. */
  yes: "Yes",
  no: "No",
  /** Heading of the first column; read, not shown. */
  feature: "Feature",
  /** In place of a price, where it is agreed. */
  customPricing: "Custom Pricing",
} as const;

export const complianceBlockLabels = {
  /** Over what a rule asks, and over what the agent does about it. */
  rule: "What it asks",
  practice: "What the agent does",
} as const;

export const metricChartLabels = {
  /** Opens the figures as a table. */
  table: "Show the figures as a table",
} as const;

export const comparisonLabels = {
  /** Over what is hard today. */
  challenge: "The challenge",
  /** Over what becomes of it. */
  solution: "The solution",
} as const;

export const industryCardLabels = {
  /** The card's link or button. */
  action: "Learn More",
  /** Read after it: nine cards on a page say the same to the eye. */
  about: "about {industry}",
} as const;

export const industrySelectorLabels = {
  /** Where the detail stands, while no industry is selected. */
  empty: "Pick a line and listen in.",
} as const;

export const resultsBandLabels = {
  /** Whose figures they are. */
  attribution: "As customers report",
} as const;

export const faqAccordionLabels = {
  /** The link to one answer; the question is put behind it, read and not shown. */
  copy: "Copy link",
  /** Announced and shown when the address was copied. */
  copied: "Link copied",
} as const;

export const caseStudyLabels = {
  challenge: "Challenge",
  solution: "Solution",
  results: "Results",
} as const;

export const postLabels = {
  /** What opens an article; its title is part of the name. */
  readMore: "Read More",
  /** What leads to the whole text, where the other one does something else. */
  readArticle: "Read the article",
  readingTime: "{minutes} min read",
} as const;

export const articleLabels = {
  /** Over the list of the article's parts. */
  contents: "In this article",
} as const;

export const filterBarLabels = {
  /** Names how many are left. Read, not shown. */
  count: "Results",
} as const;

export const postSidebarLabels = {
  /** Names the sidebar. Read, not shown. */
  sidebar: "More from the blog",
  recent: "Recent Posts",
  topics: "Topics",
} as const;

export const topicCardLabels = {
  /** Stands behind the figure. */
  articles: { one: "article", other: "articles" },
} as const;

export const contactFormLabels = {
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  submit: "Send Message",
  /** Announced while it is sent. */
  sending: "Sending your message",
  problems: { one: "One field needs a look", other: "{count} fields need a look" },
  problemsHint: "Fix what is marked, then send again.",
  failed: "Your message was not sent",
  failedHint: "Everything you wrote is still here. Try again in a moment.",
  missing: {
    name: "Enter your name",
    email: "Enter your email address",
    subject: "Say in a few words what it is about",
    message: "Write your message",
  },
  malformed: "Enter a whole address, such as name@company.com",
} as const;

const playerLabels = {
  play: "Play",
  pause: "Pause",
  /** Name of the slider. */
  seek: "Position",
  /** Where it is, read with the slider: lengths of time in words. */
  position: "{time} of {duration}",
} as const;

export const videoPlayerLabels = {
  ...playerLabels,
  mute: "Mute",
  unmute: "Unmute",
  /** Name of the switch for captions. */
  captions: "Captions",
  /** Head of the transcript. */
  transcript: "Transcript",
  /** Shown by a browser that knows no video. */
  unsupported: "Your browser does not support the video tag.",
  /** Shown when no source can be played: a browser does not say whether it is missing or unknown. */
  failed: "Your browser does not support the video tag. Reload the page to try again.",
} as const;

export const callPlayerLabels = {
  ...playerLabels,
  /** Name of the choice of speeds. */
  speed: "Speed",
  /** Behind the place in the recording: "0:47 of 1:51". */
  of: "of {duration}",
  /** Name of a line's link to its place: "0:12", read as "Play from 0:12". */
  playFrom: "Play from {time}",
  /** Name of the transcript, and head of its words. */
  transcript: "Transcript",
  said: "Said",
  /** Head of what got done; also read before each of it. */
  done: "Done",
  outcome: "Outcome",
  /** Shown when no source can be played. */
  failed: "The recording could not be loaded. Its words are below.",
} as const;

export const bannerLabels = {
  /** Name of the button that takes the banner away. */
  dismiss: "Dismiss",
  /** Read before a message that says that a line is being opened, in place of its lamp. */
  connecting: "Connecting",
} as const;

export const toastLabels = {
  /** Name of the place where brief messages appear; `{hotkey}` is the key that leads there. */
  region: "Messages ({hotkey})",
  /** Name of the button that takes a message away. */
  dismiss: "Dismiss",
  /** Says how many messages have no place at the moment. */
  more: "{count} more",
} as const;

export type ToastLabels = Record<keyof typeof toastLabels, string>;

export const promoBarLabels = {
  /** Name of the line over the page. */
  label: "Announcement",
  /** Name of the button that takes it away. */
  dismiss: "Dismiss",
} as const;

export const verificationBannerLabels = {
  /** Name of the banner. */
  label: "Email verification",
  /** On the button that sends the email again. */
  resend: "Resend Email",
  /** Name of the button that takes the banner away. */
  dismiss: "Dismiss",
} as const;

export const floatingCtaLabels = {
  /** Name of the button that takes it away. */
  dismiss: "Dismiss",
} as const;
