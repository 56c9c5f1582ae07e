/**
 * Paths of the HTTP calls, path and event of the socket (specification, section 7), and paths of three pages
 * for accounts. Separate from the schemas, so that the browser can load them without the schema library.
 */

/** Path of the Socket.IO endpoint (section 7). */
export const chatSocketPath = "/api/v1/socket.io/";
/** The only event a client sends; the frame's `type` says what it requests (section 7). */
export const chatFrameEvent = "chat_message";

/** Path of an uploaded file. Only the visitor who sent it may load it. Not in the original specification. */
export const uploadPath = (id: string) => `/api/v1/uploads/${id}`;

/**
 * Path of a conversation's earlier messages. Not in the original specification.
 *
 * @param before Id of the earliest message that the client has. The response contains the messages before it.
 */
export const earlierMessagesPath = (sessionId: string, before: string) =>
  `/api/v1/chat/sessions/${sessionId}/messages?before=${before}`;

/** Paths of the HTTP calls (section 7, "HTTP"), except for the two paths above, which contain ids. */
export const apiPaths = {
  chatSessions: "/api/v1/chat/sessions",
  chatMessages: "/api/v1/chat/messages",
  /** Deletes a visitor's conversation with its files. Not in the original specification. */
  eraseSession: "/api/v1/chat/sessions/erase",
  analyticsTrack: "/api/v1/analytics/track",
  upload: "/api/v1/upload",
  signUp: "/api/v1/auth/sign-up",
  login: "/api/v1/auth/login",
  verificationStatus: "/api/v1/auth/verification-status",
  resendVerification: "/api/v1/auth/resend-verification",
  /** Renews a login, so that access tokens can be short-lived. Not in the original specification. */
  refresh: "/api/v1/auth/refresh",
  /** Ends a login on the server, which invalidates its tokens. Not in the original specification. */
  logout: "/api/v1/auth/logout",
  /** Requests the mail for a new password. Not in the original specification. */
  forgotPassword: "/api/v1/auth/forgot-password",
  /** Sets the new password. Not in the original specification. */
  resetPassword: "/api/v1/auth/reset-password",
} as const;

/**
 * The server's page that the link in a verification mail opens. Opening the page does not confirm the email
 * address. The page's button confirms it, and then leads to {@link verifyPath}. Not in the original
 * specification.
 */
export const confirmPath = "/auth/confirm";

/** Paths of the health checks, which load balancers request. Not in the original specification. */
export const healthPaths = { live: "/livez", ready: "/readyz", healthy: "/healthz" } as const;

/** The server's page with the mails that were not sent, for development. Not in the original specification. */
export const outboxPath = "/dev/outbox";

/** Path of the kit's Storybook on the server, if it is configured. Not in the original specification. */
export const designPath = "/design";

/**
 * Whether the server, or a web server before it, answers at a path, so that the site cannot have a page there.
 * Computes its lists itself, so that the browser's bundle does not contain them.
 */
export function isServerPath(path: string): boolean {
  const paths: readonly string[] = [...Object.values(healthPaths), outboxPath, designPath];
  // `confirmPath` has no slash: the server also reads a verification link to which a mail program appended text.
  const prefixes = ["/api/", "/assets/", "/media/", `${designPath}/`, confirmPath];
  return paths.includes(path) || prefixes.some((prefix) => path.startsWith(prefix));
}

/**
 * The site's page that signs the user in. It reads the access token and the refresh token from the fragment
 * (section 2, "Sign-up").
 */
export const verifyPath = "/auth/verify";

/**
 * The site's page for requesting and setting a new password. The token of the mail's link is in the
 * fragment, which browsers send to no server. Not in the original specification.
 */
export const resetPath = "/auth/reset";
