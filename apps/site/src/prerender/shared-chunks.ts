/**
 * Groups shared modules into a few chunks instead of one per combination of importers: each chunk
 * is a request, and a name in every page's inline script.
 */
export const sharedChunks = [
  {
    // Includes Vite's chunk loader, which the entry needs as well.
    name: "react",
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
  },
  {
    // Analytics, as one request without dependencies, for visits without an interaction.
    name: "counting",
    test: /site[\\/]src[\\/](?:track|shell[\\/]analytics)\.|client[\\/]src[\\/](?:analytics|account[\\/]presence)|contract[\\/]src[\\/](?:addresses|auth-storage|limits|timings)\./,
  },
  {
    // The shell, with modules that pages share with it.
    name: "frame",
    test: /ui[\\/]src[\\/](?:labels|frame[\\/](?!cta-band|floating-cta|verification|exit-intent-dialog[\\/]exit|mobile-menu[\\/]mobile-menu-panel)|components[\\/](?:banner|button|icon-button|spinner|theme-switch)[\\/]|foundations[\\/](?:icon|labels|link|skip-link|visually)|layout[\\/]container|board[\\/](?:cord|jack|jack-field|lamp|logo)[\\/])|content[\\/]src[\\/](?:brand|header|navigation)|client[\\/]src[\\/](?:interface|http[\\/]call|tabs)|contract[\\/]src[\\/]problems|site[\\/]src[\\/]shell[\\/](?!analytics|chat[.\\/]|exit-offer|floating|topic-sheet|verification-reminder)|zustand(?!.*middleware)|class-variance|clsx/,
  },
  {
    // Modules that only the blog and its articles use.
    name: "blog",
    minShareCount: 2,
    test: /content[\\/]src[\\/](?:blog|posts)\.|pages[\\/]blog[\\/]|ui[\\/]src[\\/](?:board[\\/](?:board-cover|call-excerpt)|layout[\\/]prose|marketing[\\/](?:article|post-card))[\\/]/,
  },
  {
    // Dialogs. The chat needs them on every page, a page's own controls do not.
    name: "dialog",
    minShareCount: 2,
    test: /@radix-ui[\\/]react-(?:dialog|dismissable-layer|focus-guards|focus-scope|portal)[\\/]|ui[\\/]src[\\/]components[\\/](?:dialog|top-layer)[\\/]|node_modules[\\/](?:aria-hidden|react-remove-scroll|tslib)[\\/]/,
  },
  {
    // What Radix's parts share: tabs, accordions, dialogs.
    name: "radix",
    minShareCount: 2,
    test: /@radix-ui[\\/]/,
  },
  {
    // The Markdown renderer, loaded in parallel with the chat.
    name: "markdown",
    test: /ui[\\/]src[\\/]chat[\\/]markdown[\\/](?!fetched|safe-href)|node_modules[\\/]marked[\\/]/,
  },
  {
    // Words of sign-up and of accounts.
    name: "account-words",
    minShareCount: 2,
    test: /content[\\/]src[\\/](?:sign-up|verification)\./,
  },
  {
    name: "plans",
    minShareCount: 2,
    test: /content[\\/]src[\\/]plans\./,
  },
  {
    // The trades and their films' pictures.
    name: "industries",
    minShareCount: 2,
    test: /content[\\/]src[\\/](?:industries[\\/]|industries\.|calls[\\/]film-posters\.)/,
  },
  {
    // Without scripts, waveforms and files of calls, which are loaded only for listening.
    name: "words",
    minShareCount: 2,
    test: /packages[\\/]content[\\/]src[\\/](?!page-list|calls[\\/](?:films|manifest|recordings|recording-files|greetings|greeting-files)\.)/,
  },
  {
    // Content about plans, industries and customers, which pages and chat share.
    name: "cards",
    minShareCount: 2,
    test: /ui[\\/]src[\\/]marketing[\\/](?:case-study-card|industry-card|plan-card|plan-table)[\\/]/,
  },
  {
    // Form components.
    name: "fields",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:components[\\/](?:alert|countdown-button|empty-state|field|search-field|tag|text-area|text-field)|marketing[\\/]filter-bar)[\\/]/,
  },
  {
    // Accounts: used by sign-up and the verification banner.
    name: "account",
    minShareCount: 2,
    test: /client[\\/]src[\\/]account[\\/](?:auth-store|resend)|zustand[\\/].*middleware/,
  },
  {
    name: "kit",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:layout|foundations|board|components[\\/](?:breadcrumbs|chip|findable)|frame(?![\\/](?:floating-cta|mobile-menu))|marketing[\\/](?:comparison|hero|logo-grid|feature-grid|parts|process-steps|results-band|stat-group|trust-grid)[\\/]|media[\\/](?:illustration|logo-mark)[\\/](?!drawings))|pages[\\/]shared[\\/](?!call-film|heard-greeting|recorded-call)|site[\\/]src[\\/](?:drawings|integrations|symbols)[\\/]/,
  },
];
