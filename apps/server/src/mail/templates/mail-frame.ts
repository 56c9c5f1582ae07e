import { brand } from "@larkline/content/brand";
import { mailFrame } from "@larkline/content/mails";
import { colors, radii, spacing } from "@larkline/tokens";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from "react-email";

const light = colors.light.page;
const dark = colors.dark.page;

/** Mails bring no fonts along: the families that the kit falls back to. */
const sans = '"Hanken Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';
const display = '"Familjen Grotesk", "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif';

/**
 * Colors stand in classes twice, for light and dark; what is inline is for mailboxes that read no
 * style sheet, and light. Roles are those of the kit.
 */
const roles = {
  page: { "background-color": "page" },
  surface: { "background-color": "surface", "border-color": "line" },
  ink: { color: "ink" },
  muted: { color: "ink-muted" },
  link: { color: "ink" },
  action: { "background-color": "action", color: "on-action" },
  jack: { "border-color": "cord" },
  live: { "border-color": "signal" },
} as const satisfies Record<string, Record<string, keyof typeof light>>;

type Part = keyof typeof roles;

const rules = (palette: typeof light | typeof dark) =>
  Object.entries(roles)
    .map(([name, properties]) => {
      const declarations = Object.entries(properties)
        .map(([property, role]) => `${property}:${palette[role]}!important`)
        .join(";");
      return `.${name}{${declarations}}`;
    })
    .join("");

const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{margin:0}",
  rules(light),
  `@media (prefers-color-scheme:dark){${rules(dark)}}`,
  // A phone's width is for words.
  "@media (max-width:480px){.card{padding:24px 20px!important}.outer{padding:16px 8px!important}}",
].join("");

function part(name: Part, style: Record<string, string | number> = {}) {
  const inline = Object.fromEntries(
    Object.entries(roles[name]).map(([property, role]) => [
      property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      light[role],
    ]),
  );
  return { className: name, style: { ...inline, ...style } };
}

/** Two jacks and a cord between them, of borders: pictures are not shown before they are allowed. */
function logo(): ReactElement {
  const jack = (name: Part) =>
    h("span", {
      ...part(name, {
        display: "inline-block",
        width: 5,
        height: 5,
        borderStyle: "solid",
        borderWidth: 4,
        borderRadius: 13,
        verticalAlign: "top",
      }),
    });
  const cord = h("span", {
    ...part("jack", {
      display: "inline-block",
      width: 17,
      height: 11,
      marginTop: 7,
      borderStyle: "solid",
      borderWidth: "0 3px 3px",
      borderRadius: "0 0 12px 12px",
      marginLeft: -8,
      marginRight: -8,
      verticalAlign: "top",
    }),
  });
  return h(
    Text,
    part("ink", {
      margin: `0 0 ${spacing.module / 2}px`,
      fontFamily: display,
      fontSize: 22,
      lineHeight: "24px",
      fontWeight: 700,
      letterSpacing: "-0.035em",
    }),
    h(
      "span",
      { "aria-hidden": true, style: { display: "inline-block", marginRight: 11, lineHeight: 1 } },
      jack("jack"),
      cord,
      jack("live"),
    ),
    brand.name,
  );
}

/** A paragraph. */
export function paragraph(children: ReactNode, name: "ink" | "muted" = "ink"): ReactElement {
  const size =
    name === "ink" ? { fontSize: 17, lineHeight: "26px" } : { fontSize: 15, lineHeight: "23px" };
  return h(Text, part(name, { ...size, margin: "0 0 16px", fontFamily: sans }), children);
}

/** The one thing to press, and its address for mailboxes that show no button. */
export function action(label: string, href: string): ReactElement {
  return h(
    Section,
    { style: { margin: "8px 0 24px" } },
    h(
      Link,
      {
        href,
        ...part("action", {
          display: "inline-block",
          padding: "14px 24px",
          borderRadius: radii.control,
          fontFamily: sans,
          fontSize: 17,
          lineHeight: "22px",
          fontWeight: 600,
          textDecoration: "none",
        }),
      },
      label,
    ),
  );
}

/** An address as text, for those who cannot press a button. */
export function writtenLink(href: string): ReactElement {
  return h(
    Text,
    part("muted", { margin: "0 0 16px", fontFamily: sans, fontSize: 15, lineHeight: "23px" }),
    mailFrame.fallback,
    h("br"),
    h(Link, { href, ...part("link", { wordBreak: "break-all" }) }, href),
  );
}

export interface MailFrameProps {
  /** What a mailbox shows beside the subject. */
  preview: string;
  headline: string;
  /** Why the reader gets this mail. */
  reason: string;
  children: readonly ReactElement[];
}

/** What surrounds every mail: colors, the brand, the sender. No pictures, no fonts, nothing remote. */
export function mail({ preview, headline, reason, children }: MailFrameProps): ReactElement {
  return h(
    Html,
    { lang: "en-US", dir: "ltr" },
    h(
      Head,
      null,
      h("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, headline),
      h("style", null, styleSheet),
    ),
    h(
      Body,
      part("page", { margin: 0, padding: 0 }),
      h(Preview, null, preview),
      h(
        Section,
        { className: "page outer", style: { ...part("page").style, padding: "32px 16px" } },
        h(
          Container,
          {
            className: "surface card",
            style: {
              ...part("surface").style,
              width: "100%",
              maxWidth: 560,
              padding: 40,
              borderStyle: "solid",
              borderWidth: 1,
              borderRadius: radii.panel,
            },
          },
          logo(),
          h(
            Heading,
            {
              as: "h1",
              ...part("ink", {
                margin: "0 0 16px",
                fontFamily: display,
                fontSize: 28,
                lineHeight: "32px",
                fontWeight: 600,
                letterSpacing: "-0.02em",
              }),
            },
            headline,
          ),
          ...children,
        ),
        h(
          Container,
          { style: { width: "100%", maxWidth: 560, padding: "20px 4px 0" } },
          paragraph(reason, "muted"),
          paragraph(
            [
              `${mailFrame.sender}. ${mailFrame.questions} `,
              h(
                Link,
                { key: "phone", href: brand.contact.phoneUri, ...part("link") },
                brand.contact.phone,
              ),
              ".",
            ],
            "muted",
          ),
        ),
      ),
    ),
  );
}
