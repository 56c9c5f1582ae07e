import { createHmac, randomUUID } from "node:crypto";

import type { LoginData } from "@larkline/contract/account";
import { eq } from "drizzle-orm";
import { decodeProtectedHeader, SignJWT } from "jose";
import { describe, expect, it } from "vitest";

import { accessTokenSeconds, AccessTokens } from "../../accounts/access-tokens.ts";
import { sessionDays } from "../../accounts/logins.ts";
import { accountSessions } from "../../database/account-schema.ts";
import { createLogger } from "../../logging/logging.ts";
import { sessionSecret } from "../test-server.ts";
import { linkToken } from "./client.ts";
import { type AccountFixture, expectRefusal } from "./fixture.ts";

/** The key with which the server signs access tokens, derived as in `access-tokens.ts`. */
const key = createHmac("sha256", sessionSecret).update("access tokens").digest();

/** Tests of access and refresh tokens: what they allow, how they expire and are renewed. */
export function describeTokens(fixture: AccountFixture): void {
  describe("tokens", () => {
    it("get 401 with a message if they are forged, expired, malformed, foreign or for another purpose", async () => {
      const person = await fixture.client.signUpAndLogin();
      const other = await fixture.client.signUpAndLogin();
      const { access_token, refresh_token } = person.session;
      const [header = "", payload = "", signature = ""] = access_token.split(".");
      const sessionOf = async (accountId: string) => {
        const [session] = await fixture.connection.database
          .select()
          .from(accountSessions)
          .where(eq(accountSessions.accountId, accountId));
        return session?.id ?? "";
      };
      const { kid = "" } = decodeProtectedHeader(access_token);
      const sign = (
        claims: Record<string, unknown>,
        audience = "larkline:access",
        keyName: string | undefined = kid,
      ) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: "HS256", ...(keyName !== "" && { kid: keyName }) })
          .setIssuer("larkline")
          .setAudience(audience)
          .setExpirationTime(fixture.clock / 1000 + 60)
          .sign(key);
      const own = { sub: person.user.id, sid: await sessionOf(person.user.id) };
      // A faultless token of `sign` is accepted (false only means that the address is not verified). So each of
      // its tokens below is refused only for its one fault.
      expect(await fixture.status(await sign(own))).toBe(false);
      const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
      const old = new AccessTokens(
        [sessionSecret],
        () => new Date(fixture.clock - accessTokenSeconds * 1000 - 1000),
      );
      const tokens: Record<string, string | undefined> = {
        missing: undefined,
        empty: "",
        malformed: "not-a-token",
        "without its signature": `${header}.${payload}.`,
        unsigned: `${unsigned}.${payload}.`,
        "with a wrong signature": `${header}.${payload}.${signature.split("").toReversed().join("")}`,
        expired: await old.sign({ accountId: own.sub, sessionId: own.sid }),
        "that names an unknown key": await sign(own, undefined, "another"),
        "that names no key": await sign(own, undefined, ""),
        "for another purpose": await sign(own, "larkline:confirm"),
        "the refresh token": refresh_token,
        "the token of a mail's link": linkToken(await fixture.mailTo(person.email)),
        "of another user's login": await sign({ ...own, sid: await sessionOf(other.user.id) }),
        "of an unknown account": await sign({ ...own, sub: randomUUID() }),
        "that names no account": await sign({ sid: own.sid }),
      };
      for (const [what, token] of Object.entries(tokens)) {
        for (const name of ["verificationStatus", "resendVerification"] as const) {
          const answer = await fixture.client.call(name, undefined, token);
          expect([what, answer.status]).toEqual([what, 401]);
          expect(answer.body).toEqual({ message: "You are signed out. Log in again." });
          expect(answer.headers.get("www-authenticate")).toBe("Bearer");
        }
      }
      expect(fixture.mailsTo(person.email)).toHaveLength(1);
    });

    it("give access to their own user only", async () => {
      const waiting = await fixture.client.signUpAndLogin();
      const verified = await fixture.owner();
      expect(await fixture.status(verified.session.access_token)).toBe(true);
      expect(await fixture.status(waiting.session.access_token)).toBe(false);
    });

    it("expire, and are renewed by the refresh token, which is replaced as well", async () => {
      const person = await fixture.client.signUpAndLogin();
      const { access_token, refresh_token } = person.session;
      fixture.forward(accessTokenSeconds + 1);
      expectRefusal(await fixture.client.call("verificationStatus", undefined, access_token), 401);
      const renewed = await fixture.client.callOrThrow("refresh", { refresh_token });
      expect(renewed.user).toEqual(person.user);
      expect(renewed.session.refresh_token).not.toBe(refresh_token);
      expect(await fixture.status(renewed.session.access_token)).toBe(false);
    });

    it("stay valid after a new secret is added, which signs new tokens", async () => {
      const next = "another secret for tests, as long as the first";
      const person = await fixture.client.signUpAndLogin();
      const { access_token, refresh_token } = person.session;
      await fixture.start({}, { sessionSecrets: [next, sessionSecret] });
      expect(await fixture.status(access_token)).toBe(false);
      const renewed = await fixture.client.callOrThrow("refresh", { refresh_token });
      const { access_token: later } = renewed.session;
      const [kid, laterKid] = [access_token, later].map(
        (token) => decodeProtectedHeader(token).kid,
      );
      expect(laterKid).not.toBe(kid);
      await fixture.start({}, { sessionSecrets: [next] });
      expect(await fixture.status(later)).toBe(false);
      expectRefusal(await fixture.client.call("verificationStatus", undefined, access_token), 401);
    });

    it("are logged as replayed if they are used twice, but not if they have only expired", async () => {
      let written = "";
      const output = { write: (line: string) => Boolean((written += line)) };
      await fixture.start(
        {},
        { log: createLogger({ logLevel: "warn", logFormat: "json" }, output) },
      );
      const refresh = ({ session: { refresh_token } }: LoginData) =>
        fixture.client.call("refresh", { refresh_token });
      const expired = await fixture.client.signUpAndLogin();
      fixture.forward(sessionDays * 86_400);
      for (const answer of [await refresh(expired), await refresh(expired)]) {
        expectRefusal(answer, 401);
      }
      expect(written).not.toContain("replayed");
      const replayed = await fixture.client.signUpAndLogin();
      expect((await refresh(replayed)).status).toBe(200);
      expectRefusal(await refresh(replayed), 401);
      expect(written).toContain("replayed");
    });

    it("become invalid with their whole login when a refresh token is used twice", async () => {
      const person = await fixture.client.signUpAndLogin();
      const elsewhere = await fixture.client.callOrThrow("login", person);
      const { refresh_token } = person.session;
      const renewed = await fixture.client.callOrThrow("refresh", { refresh_token });
      expectRefusal(await fixture.client.call("refresh", { refresh_token }), 401);
      expectRefusal(
        await fixture.client.call("refresh", { refresh_token: renewed.session.refresh_token }),
        401,
      );
      expectRefusal(
        await fixture.client.call("verificationStatus", undefined, renewed.session.access_token),
        401,
      );
      // Another session of the same user stays valid: its call succeeds, and false means an unverified address.
      expect(await fixture.status(elsewhere.session.access_token)).toBe(false);
    });

    it("are renewed again by the same request if its answer was lost, until the new token is used", async () => {
      const { session } = await fixture.client.signUpAndLogin();
      const body = { refresh_token: session.refresh_token, renewal_id: randomUUID() };
      const lost = await fixture.client.callOrThrow("refresh", body);
      const again = await fixture.client.callOrThrow("refresh", body);
      expect(again.session.refresh_token).toBe(lost.session.refresh_token);
      expect(await fixture.status(again.session.access_token)).toBe(false);
      const next = await fixture.client.callOrThrow("refresh", {
        refresh_token: again.session.refresh_token,
        renewal_id: randomUUID(),
      });
      expect(await fixture.status(next.session.access_token)).toBe(false);
      expectRefusal(await fixture.client.call("refresh", body), 401);
      expectRefusal(
        await fixture.client.call("verificationStatus", undefined, next.session.access_token),
        401,
      );
    });

    it("are not renewed again after the login's end, even if the answer was lost", async () => {
      const { session } = await fixture.client.signUpAndLogin();
      const body = { refresh_token: session.refresh_token, renewal_id: randomUUID() };
      await fixture.client.callOrThrow("refresh", body);
      fixture.forward(sessionDays * 86_400);
      expectRefusal(await fixture.client.call("refresh", body), 401);
    });

    it.each([
      ["without its id", undefined],
      ["with another id", randomUUID()],
    ])("become invalid if a renewal is repeated %s", async (_, renewal_id) => {
      const { session } = await fixture.client.signUpAndLogin();
      const { refresh_token } = session;
      await fixture.client.callOrThrow("refresh", { refresh_token, renewal_id: randomUUID() });
      expectRefusal(await fixture.client.call("refresh", { refresh_token, renewal_id }), 401);
      expectRefusal(
        await fixture.client.call("verificationStatus", undefined, session.access_token),
        401,
      );
    });

    it("are renewed only once by concurrent requests", async () => {
      const { session } = await fixture.client.signUpAndLogin();
      const { refresh_token } = session;
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => fixture.client.call("refresh", { refresh_token })),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    });

    it("belong to a separate session per login, which ends separately", async () => {
      const { email, password, session } = await fixture.client.signUpAndLogin();
      const other = (await fixture.client.callOrThrow("login", { email, password })).session;
      expect(other.refresh_token).not.toBe(session.refresh_token);
      await fixture.client.callOrThrow("logout", { refresh_token: session.refresh_token });
      expectRefusal(
        await fixture.client.call("verificationStatus", undefined, session.access_token),
        401,
      );
      await fixture.client.callOrThrow("verificationStatus", undefined, other.access_token);
    });

    it("stay valid as long as less than 30 days pass between two refreshes", async () => {
      let { session } = await fixture.client.signUpAndLogin();
      for (let visit = 0; visit < 3; visit++) {
        fixture.forward((sessionDays - 10) * 86_400);
        const { refresh_token } = session;
        ({ session } = await fixture.client.callOrThrow("refresh", { refresh_token }));
      }
      expect(await fixture.status(session.access_token)).toBe(false);
    });

    it("become invalid at logout, and after 30 days without a refresh", async () => {
      const { session } = await fixture.client.signUpAndLogin();
      const { access_token, refresh_token } = session;
      expect(await fixture.client.callOrThrow("logout", { refresh_token })).toEqual({});
      expect(await fixture.client.callOrThrow("logout", { refresh_token })).toEqual({});
      expectRefusal(await fixture.client.call("verificationStatus", undefined, access_token), 401);
      expectRefusal(await fixture.client.call("refresh", { refresh_token }), 401);

      const silent = await fixture.client.signUpAndLogin();
      fixture.forward(sessionDays * 86_400);
      expectRefusal(
        await fixture.client.call("refresh", { refresh_token: silent.session.refresh_token }),
        401,
      );
    });
  });
}
