import type { Rolldown } from "vite";

import { exportOf } from "./separate-exports.ts";

type Group = Rolldown.CodeSplittingGroup;

/** Whether the module is one export of the kit's labels or icons (`separate-exports.ts`). */
const isSeparateKitExport = (id: string) =>
  exportOf(id) !== undefined && /[\\/]ui[\\/]src[\\/]/.test(id);

/** A chunk of the modules that match a pattern, and of the kit's labels and icons that only they import. */
function group(name: string, test: RegExp, options: Partial<Group> = {}): Group {
  const isIn = (id: string) => test.test(id);
  return {
    debugName: name,
    name: (id, modules) => {
      const users = isSeparateKitExport(id) ? (modules.getModuleInfo(id)?.importers ?? []) : [];
      return isIn(id) || (users.length > 0 && users.every(isIn)) ? name : null;
    },
    ...options,
  };
}

/**
 * A chunk that every page loads. It also gets the kit's labels and icons that its modules share with other
 * chunks.
 */
function groupForEveryPage(name: string, test: RegExp): Group {
  const isIn = (id: string) => test.test(id);
  return {
    debugName: name,
    name: (id, modules) =>
      isIn(id) || (isSeparateKitExport(id) && modules.getModuleInfo(id)?.importers.some(isIn))
        ? name
        : null,
  };
}

/** Option of groups that contain only modules with at least two importing chunks. */
const shared = { minShareCount: 2 };

/**
 * The bundler's groups for the browser's build (`bundles.ts`). They put shared modules into a few chunks
 * instead of one per combination of importers, because each chunk is a request, and a name in every page's
 * inline script. A module goes into the first group that matches it, so the order matters: `dialog` and
 * `questions` take their modules of Radix before `radix`, and `sections`, whose pattern matches nearly every
 * module of the board and of the frame, comes last.
 */
