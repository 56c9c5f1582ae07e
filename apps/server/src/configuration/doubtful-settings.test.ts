import { brand } from "@larkline/content/brand";
import { describe, expect, it } from "vitest";

import { doubtfulSettings, addressMismatch } from "./doubtful-settings.ts";

const mailing = { NODE_ENV: "production", SMTP_URL: "smtp://mail.example.com" };

describe("doubtful settings", () => {
  it.each([
    [{ NODE_ENV: "prod" }, 'NODE_ENV is "prod"'],
    [{ NODE_ENV: "Production" }, 'NODE_ENV is "Production"'],
    [{ NODE_ENV: "production", PUBLIC_URL: "http://example.com" }, "PUBLIC_URL begins with http:"],
    [{ PUBLIC_URL: "https://example.com/shop" }, "served at https://example.com/"],
    [{ PUBLIC_URL: "https://example.com?a=1" }, "served at https://example.com/"],
    [mailing, `MAIL_FROM, is ${brand.contact.email}, whose domain is reserved`],
    [{ ...mailing, MAIL_FROM: "Shop <hello@mail.shop.test>" }, "is Shop <hello@mail.shop.test>"],
    [{ ...mailing, MAIL_FROM: "hello@localhost" }, "is hello@localhost, whose"],
    [{ ...mailing, MAIL_FROM: "hello@example.com" }, "is hello@example.com, whose"],
  ])("%j are reported", (environment, sentence) => {
    const [warning, ...more] = doubtfulSettings(environment);
    expect(warning).toContain(sentence);
    expect(more).toEqual([]);
  });

  it.each([
    {},
    { NODE_ENV: "test" },
    { NODE_ENV: "production", PUBLIC_URL: "https://example.com" },
    { NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000/" },
    { NODE_ENV: "development", PUBLIC_URL: "http://192.168.1.7:3000" },
    { PUBLIC_URL: "no address" },
    { ...mailing, MAIL_FROM: "Shop <hello@shop-test.com>" },
    { ...mailing, NODE_ENV: "development" },
    { NODE_ENV: "production" },
  ])("%j are not reported", (environment) => {
    expect(doubtfulSettings(environment)).toEqual([]);
  });
});

describe("the address that the site was built for", () => {
  const built = "https://www.example.com";

  it("is reported if PUBLIC_URL is another one", () => {
    expect(addressMismatch(built, "https://shop.example.com")).toContain(
      "built for https://www.example.com, and PUBLIC_URL is https://shop.example.com",
    );
  });

  it("is not reported if it equals PUBLIC_URL, if either is unknown, or if PUBLIC_URL is this machine", () => {
    expect(addressMismatch(`${built}/`, built)).toBeUndefined();
    expect(addressMismatch(undefined, built)).toBeUndefined();
    expect(addressMismatch(built, undefined)).toBeUndefined();
    expect(addressMismatch(built, "http://localhost:3000")).toBeUndefined();
  });
});
