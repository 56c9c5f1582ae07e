/**
 * Default labels of the kit's components, in English, except for the chat (chat/chat-labels.ts) and
 * file sizes (foundations/labels/file-size.ts). An application in another language replaces them
 * with a `LabelsProvider`, or with the `labels` prop of a component that has one. Add a component's
 * texts here instead of writing them into its markup.
 */

export const dialogLabels = {
  /** Accessible name of the close button. */
  close: "Close",
} as const;

export const skipLinkLabels = {
  /** Text of the link, visible while it has the focus. */
  label: "Skip to content",
} as const;

export const navigationMenuLabels = {
  /** Accessible name of the navigation. */
  label: "Main",
  /** Read by screen readers after a link that opens in a new tab. */
  newTab: "(opens in a new tab)",
} as const;

export const mobileMenuLabels = {
  /** Accessible name of the dialog and of the navigation in it. */
  label: "Menu",
  /** Accessible name of the button that opens the menu. */
  open: "Open menu",
  /** Accessible name of the button that closes the menu. */
  close: "Close menu",
  /** Read by screen readers after a link that opens in a new tab. */
  newTab: "(opens in a new tab)",
} as const;

export const siteFooterLabels = {
  /** Accessible name of the navigation. */
  label: "Footer",
} as const;

export const statusLabels = {
  /** Text of the state `operational`. */
  operational: "All Systems Operational",
  /** Text of the state `degraded`: some parts do not work. */
  degraded: "Some Systems Degraded",
  /** Text of the state `down`: calls are not answered. */
  down: "Systems Down",
} as const;

export const themeSwitchLabels = {
  /** Legend of the group of themes. */
  legend: "Theme",
  /** Accessible name of the button; the current choice is appended. */
  button: "Theme",
  /** Label of the choice that follows the device. */
  system: "System",
  light: "Light",
  dark: "Dark",
  /** Label of the checkbox for the high-contrast variant. */
  contrast: "More contrast",
} as const;

export const callWindowLabels = {
  /** Read by screen readers before an action of the agent during the call: "Done: books Thu, 7:30 AM". */
  done: "Done",
  /** Accessible name of the lamp during the call. */
  live: "On the line",
} as const;

export const callDotsLabels = {
  /** Accessible name of the drawing, for a plan with a number of calls. */
  counted: { one: "{count} call a month", other: "{count} calls a month" },
  /** Accessible name for a plan without a limit. */
  unlimited: "Unlimited calls",
  /** Accessible name for a plan whose calls are agreed individually. */
  custom: "Calls by agreement",
} as const;

export const weekOfCallsLabels = {
  /** Short names of the seven days, in the order of the component's `calls`. The kit's own labels begin with Monday. */
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  /** Name of the hour 12. All other hours are formatted for the locale. */
  noon: "Noon",
  /** Accessible name. `{total}` is the number of calls, `{after}` the number of those after hours. */
  label: "A week of calls by the hour: {total} answered, {after} of them after hours",
  /** In the legend, and for screen readers for a day: "3 answered after hours: 6 PM, 9 PM". */
  after: "answered after hours",
  /** In the legend, and for screen readers for a day: "5 in office hours: 9 AM, 10 AM". */
  office: "in office hours",
  /** Read by screen readers for a day without calls. */
  none: "no calls",
} as const;

export const switchboardLabels = {
  /** Accessible name of the list of callers. */
  callers: "Calls on the lines",
  /** Accessible name of the list of destinations. */
  destinations: "Where calls are put through to",
  /** Read by screen readers after a live line. */
  live: "on the line",
} as const;

export const fieldLabels = {
  /** Shown after the label of an optional field. */
  optional: "(optional)",
} as const;

export const numberFieldLabels = {
  /** Accessible name of the button that increases the number. */
  increase: "Increase",
  /** Accessible name of the button that decreases the number. */
  decrease: "Decrease",
} as const;

export const fileFieldLabels = {
  /** Text in the drop area. A press anywhere in the area opens the browser's file chooser. */
  choose: "Choose File",
  /** The same text in a field that accepts several files. */
  chooseSeveral: "Choose Files",
  /** Shown after `choose`. */
  drop: "or drop it here",
  /** Shown after `chooseSeveral`. */
  dropSeveral: "or drop them here",
  /** Accessible name of the list of chosen files. */
  list: "Chosen files",
  /** Accessible name of the button that removes a file. */
  remove: "Remove {name}",
  /** Announced when files are added or removed. */
  chosen: "Chosen: {names}",
  /** Announced when the last file is removed. */
  none: "No file chosen",
  /** Error for a file that is too large. `{size}` is the maximum with its unit. */
  tooLarge: "{name} is larger than {size}. Choose a smaller file.",
  /** Error for a file of a type that is not accepted. */
  wrongType: "{name} is not a kind of file that can be used here.",
} as const;

export const comboboxLabels = {
  /** Accessible name of the button that opens and closes the list. */
  toggle: "Show options",
  /** Accessible name of the list. */
  list: "Options",
  /** Shown instead of an empty list. */
  empty: "Nothing found",
  /** Shown while options are loading. */
  loading: "Loading",
  /** Announced when the list has one option. */
  oneResult: "1 option",
  /** Announced when the number of options changes. */
  results: "{count} options",
} as const;

