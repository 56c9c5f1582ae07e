import type { ProxyOptions } from "vite";

import { confirmPath, healthPaths } from "../packages/contract/src/addresses.ts";

/**
 * The addresses that Vite's server passes on to the backend in `npm run dev`. A key that begins with `^` is a
 * regular expression for path and query. Any other key would also match the addresses of pages that begin with
 * it: `/api` would match `/api-docs`.
 */
export const devProxy = (backend: string): Record<string, ProxyOptions> => ({
  // Calls, and the chat's socket.
  "^/api/": { target: backend, ws: true },
  [`^${healthPaths.healthy}(?:\\?|$)`]: { target: backend },
  // The page that the link in a verification mail opens, and what its forms send. The backend shows the mails
  // themselves at `/dev/outbox`, on its own port only.
  [`^${confirmPath}(?:[/?]|$)`]: { target: backend },
});
