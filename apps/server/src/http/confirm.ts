import fastifyFormbody from "@fastify/formbody";
import { confirmPage as texts } from "@larkline/content/mails";
import { confirmPath, resetPath, verifyPath } from "@larkline/contract/addresses";
import { verificationLinkHours } from "@larkline/contract/timings";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";

import type { AccountService, LinkState } from "../accounts/account-service.ts";
import { HttpRefusal } from "../errors/http-refusal.ts";
import type { AccountLimits } from "./account-limits.ts";
import { type Html, markup } from "./html.ts";
import { sendPlainPage } from "./plain-page.ts";

const renewPath = `${confirmPath}/renew`;

/** The token in the query of a link, also if other characters follow. */
const tokenPattern = /(?<![\w-])[\w-]{43}(?![\w-])/;

/** The token in the query or in the form. */
const tokenSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

export interface ConfirmOptions {
  accounts: AccountService;
  limits: AccountLimits;
  /** Where the owner of an account logs in. */
  loginUrl: string;
}

/**
 * Registers the page that a verification link opens. Opening the page changes nothing, because mail scanners
 * open links. Only its button, which submits a form, confirms the address.
 */
export async function registerConfirm(
  app: FastifyInstance,
  options: ConfirmOptions,
): Promise<void> {
  const { accounts, limits, loginUrl } = options;

  await app.register(async (scope) => {
    // In its own scope: no other route accepts URL-encoded forms.
    await scope.register(fastifyFormbody, { bodyLimit: 1024 });
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof HttpRefusal)) throw error;
      if (error.retryAfter !== undefined) void reply.header("retry-after", error.retryAfter);
      return sendPlainPage(reply, {
        status: error.status,
        title: texts.title,
        body: markup`<h1>${error.message}</h1>`,
      });
    });
    // Fastify adds HEAD, which some mail scanners send. Like GET, it changes nothing.
    for (const path of [confirmPath, `${confirmPath}*`]) {
      scope.get(path, async (request, reply) => {
        const query = queryOf(request);
        if (query === undefined) return reply.callNotFound();
        await limits.take("other", request.network);
        const given = tokenOf(request.query);
        const token = tokenPattern.exec(given ?? query)?.[0] ?? given;
        const state = token === undefined ? undefined : await accounts.findLink(token);
        return sendState(reply, state, { token, loginUrl });
      });
    }
    scope.post(confirmPath, async (request, reply) => {
      await limits.take("other", request.network);
      if (isForeign(request)) return sendState(reply, undefined, { loginUrl });
      const token = tokenOf(request.body);
      const confirmation = token === undefined ? undefined : await accounts.confirm(token);
      if (confirmation?.status !== "now-confirmed")
        return sendState(reply, confirmation, { token, loginUrl });
      const { access_token, refresh_token } = confirmation.session;
      const fragment = new URLSearchParams({ access_token, refresh_token, type: "signup" });
      return reply
        .header("cache-control", "no-store")
        .header("referrer-policy", "no-referrer")
        .redirect(`${verifyPath}#${fragment.toString()}`, 303);
    });
    scope.post(renewPath, async (request, reply) => {
      await limits.take("other", request.network);
      const token = tokenOf(request.body);
      if (isForeign(request) || token === undefined)
        return sendState(reply, undefined, { loginUrl });
      await accounts.renewLink(token);
      return sendPlainPage(reply, {
        status: 200,
        title: texts.title,
        body: markup`${heading(texts.renewed)}${linkButton(texts.renewed.button, "/")}`,
      });
    });
  });
}

/**
 * The query of a link, decoded; undefined for the address of another page. Mail programs change links: they write
 * `?` as `%3F`, `=` as `%3D`, or a slash before the query, and take the full stop or the bracket after the link for
 * a part of it.
 */
function queryOf({ url }: FastifyRequest): string | undefined {
  const rest = url
    // Also decodes what was encoded twice, and unlike `decodeURIComponent` accepts a single percent sign.
    .replaceAll(/%(?:25)*([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .slice(confirmPath.length);
  return /^\/?(?:\?|$)/.test(rest) ? rest : undefined;
}

function tokenOf(fields: unknown): string | undefined {
  const result = v.safeParse(tokenSchema, fields);
  return result.success ? result.output.token : undefined;
}

/**
 * Whether another site submits the form, which could log a visitor in to an attacker's account (login
 * CSRF). For our own page the browser sends `Sec-Fetch-Site: same-origin`. Requests without the header are
 * accepted: old browsers do not send it, and no browser sends it over plain HTTP except to localhost.
 */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin";
}

const heading = ({ headline, lede }: { headline: string; lede: string }) =>
  markup`<h1>${headline}</h1>
    <p>${lede}</p>`;

const linkButton = (label: string, href: string) =>
  markup`<p><a class="press" href="${href}">${label}</a></p>`;

const form = (action: string, token: string, label: string) =>
  markup`<form method="post" action="${action}">
    <input type="hidden" name="token" value="${token}" /><button class="press">${label}</button>
  </form>`;

/**
 * Sends the page for a link's state. `state` is undefined if the request had no valid token, or came from
 * another site.
 */
function sendState(
  reply: FastifyReply,
  state: LinkState | undefined,
  { token = "", loginUrl }: { token?: string | undefined; loginUrl: string },
): FastifyReply {
  const send = (status: number, body: Html) =>
    sendPlainPage(reply, { status, title: texts.title, body });
  if (state === undefined) {
    return send(
      400,
      markup`${heading(texts.unknown)}${linkButton(texts.unknown.button, "/signup")}`,
    );
  }
  switch (state.status) {
    case "waiting": {
      const { headline, lede, signedUpAs, button, notYou } = texts.waiting;
      const [before, after] = lede.split("{email}");
      return send(
        200,
        markup`<h1>${headline}</h1>
          <p>${before ?? ""}<strong>${state.email}</strong>${after ?? ""}</p>
          <p class="muted">${signedUpAs} ${state.firstName} ${state.lastName}</p>
          ${form(confirmPath, token, button)}
          <p class="muted">${notYou}</p>`,
      );
    }
    case "confirmed":
      return send(
        200,
        markup`${heading(texts.confirmed)}${linkButton(texts.confirmed.button, loginUrl)}`,
      );
    case "expired": {
      const { headline, lede, button } = texts.expired;
      const ledeWithHours = lede.replace("{hours}", String(verificationLinkHours));
      return send(
        410,
        markup`${heading({ headline, lede: ledeWithHours })}${form(renewPath, token, button)}`,
      );
    }
    case "ended":
      return send(
        410,
        markup`${heading(texts.ended)}${linkButton(texts.ended.button, loginUrl)}
          <p><a href="${resetPath}">${texts.ended.forgot}</a></p>`,
      );
    default:
      return send(
        404,
        markup`${heading(texts.unknown)}${linkButton(texts.unknown.button, "/signup")}`,
      );
  }
}