export const passwordFieldLabels = {
  /** Accessible name of the button while the password is hidden. */
  show: "Show password",
  /** Accessible name of the button while the password is visible. */
  hide: "Hide password",
} as const;

export const alertLabels = {
  /** Names of the variants. Screen readers read them before the message, in place of its icon. */
  info: "Information",
  success: "Success",
  warning: "Warning",
  danger: "Error",
} as const;

export const searchFieldLabels = {
  /** Accessible name of the clear button. */
  clear: "Clear search",
} as const;

export const checklistLabels = {
  /** Read by screen readers after a rule that is met. */
  met: "met",
  /** Read by screen readers after a rule that is not met. */
  unmet: "not met",
  /** Announced when the number of met rules changes. */
  summary: "{met} of {total} met",
} as const;

export const countdownButtonLabels = {
  /** Text of the button while the request is running; announced as well. */
  sending: "Sending...",
  /** Text of the button after the request succeeded; announced as well. */
  sent: "Email sent!",
  /** Text of the button during the countdown; `{seconds}` is replaced by the remaining seconds. */
  waiting: "Resend in {seconds}s",
  /** Announced when the countdown starts; `{count}` is replaced by the remaining seconds. */
  waitingAnnounced: {
    one: "You can resend in {count} second.",
    other: "You can resend in {count} seconds.",
  },
  /** Announced when the countdown has ended and the button is enabled again. */
  ready: "You can resend now.",
} as const;

export const stepperLabels = {
  /** Accessible name of the list. */
  list: "Progress",
  /** Read by screen readers after a completed step. */
  done: "done",
} as const;

export const breadcrumbsLabels = {
  /** Accessible name of the navigation. */
  label: "Breadcrumbs",
  /** Accessible name of the button that shows the hidden pages; `{count}` is their number. */
  more: "Show {count} more",
} as const;

export const paginationLabels = {
  /** Accessible name of the navigation. */
  label: "Pages",
  previous: "Previous",
  next: "Next",
  /** Accessible name of a page's link or button. */
  page: "Page {page}",
  /** The current page, on narrow screens without page numbers. */
  status: "Page {page} of {count}",
} as const;

export const dataTableLabels = {
  /** Accessible name of the checkbox that selects all rows. */
  selectAll: "Select all rows",
  /** Accessible name of a row's checkbox; `{row}` is the value of its first column. */
  select: "Select {row}",
  /** Announced while rows are loading. */
  loading: "Loading",
  /** Shown instead of rows if there are none. */
  empty: "Nothing here yet",
} as const;

export const skeletonLabels = {
  /** Read by screen readers in place of the content. */
  label: "Loading",
} as const;

export const planCardLabels = {
  /** Shown after a monthly price. */
  perMonth: "a month",
  /** Shown after an annual price. */
  perYear: "a year",
  /** Shown below a monthly price: what a year costs and saves, as amounts. */
  orAnnual: "or {annual} a year, saving {saving}",
  /** Shown below an annual price. */
  saved: "{saving} saved a year against monthly",
  /** Number of included calls. */
  calls: { one: "{count} call a month", other: "{count} calls a month" },
  unlimitedCalls: "Unlimited calls",
  customCalls: "Calls by agreement",
  /** Price divided by the number of calls. */
  perCall: "{amount} a call",
  /** Shown instead of a price that is agreed individually. */
  customPricing: "Custom Pricing",
  /** Shown below `customPricing`. */
  byAgreement: "Billed to your agreement",
  /** `callsUnit`, `perCallUnit` and `savedUnit` are shown below the figures of a `compact` card. */
  callsUnit: "calls a month",
  perCallUnit: "a call",
  savedUnit: "saved a year, annual",
} as const;

export const planTableLabels = {
  /** `yes` and `no` are shown beside the jack of a cell: whether the plan includes the feature. */
  yes: "Yes",
  no: "No",
  /** Heading of the first column, for screen readers. */
  feature: "Feature",
  /** Shown instead of a price, if it is agreed individually. */
  customPricing: "Custom Pricing",
} as const;

export const complianceBlockLabels = {
  /** Label of a rule's requirement. */
  rule: "What it asks",
  /** Label of what the agent does to meet the requirement. */
  practice: "What the agent does",
} as const;

export const metricChartLabels = {
  /** Text of the button that shows the figures as a table. */
  table: "Show the figures as a table",
} as const;

export const comparisonLabels = {
  /** Heading of the challenges. */
  challenge: "The challenge",
  /** Heading of the solutions. */
  solution: "The solution",
} as const;

export const industryCardLabels = {
  /** Text of the card's link or button. */
  action: "Learn More",
  /** Read by screen readers after the action, which has the same text on every card. */
  about: "about {industry}",
} as const;

export const industrySelectorLabels = {
  /** Shown from 1024 px instead of the detail while no industry is selected. */
  empty: "Pick a line and listen in.",
} as const;

