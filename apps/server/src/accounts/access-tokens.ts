import { createHmac } from "node:crypto";

import { brand } from "@larkline/content/brand";
import { jwtVerify, SignJWT } from "jose";
import * as v from "valibot";

/**
 * How long an access token is good, in seconds. Twice as long as the verify step asks for the
 * status (specification, section 4: 15 minutes), so that it never has to be renewed meanwhile.
 */
export const accessTokenSeconds = 30 * 60;

const algorithm = "HS256";
const issuer = brand.name.toLowerCase();
/** The purpose: a token that was signed for anything else is none. */
const audience = `${issuer}:access`;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
});

/** Whose token it is, and of which login. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
}

/** Signs and reads access tokens: JSON Web Tokens (RFC 7519), so that no store is asked for a forged one. */
export class AccessTokens {
  readonly #key: Uint8Array;
  readonly #now: () => Date;

  /** @param sessionSecret the server's secret; the tokens' own key is derived from it. */
  constructor(sessionSecret: string, now: () => Date) {
    this.#key = createHmac("sha256", sessionSecret).update("access tokens").digest();
    this.#now = now;
  }

  sign({ accountId, sessionId }: AccessClaims): Promise<string> {
    const issuedAt = Math.floor(this.#now().getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm, typ: "JWT" })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(accountId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessTokenSeconds)
      .sign(this.#key);
  }

  /** What a token says; undefined for one that is forged, expired, or for another purpose. */
  async read(token: string): Promise<AccessClaims | undefined> {
    const verified = await jwtVerify(token, this.#key, {
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
}
