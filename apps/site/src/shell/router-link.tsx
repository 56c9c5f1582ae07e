import type { AnchorProps } from "@larkline/ui/link";
import { Link } from "react-router-dom";

/**
 * The kit's link by the router: paths of this site navigate without a page load. Fragments of the
 * page and other schemes are the browser's; other sites open in a new tab (specification, section 2).
 */
export function RouterLink({ href, children, ...props }: AnchorProps) {
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
    <Link {...props} to={href}>
      {children}
    </Link>
  );
}
