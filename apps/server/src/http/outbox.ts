import type { IncomingMessage } from "node:http";

import { outboxPath } from "@larkline/contract/addresses";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { isLoopbackHost } from "../configuration/loopback.ts";
import type { OutboxMail, Outbox } from "../mail/outbox.ts";
import { forwardingHeaders } from "./forwarding.ts";
import { type Html, markup } from "./html.ts";
import { sendPlainPage } from "./plain-page.ts";

/** Headers that a proxy adds. A request with them may come from anywhere. */
const proxyHeaders = [...forwardingHeaders, "via"];

/**
 * Whether a request may see an outbox that is for this machine only. Excludes DNS rebinding (a foreign site
 * whose host name points to 127.0.0.1) and requests through a local proxy that passes on the host name or
 * describes the client. nginx does neither unless it is configured to, so its requests look local. A public
 * server therefore needs NODE_ENV=production, PUBLIC_URL or DEV_OUTBOX=no, and has no outbox then
 * (configuration.ts).
 */
function isLocal({ headers }: IncomingMessage): boolean {
  const hostname = (headers.host ?? "").toLowerCase().replace(/:\d+$/, "");
  return isLoopbackHost(hostname) && proxyHeaders.every((name) => headers[name] === undefined);
}

const toJson = ({ id, sentAt, to, subject, text, html: page }: OutboxMail) => ({
  id,
  sentAt: sentAt.toISOString(),
  to,
  subject,
  text,
  html: page,
  links: [...page.matchAll(/href="(https?:[^"]+)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  ),
});

/**
 * Serves the development outbox (mails that were not sent) as a page and as JSON, newest mail first. Callers
 * who may not see it get 404.
 */
export function registerOutbox(app: FastifyInstance, outbox: Outbox): void {
  const mayRead = (request: FastifyRequest) => outbox.readers === "anybody" || isLocal(request.raw);
  const sendJson = (reply: FastifyReply) =>
    reply.header("cache-control", "no-store").send({ mails: outbox.mails.map(toJson) });

  app.get(`${outboxPath}.json`, async (request, reply) =>
    mayRead(request) ? sendJson(reply) : reply.callNotFound(),
  );
  app.get(outboxPath, async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    void reply.header("vary", "accept");
    if (wantsJson(request)) return sendJson(reply);
    return sendPlainPage(reply, {
      status: 200,
      title: "Outbox",
      wide: true,
      inlineStyles: true,
      body: markup`<h1>Outbox</h1>
        <p class="muted">
          Mails that would have been sent. They are here because SMTP_URL is not set,
          ${outbox.readers === "anybody" ? "for anybody" : "for this machine only"}, until the server
          stops.
        </p>
        ${outbox.mails.length === 0 ? markup`<p>No mail yet.</p>` : outbox.mails.map(article)}`,
    });
  });
}

function wantsJson({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
}

/** One mail of the page. The sandbox blocks scripts, but lets the mail's links open in new tabs. */
function article({ id, sentAt, to, subject, text, html: page }: OutboxMail): Html {
  return markup`<article id="mail-${id}">
    <h2>${subject}</h2>
    <p class="muted">
      To ${to.name} &lt;${to.address}&gt;,
      <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time>
    </p>
    <iframe
      title="${subject}, to ${to.address}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${page}"
    ></iframe>
    <details>
      <summary>As text</summary>
      <pre>${linked(text)}</pre>
    </details>
  </article> `;
}

/** A mail's text with its links made clickable. */
function linked(text: string): Html[] {
  // With a group in its pattern, `split` returns the links too, at the odd positions.
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) =>
      index % 2 === 1 ? markup`<a href="${piece}">${piece}</a>` : markup`${piece}`,
    );
}
