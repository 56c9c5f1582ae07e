import type { AnchorProps } from "@larkline/ui/link";

import { resolveHref } from "./external.ts";

/**
 * The component with which the kit renders links on this site: a plain `<a>`. `use-links.ts` handles clicks
 * on links within the site. Links to other sites open in a new tab (specification, section 2, "Route table").
 */
export function RouterLink({ href: contentHref, children, ...props }: AnchorProps) {
  const href = resolveHref(contentHref);
  const newTabProps = /^https?:/.test(href)
    ? ({ target: "_blank", rel: "noopener noreferrer" } as const)
    : {};
  return (
    <a {...newTabProps} {...props} href={href}>
      {children}
    </a>
  );
}
