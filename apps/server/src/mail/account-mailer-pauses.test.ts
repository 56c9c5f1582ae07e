import { expect, it, vi } from "vitest";

import { createLogger } from "../logging/logging.ts";
import { AccountMailer } from "./account-mailer.ts";
import { createComposer } from "./templates/compose.ts";

it("a pause that the stop aborts leaves no timer behind", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const send = vi.fn<() => Promise<void>>(async () => undefined);
    send.mockRejectedValueOnce(new Error("refused"));
    const mailer = new AccountMailer({
      composer: createComposer("https://app.larkline.example"),
      transport: { description: "a test", send, close: () => undefined },
      log: createLogger({ logLevel: "silent", logFormat: "json" }),
      origin: () => "https://www.larkline.example",
    });
    const marta = { email: "marta@harborplumbing.com", firstName: "Marta", lastName: "Harbor" };
    mailer.postVerification(marta, "the-token");
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await mailer.close();
    expect(send).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
