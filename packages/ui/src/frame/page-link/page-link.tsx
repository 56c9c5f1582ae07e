import { ArrowUpRightIcon } from "../../foundations/icon/icon.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";

export interface PageLinkProps {
  /** The page's name. */
  label: string;
  /** The page's URL. */
  href: string;
  /**
   * Whether the page is on another site. The link is then marked by an arrow and opens in a new tab.
   * @default false
   */
  external?: boolean | undefined;
  /** One line after the name. */
  description?: string | undefined;
  /** URL of the current page. */
  current: string | undefined;
  /** Read by screen readers after the name of a link that opens in a new tab. */
  newTabLabel: string;
  className: string;
}

/** A link of `NavigationMenu` and `MobileMenu`. If it links to the current page, it has `aria-current`. */
export function PageLink({
  label,
  href,
  external = false,
  description,
  current,
  newTabLabel,
  className,
}: PageLinkProps) {
  const name = (
    <>
      {label}
      {external && (
        <>
          {" "}
          <ArrowUpRightIcon className="text-ink-muted" />
          <span className="sr-only">{newTabLabel}</span>
        </>
      )}
    </>
  );
  return (
    <Anchor
      href={href}
      aria-current={href === current ? "page" : undefined}
      className={className}
      {...(external && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {description === undefined ? (
        name
      ) : (
        <>
          <b>{name}</b>
          {` ${description}`}
        </>
      )}
    </Anchor>
  );
}
