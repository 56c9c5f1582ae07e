/** Scroll progress that shows the floating call to action, for pages that do not load the store yet. */
export { floatingCtaScrollThreshold } from "@larkline/contract/limits";
