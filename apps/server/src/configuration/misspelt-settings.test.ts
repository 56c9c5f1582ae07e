import { describe, expect, it } from "vitest";

import { settingNames } from "./environment.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

describe("misspelt settings", () => {
  it.each([
    ["SESION_SECRET", "SESSION_SECRET"],
    ["PUBLC_URL", "PUBLIC_URL"],
    ["TRUSTED_PROXY", undefined],
    ["DATABASE_URI", "DATABASE_URL"],
    ["redis_url", "REDIS_URL"],
    ["PORTS", "PORT"],
    ["ASSISTANT_TEMPERATURE", undefined],
    ["SMTP_HOST", undefined],
    ["KEEP_ATTACHMENTS_DAYS", undefined],
    ["UPLOAD_TOTAL_MB", "UPLOADS_TOTAL_MB"],
    // Two characters from METRICS_PORT, one from METRICS_HOST.
    ["METRICS_OST", "METRICS_HOST"],
  ])("%s is reported, with the setting that was probably meant: %s", (name, meant) => {
    const message = misspeltSettings({ PORT: "3000", [name]: "anything" });
    const hint = meant === undefined ? "See .env.example" : `Did you mean ${meant}?`;
    expect(message).toEqual([`${name} is not a setting and was ignored. ${hint}`]);
  });

  it("does not print values, which may be passwords", () => {
    expect(misspeltSettings({ SESION_SECRET: "hunter2" }).join()).not.toContain("hunter2");
  });

  it("ignores correct, empty and foreign variables", () => {
    const others = {
      PATH: "/bin",
      HOME: "/root",
      HOSTNAME: "web-1",
      LOGNAME: "root",
      MAIL: "/var/mail/root",
      NODE_OPTIONS: "--max-old-space-size=512",
      SESSION_MANAGER: "local/desktop",
      REDIS_SERVICE_HOST: "10.0.0.7",
      REDIS_PORT: "tcp://10.0.0.7:6379",
      REDIS_PORT_6379_TCP_ADDR: "10.0.0.7",
      DOCS_URL: "https://docs.example.com",
      SESION_SECRET: " ",
      ...Object.fromEntries(settingNames.map((name) => [name, "x"])),
    };
    expect(misspeltSettings(others)).toEqual([]);
  });
});
