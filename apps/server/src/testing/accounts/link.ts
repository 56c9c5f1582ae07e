import { verificationLinkHours } from "@larkline/contract/timings";
import { describe, expect, it, vi } from "vitest";

import { linkToken, newPerson } from "./client.ts";
import type { AccountFixture } from "./fixture.ts";

const renewPath = "/auth/confirm/renew";

/** Tests of the page behind the link of a verification mail. */
export function describeLink(fixture: AccountFixture): void {
  describe("the verification link", () => {
    it("confirms nothing by HEAD or GET, so that mail scanners do no harm", async () => {
      const person = await fixture.client.signUpAndLogin();
      const link = linkToken(await fixture.mailTo(person.email));
      for (const method of ["HEAD", "GET", "HEAD", "GET"] as const) {
        const page = await fixture.client.page(method, link);
        expect(page.status).toBe(200);
        expect(page.headers.get("location")).toBeNull();
        expect(page.text).not.toMatch(/access_token|http-equiv|<script/);
      }
      expect(await fixture.status(person.session.access_token)).toBe(false);
      const pressed = await fixture.client.press(link);
      expect(pressed.status).toBe(303);
      expect(pressed.fragment.get("refresh_token")).toBeTruthy();
      // The redirect's URL contains the tokens, so no cache and no other site may get it.
      expect(pressed.headers.get("cache-control")).toBe("no-store");
      expect(pressed.headers.get("referrer-policy")).toBe("no-referrer");
    });

    it("opens a page with one button, no script, and headers that keep its URL private", async () => {
      const person = await fixture.client.signUpAndLogin(
        newPerson({ firstName: "Marta & Co", lastName: 'O"Brien' }),
      );
      const { headers, text } = await fixture.client.page(
        "GET",
        linkToken(await fixture.mailTo(person.email)),
      );
      expect(text.match(/<button/g)).toHaveLength(1);
      expect(text).toContain('<form method="post" action="/auth/confirm">');
      expect(text).toContain("Marta &amp; Co O&quot;Brien");
      expect(text).toContain(person.email);
      expect(text).not.toMatch(/<script|<img|<link|@import|url\(/);
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
    });

    it.each([
      ["an encoded '='", "?token%3D{token}"],
      ["an encoded '?'", "%3Ftoken={token}"],
      ["both encoded", "%3ftoken%3d{token}"],
      ["both encoded twice", "%253Ftoken%253D{token}"],
      ["a slash before the query", "/?token={token}"],
      ["a full stop after it", "?token={token}."],
      ["a space after it", "?token={token}%20"],
      ["a bracket after it", "?token={token}%3E"],
      ["a percent sign after it", "?token={token}%"],
      ["an encoded '?' and a percent sign after it", "%3Ftoken={token}%"],
      ["another parameter before it", `?id=${"x".repeat(43)}&token={token}`],
      ["another parameter after it", "?token={token}&amp;utm_source=mail"],
      ["an encoded letter in the path", "?token={token}", "/auth/%63onfirm"],
    ])(
      "works with %s, as mail programs change links",
      async (_, changed, page = "/auth/confirm") => {
        const person = await fixture.client.signUpAndLogin();
        const token = linkToken(await fixture.mailTo(person.email));
        const path = `${page}${changed.replace("{token}", token)}`;
        for (const method of ["HEAD", "GET"]) {
          const answer = await fetch(`${fixture.url}${path}`, { method });
          expect(answer.status).toBe(200);
          expect(answer.headers.get("cache-control")).toBe("no-store");
          const hidden = `<input type="hidden" name="token" value="${token}" />`;
          expect(await answer.text()).toContain(method === "GET" ? hidden : "");
        }
        expect(await fixture.status(person.session.access_token)).toBe(false);
      },
    );

    it.each(["/auth/confirmation", "/auth/confirm/more", "/auth/confirm.md"])(
      "is not the page at %s",
      async (path) => {
        const answer = await fetch(`${fixture.url}${path}?token=${"x".repeat(43)}`);
        expect(await answer.text()).not.toContain("This link leads nowhere.");
      },
    );

    it("when used again says that the address is confirmed already, and returns no tokens", async () => {
      const person = await fixture.client.signUpAndLogin();
      const link = linkToken(await fixture.mailTo(person.email));
      expect((await fixture.client.press(link)).status).toBe(303);
      for (const answer of [
        await fixture.client.press(link),
        await fixture.client.page("GET", link),
      ]) {
        expect(answer.status).toBe(200);
        expect(answer.text).toContain("This address is confirmed already.");
        expect(answer.text).not.toMatch(/access_token|refresh_token|<form/);
        expect(answer.headers.get("location")).toBeNull();
      }
    });

    it("when confirmed many times at once returns tokens only once", async () => {
      const person = await fixture.client.signUpAndLogin();
      const link = linkToken(await fixture.mailTo(person.email));
      const presses = await Promise.all(
        Array.from({ length: 20 }, () => fixture.client.press(link)),
      );
      expect(presses.filter((pressed) => pressed.status === 303)).toHaveLength(1);
      expect(presses.filter((pressed) => pressed.status === 200)).toHaveLength(19);
    });

    it("says that it has expired, and offers a button that sends a new one", async () => {
      const person = await fixture.client.signUpAndLogin();
      const link = linkToken(await fixture.mailTo(person.email));
      fixture.forward(verificationLinkHours * 3600);
      for (const answer of [
        await fixture.client.page("GET", link),
        await fixture.client.press(link),
      ]) {
        expect(answer.status).toBe(410);
        expect(answer.text).toContain("This link has expired.");
        expect(answer.text).toContain(`<form method="post" action="${renewPath}">`);
      }
      const token = (await fixture.client.callOrThrow("login", person)).session.access_token;
      expect(await fixture.status(token)).toBe(false);

      expect((await fixture.client.press(link, renewPath)).status).toBe(200);
      const renewed = linkToken(await fixture.mailTo(person.email, 2));
      expect(renewed).not.toBe(link);
      expect((await fixture.client.press(renewed)).status).toBe(303);
      expect(await fixture.status(token)).toBe(true);
    });

    it("when renewed is answered before the mail is sent, so that the time reveals nothing", async () => {
      const person = await fixture.client.signUpAndLogin();
      const link = linkToken(await fixture.mailTo(person.email));
      const send = vi.fn(() => new Promise<void>(() => {}));
      await fixture.start({
        mailTransport: { description: "hangs", send, close: () => undefined },
      });
      expect((await fixture.client.press(link, renewPath)).status).toBe(200);
      await expect.poll(() => send).toHaveBeenCalledOnce();
    });

    it("when renewed gets the same answer whether or not there is an address to confirm", async () => {
      const waiting = await fixture.client.signUpAndLogin();
      const expired = linkToken(await fixture.mailTo(waiting.email));
      const confirmed = await fixture.client.signUpAndLogin();
      const used = linkToken(await fixture.mailTo(confirmed.email));
      await fixture.client.press(used);
      fixture.forward(verificationLinkHours * 3600);
      const unknown = "x".repeat(43);
      const answers = [];
      // The second click on the expired link is within the resend cooldown.
      for (const link of [expired, expired, used, unknown]) {
        const { status: code, text } = await fixture.client.press(link, renewPath);
        answers.push({ code, text });
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ code: 200 });
      await fixture.mailTo(waiting.email, 2);
      expect(fixture.mailsTo(confirmed.email)).toHaveLength(1);
    });

    it.each([
      ["no token", "", 400],
      ["too long a token", "x".repeat(300), 400],
      ["an unknown token", "x".repeat(43), 404],
      ["a part of a token", "abc", 404],
      ["markup as its token", '"><script>alert(1)</script>', 404],
    ])("with %s shows that it leads nowhere, with the right status", async (_, token, expected) => {
      for (const answer of [
        await fixture.client.page("GET", encodeURIComponent(token)),
        await fixture.client.press(token),
      ]) {
        expect(answer.status).toBe(expected);
        expect(answer.text).toContain("This link leads nowhere.");
        expect(answer.text).not.toContain("<script>");
      }
    });

    it("with a token for another purpose confirms nothing", async () => {
      const person = await fixture.client.signUpAndLogin();
      for (const token of Object.values(person.session)) {
        const pressed = await fixture.client.press(token);
        expect(pressed.status).toBeGreaterThanOrEqual(400);
        expect(pressed.location).toBeNull();
      }
      expect(await fixture.status(person.session.access_token)).toBe(false);
    });

    it("cannot be confirmed by another site's page", async () => {
      const person = await fixture.client.signUpAndLogin();
      const link = linkToken(await fixture.mailTo(person.email));
      const foreign = { "sec-fetch-site": "cross-site" };
      expect((await fixture.client.press(link, undefined, foreign)).status).toBe(400);
      expect(await fixture.status(person.session.access_token)).toBe(false);
      const own = { "sec-fetch-site": "same-origin" };
      expect((await fixture.client.press(link, undefined, own)).status).toBe(303);
    });
  });
}
