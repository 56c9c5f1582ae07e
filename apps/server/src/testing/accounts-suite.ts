import { afterAll, afterEach, beforeAll, beforeEach, describe } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { AccountFixture } from "./accounts/fixture.ts";
import { describeFloods } from "./accounts/floods.ts";
import { describeLink } from "./accounts/link.ts";
import { describePasswordReset } from "./accounts/password-reset.ts";
import { describeResend } from "./accounts/resend.ts";
import { describeSecrecy } from "./accounts/secrecy.ts";
import { describeSignUp } from "./accounts/sign-up.ts";
import { describeTokens } from "./accounts/tokens.ts";

/**
 * Tests of the HTTP calls about accounts (specification, section 7) and of the page behind a mail's link. They
 * run over the embedded database and over PostgreSQL, which must behave the same.
 */
export function describeAccounts(
  databaseName: string,
  open: () => Promise<DatabaseConnection>,
): void {
  describe(`accounts over ${databaseName}`, { timeout: 60_000 }, () => {
    const fixture = new AccountFixture(open);

    // Starting the embedded database takes seconds on a busy machine.
    beforeAll(() => fixture.open(), 60_000);
    afterAll(() => fixture.close());
    beforeEach(() => fixture.start());
    afterEach(() => fixture.stop());

    describeSignUp(fixture);
    describeLink(fixture);
    describeResend(fixture);
    describePasswordReset(fixture);
    describeTokens(fixture);
    describeSecrecy(fixture);
    describeFloods(fixture);
  });
}
