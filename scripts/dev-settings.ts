import { loadBuildSettings } from "./build/settings.ts";

/** Reads the settings of `npm run dev`, also from `.env`. Ends the process with one line if one is invalid. */
export function loadDevSettings(environmentFile?: string): { port: number; publicUrl: string } {
  // In `.env`, these two are for `npm start`: links in mails would lead to the public site, and the site would be
  // in production mode without hot reload. A value in the environment, even an empty one, precedes that of `.env`.
  process.env["PUBLIC_URL"] ??= "";
  process.env["NODE_ENV"] ??= "development";
  loadBuildSettings(environmentFile);
  const { PORT = "", PUBLIC_URL } = process.env;
  const port = Number(PORT.trim() || 3000);
  // The backend has the next port.
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    console.error(`PORT must be a number from 1 to 65534, got "${PORT}".`);
    process.exit(1);
  }
  return { port, publicUrl: PUBLIC_URL || `http://localhost:${port}` };
}
