// The HTTP calls for sign-up, login, tokens, verification mails and password reset.
import {
  forgotPasswordBodySchema,
  loginBodySchema,
  logoutBodySchema,
  refreshBodySchema,
  resetPasswordBodySchema,
  signUpBodySchema,
} from "@larkline/contract/account";
import { apiPaths } from "@larkline/contract/addresses";
import type { CallData, CallName } from "@larkline/contract/http";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { AccountService, SignedIn } from "../accounts/account-service.ts";
import { HttpRefusal } from "../errors/http-refusal.ts";
import { isSameOrigin, networkOf } from "../visitors/handshake.ts";
import type { AccountLimits } from "./account-limits.ts";
import { readBody } from "./read-body.ts";

/**
 * Largest body in bytes: several times what all fields need at their maximum length. A larger body gets a response
 * that names no field, so a field with a long text by mistake must fit.
 */
const bodyMaxBytes = 64 * 1024;

export interface AccountRoutesOptions {
  accounts: AccountService;
  limits: AccountLimits;
  /** The site's origin, needed behind a proxy that changes the `Host` header. */
  publicUrl: string | undefined;
  /** How many of our proxies append to X-Forwarded-For (`clientAddress`). */
  trustedProxies: number;
}

/** The token of an `Authorization: Bearer` header (RFC 6750, section 2.1); empty if missing. */
function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
}

/**
 * Registers the HTTP calls about accounts: those of the specification (section 7), and our own for refresh,
 * logout and password reset.
 */
export function registerAccounts(
  app: FastifyInstance,
  { accounts, limits, publicUrl, trustedProxies }: AccountRoutesOptions,
): void {
  const authenticate = (request: FastifyRequest): Promise<SignedIn> =>
    accounts.authenticate(bearerToken(request));

  /** Registers an HTTP call. Refuses requests from other sites, and sends the handler's result. */
  function addCall<Name extends CallName>(
    method: "GET" | "POST",
    name: Name & keyof typeof apiPaths,
    handle: (request: FastifyRequest, network: string) => Promise<CallData<Name>>,
    status = 200,
  ): void {
    app.route({
      method,
      url: apiPaths[name],
      bodyLimit: bodyMaxBytes,
      handler: async (request, reply) => {
        void reply.header("cache-control", "no-store");
        if (!isSameOrigin(request.raw, publicUrl)) {
          throw new HttpRefusal(403, "Only this site's own pages may do this.");
        }
        const data = await handle(request, networkOf(request.raw, trustedProxies));
        return reply.code(status).send(data);
      },
    });
  }

  addCall(
    "POST",
    "signUp",
    async (request, network) => {
      const body = readBody(signUpBodySchema, request.body);
      await limits.take("signUp", network);
      return { user: await accounts.signUp(body) };
    },
    201,
  );

  addCall("POST", "login", async (request, network) => {
    const { email, password } = readBody(loginBodySchema, request.body);
    await limits.takeLogin(network, email);
    const login = await accounts.login(email, password);
    // Anybody can sign up with an address that is not confirmed, and so knows a password for it.
    if (login.user.email_verified) await limits.loginSucceeded(network, email);
    return login;
  });

  addCall("GET", "verificationStatus", async (request, network) => {
    await limits.take("status", network);
    return { verified: (await authenticate(request)).user.email_verified };
  });

  addCall("POST", "resendVerification", async (request, network) => {
    await limits.take("other", network);
    await accounts.resendVerification((await authenticate(request)).accountId);
    return {};
  });

  addCall("POST", "refresh", async (request, network) => {
    await limits.take("other", network);
    const { refresh_token, renewal_id } = readBody(refreshBodySchema, request.body);
    return accounts.refresh(refresh_token, renewal_id);
  });

  addCall("POST", "forgotPassword", async (request, network) => {
    const { email } = readBody(forgotPasswordBodySchema, request.body);
    await limits.takeReset(network, email);
    await accounts.requestPasswordReset(email);
    return {};
  });

  addCall("POST", "resetPassword", async (request, network) => {
    const { token, password } = readBody(resetPasswordBodySchema, request.body);
    await limits.take("other", network);
    await accounts.resetPassword(token, password);
    return {};
  });

  addCall("POST", "logout", async (request, network) => {
    await limits.take("other", network);
    await accounts.logout(readBody(logoutBodySchema, request.body).refresh_token);
    return {};
  });
}
