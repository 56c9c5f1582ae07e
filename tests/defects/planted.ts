/**
 * The planted defects: small mistakes that the tests must catch, each with the cheapest step that catches
 * it. `npm run defects` plants each defect in a copy of the repository and runs that step. Run the command
 * before you remove or shorten a test: every defect must still be caught.
 *
 * Some tests check themselves in every run, most of them with defects of their own. Those defects are not
 * repeated here. Examples:
 *
 * - `tests/kit/machinery.test.ts` tests the checks of the stories with the defective stories of
 *   `tests/kit/fixtures/stories`.
 * - `tests/unit/arrows.test.ts` tests the lint rules with files that break them.
 * - `tests/build/structured-data.test.ts` tests its own check with defective data.
 * - `tests/kit/conformance` fails if a component does not need its exception (`exceptions.ts`).
 */

/** Name of a step of `npm test` that catches planted defects. */
export type CatchingStep =
  | "format"
  | "lint"
  | "unit"
  | "kit"
  | "conformance"
  | "stories"
  | "build"
  | "system"
  | "e2e";

/** A mistake that is written into one file. */
export interface PlantedDefect {
  /** Name of the defect on the command line, in kebab-case. */
  name: string;
  /** What a user or developer would notice. */
  description: string;
  /** Path of the file in which the defect is planted. */
  file: string;
  /** Text of that file, which occurs there once. */
  find: string;
  /** The defective text that replaces it. */
  put: string;
  /** The step of `npm test` that must fail. */
  step: CatchingStep;
  /** The files, or folders of stories, that the step runs. Empty for the whole step. */
  run: readonly string[];
}

