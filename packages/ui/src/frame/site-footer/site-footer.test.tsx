import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { LinkProvider } from "../../foundations/link/link.tsx";
import { SiteFooter } from "./site-footer.tsx";

test("the application's router gets the links to pages, but no telephone number or mail address", () => {
  const routed: string[] = [];
  const markup = renderToStaticMarkup(
    <LinkProvider
      component={({ children, ...props }) => {
        routed.push(props.href);
        return <a {...props}>{children}</a>;
      }}
    >
      <SiteFooter
        brand="Larkline"
        location="Austin"
        copyright="2026"
        contact={[
          { label: "Call", href: "tel:+15125550100" },
          { label: "Mail", href: "mailto:hello@larkline.example" },
          { label: "Write", href: "/contact" },
        ]}
        columns={[]}
        legal={[{ label: "Privacy", href: "#privacy" }]}
      />
    </LinkProvider>,
  );
  expect(routed).toEqual(["/contact", "#privacy"]);
  expect(markup).toContain('href="tel:+15125550100"');
  expect(markup).toContain('href="mailto:hello@larkline.example"');
});
