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
    // What articles have in common: they keep their markup, so this comes from another page only.
    name: "articles",
    minShareCount: 2,
    test: /pages[\\/]blog[\\/]article|ui[\\/]src[\\/](?:board[\\/]call-excerpt|layout[\\/]prose|marketing[\\/]article)[\\/]/,
  },
  {
    // Modules that only the blog and its articles use.
    name: "blog",
    minShareCount: 2,
    test: /content[\\/]src[\\/](?:blog|posts)\.|pages[\\/]blog[\\/]|ui[\\/]src[\\/](?:board[\\/]board-cover|marketing[\\/]post-card)[\\/]/,
  },
  {
    // Dialogs. The chat needs them on every page, a page's own controls do not.
    name: "dialog",
    minShareCount: 2,
    test: /@radix-ui[\\/]react-(?:dialog|dismissable-layer|focus-guards|focus-scope|portal)[\\/]|ui[\\/]src[\\/]components[\\/](?:dialog|top-layer)[\\/]|node_modules[\\/](?:aria-hidden|react-remove-scroll|tslib)[\\/]/,
  },
  {
    // What Radix's parts share: tabs, accordions, dialogs; and how an anchor opens one of them.
    name: "radix",
    minShareCount: 2,
    test: /@radix-ui[\\/]|pages[\\/]shared[\\/]use-anchor/,
  },
  {
    // The Markdown renderer, loaded in parallel with the chat.
    name: "markdown",
    test: /ui[\\/]src[\\/]chat[\\/]markdown[\\/](?!fetched|safe-href)|node_modules[\\/]marked[\\/]/,
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
    test: /content[\\/]src[\\/](?:industries[\\/.]|calls[\\/]film-posters\.)/,
  },
  {
    // Figures that the site claims.
    name: "claims",
    minShareCount: 2,
    test: /packages[\\/]content[\\/]src[\\/]claim-list\./,
  },
  {
    // Words of sections that keep their markup: they come when such a page is opened from another.
    name: "section-words",
    minShareCount: 2,
    test: /packages[\\/]content[\\/]src[\\/](?:integrations|quotes)\./,
  },
  {
    // Words of a page's head.
    name: "words",
    minShareCount: 2,
    test: /packages[\\/]content[\\/]src[\\/](?:trail|calls[\\/](?:listen|recording-links))\./,
  },
  {
    // Plans, which pricing and the chat share.
    name: "plan-cards",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:board[\\/]call-dots|marketing[\\/](?:plan-card|plan-table))[\\/]/,
  },
  {
    // Industries and customers, which pages and the chat share, and drawings.
    name: "cards",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:marketing[\\/](?:case-study-card|industry-card)|media[\\/]illustration)[\\/](?!drawings)|site[\\/]src[\\/]drawings[\\/]/,
  },
  {
    // Lists with a search and a choice of topics.
    name: "filter",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:components[\\/](?:chip|empty-state|search-field)|marketing[\\/]filter-bar)[\\/]/,
  },
  {
    // Form components.
    name: "fields",
    minShareCount: 2,
    test: /ui[\\/]src[\\/]components[\\/](?:alert|countdown-button|field[\\/]field-frame|text-area|text-field)/,
  },
  {
    // Accounts: used by sign-up, a new password and the verification banner.
    name: "account",
    minShareCount: 2,
    test: /client[\\/]src[\\/]account[\\/](?:arrival|auth-store|report|resend)|content[\\/]src[\\/](?:sign-up|verification)\.|zustand[\\/].*middleware/,
  },
  {
    // What controls stand in.
    name: "layout",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:layout[\\/](?!panel)|foundations|board[\\/](?:meter|plate|waveform)|components[\\/](?:field|findable|tag)[\\/]|marketing[\\/]parts)|pages[\\/]shared[\\/](?:split-heading|media-url)|site[\\/]src[\\/](?:kept-sections|symbols[\\/])/,
  },
  {
    // A page's head, with a call.
    name: "head",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:board[\\/]call-window|components[\\/]breadcrumbs|marketing[\\/]hero)[\\/]|pages[\\/]shared[\\/](?:heard-call|on-plain-press|page-head|page-hero|without-script)/,
  },
  {
    // Sections that keep their markup.
    name: "sections",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:board|frame(?![\\/](?:floating-cta|mobile-menu))|marketing[\\/](?:comparison|logo-grid|feature-grid|process-steps|results-band|specialty-grid|stat-group|trust-grid)[\\/]|media[\\/]logo-mark)|pages[\\/]shared[\\/](?!call-film|heard-greeting|recorded-call)|site[\\/]src[\\/]integrations[\\/]/,
  },
];
