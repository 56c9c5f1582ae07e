// The HTTP calls for sign-up, login, tokens, verification mails and password reset.
import { type CallData, type CallName, calls } from "@larkline/contract/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as v from "valibot";

import type { AccountService, SignedIn } from "../accounts/account-service.ts";
import { HttpRefusal } from "../errors/http-refusal.ts";
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
  { accounts, limits }: AccountRoutesOptions,
): void {
  const authenticate = (request: FastifyRequest): Promise<SignedIn> =>
    accounts.authenticate(bearerToken(request));

  /**
   * Registers an HTTP call. Refuses requests from other sites, and sends the handler's result.
   *
   * @param handle Gets the body by a function, so that a limit may count before an invalid body is refused.
   */
  function addCall<Name extends CallName>(
    name: Name,
    handle: (call: {
      request: FastifyRequest;
      network: string;
      body: () => v.InferOutput<(typeof calls)[Name]["body"]>;
    }) => Promise<CallData<Name>>,
    status = 200,
  ): void {
    const { method, path, body: schema }: (typeof calls)[Name] = calls[name];
    app.route({
      method,
      url: path,
      bodyLimit: bodyMaxBytes,
      handler: async (request, reply) => {
        void reply.header("cache-control", "no-store");
        if (!request.isFromOwnPage) {
          throw new HttpRefusal(403, "Only this site's own pages may do this.");
        }
        const data = await handle({
          request,
          network: request.network,
          body: () => readBody(schema, request.body),
        });
        return reply.code(status).send(data);
      },
    });
  }

  addCall(
    "signUp",
    async ({ network, body }) => {
      const form = body();
      await limits.take("signUp", network);
      return { user: await accounts.signUp(form) };
    },
    201,
  );

  addCall("login", async ({ network, body }) => {
    const { email, password } = body();
    await limits.takeLogin(network, email);
    const login = await accounts.login(email, password);
    // Anybody can sign up with an address that is not confirmed, and so knows a password for it.
    if (login.user.email_verified) await limits.loginSucceeded(network, email);
    return login;
  });

  addCall("verificationStatus", async ({ request, network }) => {
    await limits.take("status", network);
    return { verified: (await authenticate(request)).user.email_verified };
  });

  addCall("resendVerification", async ({ request, network }) => {
    await limits.take("other", network);
    await accounts.resendVerification((await authenticate(request)).accountId);
    return {};
  });

  addCall("refresh", async ({ network, body }) => {
    await limits.take("other", network);
    const { refresh_token, renewal_id } = body();
    return accounts.refresh(refresh_token, renewal_id);
  });

  addCall("forgotPassword", async ({ network, body }) => {
    const { email } = body();
    await limits.takeReset(network, email);
    await accounts.requestPasswordReset(email);
    return {};
  });

  addCall("resetPassword", async ({ network, body }) => {
    const { token, password } = body();
    await limits.take("other", network);
    await accounts.resetPassword(token, password);
    return {};
  });

  addCall("logout", async ({ network, body }) => {
    await limits.take("other", network);
    await accounts.logout(body().refresh_token);
    return {};
  });
}
