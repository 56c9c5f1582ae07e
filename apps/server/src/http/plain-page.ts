// Layout and headers of the small pages that the server writes itself: confirmation, outbox, errors.
import { createHash } from "node:crypto";

import { brand } from "@larkline/content/brand";
import { colors, fonts, radii } from "@larkline/tokens";
import type { FastifyReply } from "fastify";

import { Html, markup } from "./html.ts";

/** The color roles that the styles below use. */
const usedRoles = [
  "page",
  "surface",
  "sunk",
  "line",
  "ink",
  "ink-muted",
  "action",
  "action-hover",
  "on-action",
  "cord",
  "signal",
  "focus",
] as const;

const palette = (values: Record<(typeof usedRoles)[number], string>) =>
  usedRoles.map((role) => `--${role}:${values[role]}`).join(";");

/** Styles in the kit's colors. The kit's fonts apply only if they are installed: the page loads nothing. */
const style = `:root{color-scheme:light dark;${palette(colors.light.page)}}
@media(prefers-color-scheme:dark){:root{${palette(colors.dark.page)}}}
@media(prefers-contrast:more){:root{${palette(colors["light-contrast"].page)}}}
@media(prefers-contrast:more) and (prefers-color-scheme:dark){:root{${palette(colors["dark-contrast"].page)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--page);color:var(--ink);font:1.0625rem/1.55 "${fonts.text.family}","Helvetica Neue",Helvetica,Arial,sans-serif}
main{max-width:36rem;margin-inline:auto;padding:clamp(1.5rem,8vh,6rem) 1.25rem 3rem}
.wide{max-width:52rem}
.brand{display:inline-flex;align-items:center;gap:.7rem;margin:0 0 2.5rem;color:inherit;font:700 1.5rem/1 "${fonts.display.family}","${fonts.text.family}","Helvetica Neue",Arial,sans-serif;letter-spacing:-.035em;text-decoration:none}
.brand svg{width:2.5rem;height:1.5rem;overflow:visible}
h1{margin:0 0 1rem;font:600 clamp(2rem,7vw,2.75rem)/1.05 "${fonts.display.family}","${fonts.text.family}","Helvetica Neue",Arial,sans-serif;letter-spacing:-.03em;text-wrap:balance}
h2{margin:0 0 .25rem;font-size:1.0625rem;line-height:1.4}
p{margin:0 0 1rem;overflow-wrap:anywhere}
.muted{color:var(--ink-muted);font-size:.9375rem}
form{margin:1.75rem 0}
.press{display:inline-block;padding:.8rem 1.4rem;border:1.5px solid transparent;border-radius:${radii.control}px;background:var(--action);color:var(--on-action);font:inherit;font-weight:600;line-height:1.4;text-decoration:none;cursor:pointer}
.press:hover{background:var(--action-hover)}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
article{margin:0 0 1.5rem;padding:1.25rem 1.5rem;border:1px solid var(--line);border-radius:${radii.panel}px;background:var(--surface)}
iframe{display:block;width:100%;height:46rem;border:1px solid var(--line);border-radius:${radii.control}px;background:var(--page)}
pre{margin:.75rem 0 0;padding:1rem;border-radius:${radii.control}px;background:var(--sunk);white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem;line-height:1.5}
summary{cursor:pointer}
@media(forced-colors:active){.press{border-color:ButtonText}}`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** The logo: two jacks and a hanging cord. */
const mark = new Html(
  '<svg viewBox="0 0 40 24" fill="none" stroke="var(--cord)" aria-hidden="true">' +
    '<path d="M6 7C6 27 34 27 34 7" stroke-width="4" stroke-linecap="round"/>' +
    '<circle cx="6" cy="7" r="4.5" stroke-width="3" fill="var(--page)"/>' +
    '<circle cx="34" cy="7" r="4.5" stroke-width="3" fill="var(--page)" stroke="var(--signal)"/></svg>',
);

/**
 * A small page that the server writes: confirmation, outbox or error. It has no scripts and loads nothing.
 */
export interface PlainPage {
  status: number;
  title: string;
  body: Html;
  /** Wider, for lists. */
  wide?: boolean;
  /** Allows inline styles, which mails in frames with `srcdoc` need. */
  inlineStyles?: boolean;
}

/** Sends a page that is not cached, not indexed, and whose address is not sent as a referrer. */
export function sendPlainPage(
  reply: FastifyReply,
  { status, title, body, wide = false, inlineStyles = false }: PlainPage,
): FastifyReply {
  const page = markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} | ${brand.name}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main${new Html(wide ? ' class="wide"' : "")}>
<a class="brand" href="/">${mark}${brand.name}</a>
${body}
</main>
</body>
</html>
`;
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex")
    .header(
      "content-security-policy",
      [
        "default-src 'none'",
        // A frame with `srcdoc` inherits this policy. The outbox shows mails in such frames, and mails have
        // inline styles.
        `style-src ${inlineStyles ? "'unsafe-inline'" : `'sha256-${styleHash}'`}`,
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    )
    .send(page.text);
}