export const sharedChunks: Group[] = [
  // Includes Vite's chunk loader, which the entry needs as well.
  group(
    "react",
    /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
  ),
  // Analytics, as one request without dependencies, for visits without an interaction.
  group(
    "counting",
    /site[\\/]src[\\/](?:track|shell[\\/](?:analytics|start-analytics|track-cta))\.|client[\\/]src[\\/](?:analytics|account[\\/]presence)|contract[\\/]src[\\/](?:addresses|auth-storage|limits|timings)\./,
  ),
  // The shell, with modules that pages share with it.
  groupForEveryPage(
    "frame",
    /ui[\\/]src[\\/](?:frame[\\/](?!cta-band|floating-cta|verification|exit-intent-dialog[\\/]exit|mobile-menu[\\/]mobile-menu-panel)|components[\\/](?:banner[\\/]banner-frame|button|icon-button|spinner|theme-switch)[\\/.]|components[\\/]native-popover|foundations[\\/](?:hydration|icon[\\/]icon-base|labels[\\/]labels|link|skip-link|visually)|layout[\\/]container|board[\\/](?:cord[\\/]cord-|jack|jack-field|lamp|logo)[\\/]?)|content[\\/]src[\\/](?:brand|footer-links|header|navigation)|client[\\/]src[\\/]interface|site[\\/]src[\\/]shell[\\/](?!analytics|start-analytics|track-cta|chat[.\\/]|exit-offer\.|floating|topic-sheet|verification-reminder)|zustand(?!.*middleware)|class-variance|clsx/,
  ),
  // The layout components and foundations of nearly every page. Of the icons, only those whose names begin
  // with Check, CircleAlert or Play.
  group(
    "layout",
    /ui[\\/]src[\\/](?:layout[\\/](?!panel)|components[\\/]tag[\\/]|foundations[\\/](?!icon[\\/]icon\.tsx\?export=(?!Check|CircleAlert|Play))|board[\\/]meter)|pages[\\/]shared[\\/](?:split-heading|media-url)|site[\\/]src[\\/](?:kept-sections|symbols[\\/])/,
    shared,
  ),
  // The hero with a call, for most pages.
  group(
    "head",
    /ui[\\/]src[\\/](?:labels\.ts\?export=callWindowLabels|(?:board[\\/]call-window|marketing[\\/]hero)[\\/])|pages[\\/]shared[\\/](?:heard-call|on-plain-press|hero-with-trail|page-hero)|content[\\/]src[\\/]calls[\\/](?:listen|recording-links)/,
    shared,
  ),
  // Modules that only the blog and its articles use.
  group(
    "blog",
    /content[\\/]src[\\/](?:blog|posts)\.|pages[\\/]blog[\\/](?!article)|ui[\\/]src[\\/](?:board[\\/]board-cover|marketing[\\/]post-card)[\\/]/,
    shared,
  ),
  // Articles. They keep their prerendered markup, so this chunk loads only when a visitor opens an article
  // from another page, or leaves one for another page.
  group("articles", /pages[\\/]blog[\\/]article|ui[\\/]src[\\/]marketing[\\/]article[\\/]/, shared),
  // Dialogs. The chat needs them, the pages' own controls do not.
  group(
    "dialog",
    /@radix-ui[\\/]react-(?:dialog|dismissable-layer|focus-guards|focus-scope|portal)[\\/]|ui[\\/]src[\\/]components[\\/](?:dialog|top-layer)[\\/]|node_modules[\\/](?:aria-hidden|react-remove-scroll|tslib)[\\/]/,
    shared,
  ),
  // Questions with answers, which only pages with questions need.
  group(
    "questions",
    /@radix-ui[\\/]react-(?:accordion[\\/]|collapsible[\\/]|collection[\\/].*unstable_createCollection)|ui[\\/]src[\\/]components[\\/](?:faq-)?accordion[\\/]/,
    shared,
  ),
  // Modules that Radix's tabs, accordions and dialogs share.
  group("radix", /@radix-ui[\\/]/, shared),
  // Cards and table of plans, which the pricing page and the chat share.
  group(
    "plan-cards",
    /ui[\\/]src[\\/](?:board[\\/]call-dots|marketing[\\/](?:plan-card|plan-table))[\\/]/,
    shared,
  ),
  // The industries' data.
  group("industries", /content[\\/]src[\\/](?:industries[\\/.])/, shared),
  // Cards of industries and case studies, which pages and the chat share, and drawings.
  group(
    "cards",
    /ui[\\/]src[\\/](?:marketing[\\/](?:case-study-card|industry-card)|media[\\/]illustration)[\\/](?!drawings)|site[\\/]src[\\/]drawings[\\/]/,
    shared,
  ),
  // Lists with a search and a choice of topics.
  group(
    "filter",
    /ui[\\/]src[\\/](?:components[\\/](?:chip|empty-state|search-field)|marketing[\\/]filter-bar)[\\/]|pages[\\/]shared[\\/](?:counted|use-kept-filter)/,
    shared,
  ),
  // The frame around every form field.
  group("fields", /ui[\\/]src[\\/]components[\\/]field[\\/](?:field-frame|control-box)/, shared),
  // Forms.
  group(
    "forms",
    /ui[\\/]src[\\/](?:labels\.ts\?export=alertLabels|foundations[\\/]icon[\\/]icon\.tsx\?export=(?:CircleCheck|Info|Triangle)|components[\\/](?:alert|field[\\/]control-group|text-area|text-field))/,
    shared,
  ),
  // The state of the signed-in user.
  group(
    "account",
    /client[\\/]src[\\/]account[\\/](?:arrival|auth-store|log-fault)|zustand[\\/].*middleware/,
    shared,
  ),
  // Password fields and rules, for sign-up and password reset.
  group(
    "password",
    /client[\\/]src[\\/]account[\\/]password\.|content[\\/]src[\\/]sign-up\.ts\?export=signUpForm|contract[\\/]src[\\/]password|ui[\\/]src[\\/](?:components[\\/](?:checklist|password-field)|layout[\\/]panel)[\\/]|site[\\/]src[\\/]pages[\\/]signup[\\/](?:password-rules|step-panel)/,
    shared,
  ),
  // Breadcrumbs, and the contact data that replaces controls without JavaScript.
  group(
    "trail",
    /content[\\/]src[\\/]trail|ui[\\/]src[\\/]components[\\/]breadcrumbs|pages[\\/]shared[\\/](?:page-trail|without-script)/,
    shared,
  ),
  // Small parts of cards and sections, and cords.
  group(
    "parts",
    /ui[\\/]src[\\/](?:board[\\/]plate|marketing[\\/]parts|board[\\/]cord[\\/]cord\.tsx)/,
    shared,
  ),
  // A recording's waveform.
  group("waveform", /ui[\\/]src[\\/]board[\\/]waveform[\\/]/),
  // Modules that the players of films and of recordings share.
  group(
    "media",
    /ui[\\/]src[\\/](?:foundations[\\/]icon[\\/]icon\.tsx\?export=(?:ChevronDown|Pause)|media[\\/](?:keep-focus|timeline|use-media))/,
    shared,
  ),
  // The Markdown renderer, loaded in parallel with the chat.
  group(
    "markdown",
    /ui[\\/]src[\\/]chat[\\/]markdown[\\/](?!fetched|safe-href)|node_modules[\\/]marked[\\/]/,
  ),
  // Sections that keep their prerendered markup, and their texts: nearly all of the board, the frame
  // and `pages/shared` that no group above has taken.
  group(
    "sections",
    /ui[\\/]src[\\/](?:board|frame(?![\\/](?:floating-cta|mobile-menu))|marketing[\\/](?:comparison|logo-grid|feature-grid|process-steps|results-band|specialty-grid|stat-group|trust-grid)[\\/]|media[\\/]logo-mark)|pages[\\/]shared[\\/](?!call-film|focus-search-field|headed-section|heard-greeting|page-questions|page-recording|recorded-call|unplugged-line|use-anchor)|site[\\/]src[\\/]integrations[\\/]|content[\\/]src[\\/](?:integrations|quotes)\./,
    shared,
  ),
];