export const plantedDefects: readonly PlantedDefect[] = [
  {
    name: "format",
    description: "A line that the formatter would format differently",
    file: "packages/content/src/plans.ts",
    find: "export const lowestMonthlyPrice",
    put: "export const  lowestMonthlyPrice",
    step: "format",
    run: ["packages/content/src/plans.ts"],
  },
  {
    name: "styling-in-site",
    description: "A page of the site has a style of its own instead of the kit's",
    file: "apps/site/src/pages/pricing/category-plans.tsx",
    find: "<Heading level={2} size={3}>",
    put: '<Heading level={2} size={3} className="mt-4">',
    step: "lint",
    run: ["apps/site/src/pages/pricing/category-plans.tsx"],
  },
  {
    name: "wrong-type",
    description: "A page passes a text to a property of the kit that takes a number",
    file: "apps/site/src/pages/pricing/category-plans.tsx",
    find: "<Heading level={2} size={3}>",
    put: '<Heading level={2} size="3">',
    step: "lint",
    run: ["apps/site/src/pages/pricing/category-plans.tsx"],
  },
  {
    name: "content-price",
    description: "A plan costs 10 dollars less than agreed",
    file: "packages/content/src/plans.ts",
    find: "price: { monthly: 299, annual: 2990 },",
    put: "price: { monthly: 289, annual: 2890 },",
    step: "unit",
    run: ["packages/content/src/plans.test.ts"],
  },
  {
    name: "server-limit",
    description: "A burst may be larger than its limit",
    file: "apps/server/src/limits/limiter.ts",
    find: "this.#burstCounter = open(Math.max(0, burst - steadyPoints),",
    put: "this.#burstCounter = open(Math.max(0, burst),",
    step: "unit",
    run: ["apps/server/src/limits/limiter.test.ts"],
  },
  {
    name: "chat-duplicate",
    description: "A message whose acknowledgement was lost is stored and answered twice",
    file: "apps/server/src/conversations/begin-replies.ts",
    find: "const repeated = session.takenFrames.findLast(({ id }) => id === request.id);",
    put: "const repeated = session.takenFrames.findLast(({ id }) => id === undefined);",
    step: "unit",
    run: ["apps/server/src/realtime/gateway.test.ts"],
  },
  {
    name: "chat-echo",
    description: "The server's copy of a message is shown beside the visitor's own",
    file: "packages/client/src/chat/echoes.ts",
    find: "isShown ? message.id : pending ? expected[0] : undefined",
    put: "undefined",
    step: "unit",
    run: ["packages/client/src/chat/chat.test.ts"],
  },
  {
    name: "retry",
    description: "The chat sends again before the server's `retryAfter` has passed",
    file: "packages/client/src/chat/pause.ts",
    find: "after(seconds * 1000, () =>",
    put: "after(seconds * 100, () =>",
    step: "unit",
    run: ["packages/client/src/chat/waiting.test.ts"],
  },
  {
    name: "cookie-flag",
    description: "Scripts of the page can read the visitor's cookie",
    file: "apps/server/src/visitors/visitors.ts",
    find: '"HttpOnly",',
    put: "",
    step: "unit",
    run: ["apps/server/src/visitors/visitors.test.ts"],
  },
  {
    name: "log-secret",
    description: "Passwords are written to the log",
    file: "apps/server/src/logging/logging.ts",
    find: "|.*password|",
    put: "|",
    step: "unit",
    run: ["apps/server/src/logging/logging.test.ts"],
  },
  {
    name: "literal-duration",
    description:
      "An animation runs although the user prefers reduced motion, because its duration is not a token",
    file: "packages/ui/src/board/cord/cord.css",
    find: "transition: opacity var(--duration-small) var(--duration-panel);",
    put: "transition: opacity 200ms var(--duration-panel);",
    step: "unit",
    run: ["packages/ui/src/motion.test.ts"],
  },
  {
    name: "undocumented-dependency",
    description: "A dependency that docs/dependencies.md does not list",
    file: "docs/dependencies.md",
    find: "simple-icons",
    put: "simple-pictures",
    step: "unit",
    run: ["tests/unit/dependencies.test.ts"],
  },
  {
    name: "kit-export",
    description: "A component that cannot be imported, because the package does not export it",
    file: "packages/ui/package.json",
    find: '"./badge"',
    put: '"./bagde"',
    step: "kit",
    run: ["tests/kit/exports.test.ts", "tests/kit/interface.test.ts"],
  },
  {
    name: "kit-bytes",
    description: "A component that costs more bytes than its budget",
    file: "packages/ui/src/components/badge/badge.tsx",
    find: 'import { Lamp } from "../../board/lamp/lamp.tsx";',
    put: 'import { Lamp } from "../../board/lamp/lamp.tsx";\nimport { Dialog } from "../dialog/dialog.tsx";\nObject.assign(globalThis, { Dialog });',
    step: "kit",
    run: ["tests/kit/budgets.test.ts"],
  },
  {
    name: "lost-attributes",
    description: "A component drops the id, ref and handlers that it is given",
    file: "packages/ui/src/components/badge/badge.tsx",
    find: "      {...props}\n",
    put: "",
    step: "conformance",
    run: [],
  },
  {
    name: "accessible-name",
    description: "A button with an icon has no name",
    file: "packages/ui/src/components/icon-button/icon-button.tsx",
    find: '<span className="sr-only">{label}</span>',
    put: "<span hidden>{label}</span>",
    step: "stories",
    run: ["packages/ui/src/components/icon-button"],
  },
  {
    name: "kit-css",
    description: "The focused element has no visible outline",
    file: "packages/ui/src/base.css",
    find: "outline: 2.5px solid var(--color-focus);",
    put: "outline: none;",
    step: "stories",
    run: ["packages/ui/src/components/icon-button"],
  },
  {
    name: "focus-return",
    description: "A closed dialog does not return the focus to the button that opened it",
    file: "packages/ui/src/components/dialog/restore-focus.ts",
    find: "target.focus({ preventScroll: true });",
    put: "",
    step: "stories",
    run: ["packages/ui/src/components/dialog"],
  },
  {
    name: "reduced-motion",
    description: "A text is typed letter by letter although the user prefers reduced motion",
    file: "packages/ui/src/chat/typed-text/typed-text.tsx",
    find: "const reducedMotion = useReducedMotion();",
    put: "const reducedMotion = useReducedMotion() && false;",
    step: "stories",
    run: ["packages/ui/src/chat/chat-intro"],
  },
  {
    name: "structured-data",
    description: "Search engines do not recognize the blog's articles",
    file: "apps/site/src/prerender/structured-data.ts",
    find: '"@type": "BlogPosting",',
    put: '"@type": "BlogPost",',
    step: "build",
    run: ["tests/build/structured-data.test.ts"],
  },
  {
    name: "site-heading",
    description: "A page jumps from its title to a heading of the fifth level",
    file: "apps/site/src/pages/pricing/category-plans.tsx",
    find: "<Heading level={2} size={3}>",
    put: "<Heading level={5} size={3}>",
    step: "build",
    run: ["tests/build/html.test.ts"],
  },
  {
    name: "site-period",
    description: "The pricing page shows monthly prices when a year is chosen",
    file: "apps/site/src/pages/pricing/plan-board.tsx",
    find: "if (isPeriod(value)) onPeriodChange(value);",
    put: 'if (isPeriod(value)) onPeriodChange("monthly");',
    step: "e2e",
    run: ["tests/e2e/pricing.spec.ts"],
  },
  {
    name: "early-deletion",
    description: "Retention deletes conversations a day before they are due",
    file: "apps/server/src/retention/retention.ts",
    find: "new Date(now - days * dayMs)",
    put: "new Date(now - (days - 1) * dayMs)",
    step: "unit",
    run: ["apps/server/src/retention/retention.test.ts"],
  },
  {
    name: "foreign-upload",
    description: "A visitor can download another visitor's file",
    file: "apps/server/src/uploads/uploads.ts",
    find: "          eq(uploads.visitorId, visitorId),\n          // Files of deleted",
    put: "          // Files of deleted",
    step: "unit",
    run: ["apps/server/src/http/uploads.test.ts"],
  },
  {
    name: "missed-danger",
    description: "The assistant treats 'my son is not breathing' as a question about the product",
    file: "packages/assistant/src/reading/alarms.ts",
    find: 'if (says(stems, danger) || isHere) return "life";',
    put: 'if (isHere) return "life";',
    step: "unit",
    run: ["packages/assistant/src/reading/alarms.test.ts"],
  },
  {
    name: "footer-target",
    description: "The footer's 'About' stays an anchor although the site has a page /about",
    file: "packages/content/src/footer-target.ts",
    find: "return Object.hasOwn(pages, path) ? path : href;",
    put: "return Object.hasOwn(pages, href) ? path : href;",
    step: "unit",
    run: ["packages/content/src/navigation.test.ts"],
  },
  {
    name: "framed-site",
    description: "Other sites can show the pages in a frame and catch clicks",
    file: "apps/server/src/http/security.ts",
    find: "    \"frame-ancestors 'none'\",\n",
    put: "",
    step: "unit",
    run: ["apps/server/src/http/http.test.ts"],
  },
  {
    name: "slider-direction",
    description: "In right-to-left text the arrow keys move a slider the wrong way",
    file: "packages/ui/src/components/slider/slider.tsx",
    find: 'if (key === "ArrowLeft") input.stepUp();',
    put: 'if (key === "ArrowRight") input.stepUp();',
    step: "stories",
    run: ["packages/ui/src/components/slider"],
  },
  {
    name: "menu-after-back",
    description: "The phone's menu stays open when the visitor goes back",
    file: "packages/ui/src/frame/mobile-menu/mobile-menu.tsx",
    find: '    addEventListener("popstate", leave);',
    put: '    addEventListener("pagehide", leave);',
    step: "stories",
    run: ["packages/ui/src/frame/mobile-menu"],
  },
  {
    name: "nameless-figure",
    description: "A figure on a page has no accessible name",
    file: "apps/site/src/pages/products/outbound-ai-agents.kept.tsx",
    find: "label={null}",
    put: 'label=""',
    step: "stories",
    run: ["stories/pages/products.stories.tsx"],
  },
  {
    name: "indexed-reset",
    description: "Search engines may list pages that they must not list",
    file: "apps/site/src/prerender/head.ts",
    find: "if (!page.address || page.unlisted)",
    put: "if (!page.address)",
    step: "build",
    run: ["tests/build/search-engines.test.ts"],
  },
  {
    name: "exit-offer-again",
    description: "The exit dialog is shown again in the same tab",
    file: "apps/site/src/shell/exit-offer-storage.ts",
    find: 'sessionStorage.setItem(storageKey, "1");',
    put: "sessionStorage.removeItem(storageKey);",
    step: "e2e",
    run: ["tests/e2e/chrome.spec.ts"],
  },
];
