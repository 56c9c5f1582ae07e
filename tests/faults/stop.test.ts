/** Tests the graceful stop of a server process (SIGTERM) while it writes answers. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { ask, FaultTestBed } from "./test-bed.ts";

let testBed: FaultTestBed;
beforeEach(async () => {
  testBed = await FaultTestBed.open();
});
afterEach(() => testBed.close());

describe("a server that receives SIGTERM", () => {
  it("is not ready, lets answers end, marks the remaining ones as failed, and disconnects its clients", async () => {
    const server = await testBed.server({ DRAIN_SECONDS: "8" });
    const [short, long] = await Promise.all([
      testBed.connectVisitor(server),
      testBed.connectVisitor(server),
    ]);
    await ask(long.visitor, "Count to 2000", long.sessionId);
    await ask(short.visitor, "Count to 40", short.sessionId);
    const reasons = [short, long].map(
      ({ visitor }) => new Promise<string>((resolve) => visitor.socket.once("disconnect", resolve)),
    );
    server.child.kill("SIGTERM");
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).json())
      .toMatchObject({ status: "stopping" });
    const lateQuestion = await ask(short.visitor, "And one more?", short.sessionId);
    expect(lateQuestion).toMatchObject({ acknowledged: false, refusal: "not_available" });
    expect(server.child.exitCode).toBeNull();

    expect(await server.exit).toBe(0);
    // After "transport close", Socket.IO's client reconnects by itself, after a random delay. After "io server
    // disconnect", the client would not reconnect.
    expect(await Promise.all(reasons)).toEqual(["transport close", "transport close"]);
    expect(await testBed.stored(short.sessionId)).toMatchObject([{}, { state: "complete" }]);
    expect(await testBed.stored(long.sessionId)).toMatchObject([{}, { state: "failed" }]);
    expect(short.visitor.all("message_state_update").at(-1)?.state).toBe("complete");
    expect(long.visitor.all("message_state_update").at(-1)?.state).toBe("failed");
  });
});
