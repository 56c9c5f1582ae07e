import type { AnchorProps } from "@larkline/ui/link";
import { Link } from "react-router-dom";

import { prefetchPage } from "../page-loading.ts";
import { addressOf } from "./external.ts";

/**
 * Link component for the kit. Paths of this site navigate without a page load and are preloaded on
 * hover or focus. Fragments and other schemes are left to the browser; other sites open in a new
 * tab (specification, section 2, "Route table").
 */
export function RouterLink({ href: named, children, ...props }: AnchorProps) {
  const href = addressOf(named);
  if (/^https?:/.test(href))
    return (
      <a target="_blank" rel="noopener noreferrer" {...props} href={href}>
        {children}
      </a>
    );
  if (!href.startsWith("/"))
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  return (
    <Link
      {...props}
      // Its attribute is for a framework that this is not.
      discover="none"
      to={href}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        prefetchPage(href);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        prefetchPage(href);
      }}
    >
      {children}
    </Link>
  );
}
