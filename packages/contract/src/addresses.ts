/**
 * Paths of the HTTP calls and pages, and the socket's path and event (specification, section 7). Separate
 * from the schemas, so that the browser can load them without the schema library.
 */

/** Path of the Socket.IO endpoint (section 7). */
export const chatSocketPath = "/api/v1/socket.io/";
/** The only event a client sends; the frame's `type` says what it requests (section 7). */
export const chatFrameEvent = "chat_message";

/** Path of an uploaded file, which only its visitor may load; ours. */
export const uploadPath = (id: string) => `/api/v1/uploads/${id}`;

/**
 * Path of a conversation's earlier messages; ours.
 *
 * @param before Id of the earliest message that the client has. The answer contains those before it.
 */
export const earlierMessagesPath = (sessionId: string, before: string) =>
  `/api/v1/chat/sessions/${sessionId}/messages?before=${before}`;

/** Path of each HTTP call (section 7, "HTTP"). */
export const apiPaths = {
  chatSessions: "/api/v1/chat/sessions",
  chatMessages: "/api/v1/chat/messages",
  /** Ours: deletes a visitor's conversation with its files. */
  eraseSession: "/api/v1/chat/sessions/erase",
  analyticsTrack: "/api/v1/analytics/track",
  upload: "/api/v1/upload",
  signUp: "/api/v1/auth/sign-up",
  login: "/api/v1/auth/login",
  verificationStatus: "/api/v1/auth/verification-status",
  resendVerification: "/api/v1/auth/resend-verification",
  /** Ours: renews a login, so that access tokens can be short-lived. */
  refresh: "/api/v1/auth/refresh",
  /** Ours: ends a login on the server, which invalidates its tokens. */
  logout: "/api/v1/auth/logout",
  /** Ours: requests the mail for a new password. */
  forgotPassword: "/api/v1/auth/forgot-password",
  /** Ours: sets the new password. */
  resetPassword: "/api/v1/auth/reset-password",
} as const;

/**
 * The page that the link in a verification mail opens. Opening it does not confirm the address: its button
 * does, and then leads to {@link verifyPath}.
 */
export const confirmPath = "/auth/confirm";

/** The site's page that reads the tokens from the fragment (section 2, "Sign-up"). */
export const verifyPath = "/auth/verify";

/**
 * The site's page for requesting and setting a new password. The token of the mail's link is in the
 * fragment, which browsers send to no server.
 */
export const resetPath = "/auth/reset";
