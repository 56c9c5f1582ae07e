/** Uses of the kit's types in an application. They are only compiled, with strict options. */
import { type AnchorProps, Link, type LinkComponent, LinkProvider } from "@larkline/ui/link";
import {
  type ComponentPropsWithRef,
  type MouseEventHandler,
  type ReactNode,
  useState,
} from "react";

/** As the link of Next.js is declared: without `undefined` in its optional props. */
declare function FrameworkLink(
  props: Omit<ComponentPropsWithRef<"a">, "href" | "onClick"> & {
    href: string | URL;
    onClick?: MouseEventHandler<HTMLAnchorElement>;
    prefetch?: boolean;
  },
): ReactNode;

/** An application's link around that of a router whose prop for the URL has another name. */
function RouterLink({ href, children, ...props }: AnchorProps) {
  return (
    <a data-to={href} {...props}>
      {children}
    </a>
  );
}
const ownLink: LinkComponent = RouterLink;

export const links = [FrameworkLink, RouterLink, ownLink, "a" as const].map((component) => (
  <LinkProvider key={String(component)} component={component}>
    <Link href="/plans">Plans</Link>
  </LinkProvider>
));
export const routerWithOtherProps = (
  // @ts-expect-error -- a link that needs a prop that the kit does not pass
  <LinkProvider component={(props: { to: string }) => props.to}>Plans</LinkProvider>
);
