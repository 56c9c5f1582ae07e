import { afterAll, afterEach, beforeAll, beforeEach, describe } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { describeFloods } from "./accounts/floods.ts";
import { describeLink } from "./accounts/link.ts";
import { describePasswordReset } from "./accounts/password-reset.ts";
import { describeResend } from "./accounts/resend.ts";
import { describeSecrecy } from "./accounts/secrecy.ts";
import { describeSignUp } from "./accounts/sign-up.ts";
import { AccountStage } from "./accounts/stage.ts";
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
    const stage = new AccountStage(open);

    // Starting the embedded database takes seconds on a busy machine.
    beforeAll(() => stage.open(), 60_000);
    afterAll(() => stage.close());
    beforeEach(() => stage.start());
    afterEach(() => stage.stop());

    describeSignUp(stage);
    describeLink(stage);
    describeResend(stage);
    describePasswordReset(stage);
    describeTokens(stage);
    describeSecrecy(stage);
    describeFloods(stage);
  });
}
