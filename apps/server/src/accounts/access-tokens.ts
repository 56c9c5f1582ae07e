import { createHmac } from "node:crypto";

import { brand } from "@larkline/content/brand";
import { jwtVerify, SignJWT } from "jose";
import * as v from "valibot";

import type { SessionSecrets } from "../configuration/session-secret.ts";

/**
 * Lifetime of an access token in seconds. After a sign-up the site polls for up to 15 minutes whether the email
 * address is confirmed (specification, section 4). The lifetime is twice that, so that the token stays valid.
 */
export const accessTokenSeconds = 30 * 60;

const algorithm = "HS256";
const issuer = brand.name.toLowerCase();
/** The tokens' audience (`aud`): a token that was signed for another purpose is rejected. */
const audience = `${issuer}:access`;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
});

/** The user and the login that a token belongs to. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
}

/**
 * Signs and verifies access tokens: JSON Web Tokens (RFC 7519). Forged ones are rejected without a
 * database query.
 */
export class AccessTokens {
  readonly #keys: ReadonlyMap<string, Uint8Array>;
  readonly #newest: string;
  readonly #now: () => Date;

  /** @param sessionSecrets the server's secrets; the tokens' own keys are derived from them. */
  constructor(sessionSecrets: SessionSecrets, now: () => Date) {
    this.#keys = new Map(sessionSecrets.map((secret) => [keyId(secret), keyOf(secret)]));
    this.#newest = keyId(sessionSecrets[0]);
    this.#now = now;
  }

  sign({ accountId, sessionId }: AccessClaims): Promise<string> {
    const issuedAt = Math.floor(this.#now().getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm, typ: "JWT", kid: this.#newest })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(accountId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessTokenSeconds)
      .sign(this.#keyNamed(this.#newest));
  }

  /** Reads a token; undefined if it is forged, expired, or for another purpose. */
  async read(token: string): Promise<AccessClaims | undefined> {
    const verified = await jwtVerify(token, ({ kid = "" }) => this.#keyNamed(kid), {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: this.#now(),
      requiredClaims: ["exp", "sub", "sid"],
    }).catch(() => undefined);
    const claims = v.safeParse(claimsSchema, verified?.payload);
    return claims.success
      ? { accountId: claims.output.sub, sessionId: claims.output.sid }
      : undefined;
  }

  #keyNamed(id: string): Uint8Array {
    const key = this.#keys.get(id);
    if (key === undefined) throw new Error("The token is signed with an unknown key");
    return key;
  }
}

const keyOf = (secret: string) => createHmac("sha256", secret).update("access tokens").digest();

/** The key id (`kid`) of a token: a hash of the secret, which does not reveal the secret or the key. */
function keyId(secret: string): string {
  return createHmac("sha256", secret).update("access tokens' key").digest("base64url").slice(0, 12);
}
