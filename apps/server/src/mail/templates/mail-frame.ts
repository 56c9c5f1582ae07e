// The parts of which all mails are made: frame, paragraph, button, link. account-mails.ts composes them.
import { brand } from "@larkline/content/brand";
import { mailFrame } from "@larkline/content/mails";
import { fonts, radii } from "@larkline/tokens";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import { Body, Button, Head, Heading, Html, Link, Preview, Text } from "react-email";

import { part, type Part, styleSheet } from "./palette.ts";

/** Mails load no fonts: the kit's fonts are used if they are installed, else the fallbacks. */
const sans = `"${fonts.text.family}", "Helvetica Neue", Helvetica, Arial, sans-serif`;
const display = `"${fonts.display.family}", "${fonts.text.family}", "Helvetica Neue", Arial, sans-serif`;

const lang = "en-US";
const dir = "ltr";

/** Largest width of a mail, in pixels. */
const width = 560;

type Style = Record<string, string | number>;

/** A box: a table with one cell, because all mail programs lay out tables alike. The cell has the padding. */
function box(
  { table, cell, className }: { table?: object; cell?: Style; className?: string },
  ...children: ReactNode[]
): ReactElement {
  return h(
    "table",
    { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0, ...table },
    h("tbody", null, h("tr", null, h("td", { className, style: cell }, ...children))),
  );
}

/**
 * The logo, two jacks and a cord, drawn with borders, because mail programs block images by
 * default.
 */
function mark(): ReactElement {
  const shape = { display: "inline-block", boxSizing: "border-box", verticalAlign: "top" };
  const jack = (name: Part) =>
    h("span", {
      ...part(name, {
        ...shape,
        // Covers the cord's end.
        position: "relative",
        width: 14,
        height: 14,
        borderStyle: "solid",
        borderWidth: 4,
        borderRadius: 7,
      }),
    });
  const cord = part("cord", {
    ...shape,
    width: 26,
    height: 15,
    margin: "7px -11px 0",
    borderStyle: "solid",
    borderWidth: "0 4px 4px",
    borderRadius: "0 0 13px 13px",
  });
  return h(
    "span",
    {
      "aria-hidden": true,
      style: {
        display: "inline-block",
        height: 22,
        fontSize: 0,
        lineHeight: 0,
        marginRight: 12,
        verticalAlign: "top",
      },
    },
    jack("jack"),
    h("span", cord),
    jack("live"),
  );
}

/** The header of every mail: the logo and the brand's name. */
function head(): ReactElement {
  const { className, style } = part("board", {
    padding: "20px 40px",
    fontFamily: display,
    fontSize: 22,
    lineHeight: "22px",
    fontWeight: 700,
    letterSpacing: "-0.03em",
    borderRadius: `${radii.panel}px ${radii.panel}px 0 0`,
  });
  return box({ className: `${className} pad`, cell: style }, mark(), brand.name);
}

/** A paragraph. `muted` is for secondary text: smaller, and in a muted color. */
export function paragraph(children: ReactNode, name: "ink" | "muted" = "ink"): ReactElement {
  const size =
    name === "ink" ? { fontSize: 17, lineHeight: "26px" } : { fontSize: 15, lineHeight: "23px" };
  return h(Text, part(name, { ...size, margin: "0 0 16px", fontFamily: sans }), children);
}

/** A button, and below it its URL as text for mail programs that show no button. */
export function action(label: string, href: string): ReactElement[] {
  const button = part("action", {
    display: "inline-block",
    padding: "14px 24px",
    borderRadius: radii.control,
    fontFamily: sans,
    fontSize: 17,
    lineHeight: "22px",
    fontWeight: 600,
    textDecoration: "none",
  });
  return [
    // The plain text version leaves out the button, because the URL follows as text.
    h(
      "p",
      { style: { margin: "8px 0 28px" }, "data-skip-in-text": true },
      // Outlook for Windows ignores the padding of links, and `Button` adds spaces for it.
      h(Button, { href, ...button }, label),
    ),
    paragraph(
      [mailFrame.fallback, h("br", { key: "break" }), urlLink(href, { wordBreak: "break-all" })],
      "muted",
    ),
  ];
}

/** A link. Its text is its URL, or `label` if there is one. */
export function urlLink(href: string, style: Style = {}, label = href): ReactElement {
  const link = part("link", { textDecoration: "underline", ...style });
  return h(Link, { key: href, href, ...link }, label);
}

export interface MailFrameProps {
  /** The preview text, which mailboxes show beside the subject. */
  preview: string;
  headline: string;
  /** Why the recipient gets this mail. */
  reason: string;
  children: readonly ReactElement[];
}

/**
 * The frame of every mail: colors, brand and sender. It loads no images, fonts or other remote
 * content.
 */
export function mail({ preview, headline, reason, children }: MailFrameProps): ReactElement {
  const card = {
    className: "surface",
    style: {
      ...part("surface").style,
      borderStyle: "solid",
      borderWidth: 1,
      borderRadius: radii.panel,
      borderCollapse: "separate",
    },
  };
  const title = part("ink", {
    margin: "0 0 20px",
    fontFamily: display,
    fontSize: 28,
    lineHeight: "32px",
    fontWeight: 600,
    letterSpacing: "-0.02em",
  });
  const phone = urlLink(brand.contact.phoneUri, {}, brand.contact.phone);
  return h(
    Html,
    { lang, dir },
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
        "div",
        // Some mail programs drop <html> and <title>, so language and title are repeated here.
        { role: "article", "aria-roledescription": "email", "aria-label": headline, lang, dir },
        box(
          { table: part("page"), className: "outer", cell: { padding: "32px 16px" } },
          box(
            { table: { align: "center", style: { maxWidth: width, margin: "0 auto" } } },
            box(
              { table: card },
              head(),
              box(
                { className: "pad", cell: { padding: "36px 40px 20px" } },
                h(Heading, { as: "h1", ...title }, headline),
                ...children,
              ),
            ),
            box(
              // 1 px more padding than in the card, which has a border of 1 px.
              { className: "pad", cell: { padding: "20px 41px 0" } },
              paragraph(reason, "muted"),
              paragraph([`${mailFrame.sender}. ${mailFrame.questions} `, phone, "."], "muted"),
            ),
          ),
        ),
      ),
    ),
  );
}