export const resultsBandLabels = {
  /** Attribution of the figures. */
  attribution: "As customers report",
} as const;

export const faqAccordionLabels = {
  /** Text of the link to an answer. The link's accessible description is the question. */
  copy: "Copy link",
  /** Announced and shown when the URL is copied. */
  copied: "Link copied",
} as const;

export const caseStudyLabels = {
  challenge: "Challenge",
  solution: "Solution",
  results: "Results",
} as const;

export const postLabels = {
  /** Text of a card's main link or button, whose accessible name also contains the article's title. */
  readMore: "Read More",
  /** Text of the link to the whole article, in a card whose main action is not this link. */
  readArticle: "Read the article",
  /** The reading time; `{minutes}` is the number. */
  readingTime: "{minutes} min read",
} as const;

export const articleLabels = {
  /** Heading of the table of contents. */
  contents: "In this article",
} as const;

export const filterBarLabels = {
  /** Accessible name of the number of results. */
  count: "Results",
} as const;

export const postSidebarLabels = {
  /** Accessible name of the sidebar. */
  sidebar: "More from the blog",
  /** Heading of the recent articles. */
  recent: "Recent Posts",
  /** Heading of the topics. */
  topics: "Topics",
} as const;

export const topicCardLabels = {
  /** Shown after the number of articles. */
  articles: { one: "article", other: "articles" },
} as const;

export const contactFormLabels = {
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  submit: "Send Message",
  /** Announced while the form is being sent. */
  sending: "Sending your message",
  /** Title of the message about invalid fields; `{count}` is their number. */
  problems: { one: "One field needs a look", other: "{count} fields need a look" },
  /** Text of the message about invalid fields. */
  problemsHint: "Fix what is marked, then send again.",
  /** Title of the message after an error while sending. */
  failed: "Your message was not sent",
  /** Text of the message after an error while sending. */
  failedHint: "Everything you wrote is still here. Try again in a moment.",
  /** Errors of empty fields. */
  missing: {
    name: "Enter your name",
    email: "Enter your email address",
    subject: "Say in a few words what it is about",
    message: "Write your message",
  },
  /** Error of an invalid email address. */
  malformed: "Enter a whole address, such as name@company.com",
} as const;

// The first four labels of both players are the same. They are not spread from a shared object, because bundlers
// keep an unused spread, and each component that has labels would contain it.
export const videoPlayerLabels = {
  play: "Play",
  pause: "Pause",
  /** Accessible name of the slider. */
  seek: "Position",
  /** The slider's value for screen readers, as durations in words. */
  position: "{time} of {duration}",
  mute: "Mute",
  unmute: "Unmute",
  /** Accessible name of the caption switch. */
  captions: "Captions",
  /** Heading of the transcript. */
  transcript: "Transcript",
  /** Shown by browsers without video support. */
  unsupported: "Your browser does not support the video tag.",
  /**
   * Shown when no source can be played. Browsers do not report whether a source is missing or
   * unsupported.
   */
  failed: "Your browser does not support the video tag. Reload the page to try again.",
} as const;

export const callPlayerLabels = {
  play: "Play",
  pause: "Pause",
  /** Accessible name of the slider. */
  seek: "Position",
  /** The slider's value for screen readers, as durations in words. */
  position: "{time} of {duration}",
  /** Accessible name of the speed selection. */
  speed: "Speed",
  /** Shown after the position in the recording: "0:47 of 1:51". */
  of: "of {duration}",
  /** Accessible name of the link "0:12" that plays the recording from this turn of the transcript. */
  playFrom: "Play from {time}",
  /** Accessible name of the transcript. */
  transcript: "Transcript",
  /** Heading of the transcript's column with the spoken text. */
  said: "Said",
  /** Heading of the column with the agent's actions; screen readers also read it before each action. */
  done: "Done",
  outcome: "Outcome",
  /** Shown when no source can be played. */
  failed: "The recording could not be loaded. Its words are below.",
} as const;

export const bannerLabels = {
  /** Accessible name of the dismiss button. */
  dismiss: "Dismiss",
  /**
   * Read by screen readers before a message about a connection in progress, in place of the message's lamp.
   */
  connecting: "Connecting",
} as const;

export const toastLabels = {
  /**
   * Accessible name of the region with the messages; `{hotkey}` is the key that moves the focus
   * there.
   */
  region: "Messages ({hotkey})",
  /** Accessible name of the dismiss button. */
  dismiss: "Dismiss",
  /** Number of messages that are not visible at the moment. */
  more: "{count} more",
} as const;

export const promoBarLabels = {
  /** Accessible name of the bar. */
  label: "Announcement",
  /** Accessible name of the dismiss button. */
  dismiss: "Dismiss",
} as const;

export const verificationBannerLabels = {
  /** Accessible name of the banner. */
  label: "Email verification",
  /** Text of the button that sends the email again. */
  resend: "Resend Email",
  /** Accessible name of the dismiss button. */
  dismiss: "Dismiss",
} as const;

export const floatingCtaLabels = {
  /** Accessible name of the dismiss button. */
  dismiss: "Dismiss",
} as const;
