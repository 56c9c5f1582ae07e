/**
 * Where frames and calls go (specification, section 7). Apart from the schemas, so that a caller in
 * the browser need not load them.
 */

/** Path of the Socket.IO endpoint (section 7). */
export const chatSocketPath = "/api/v1/socket.io/";
/** The one event a client sends; the frame's `type` tells what it wants (section 7). */
export const chatFrameEvent = "chat_message";

/** Where an uploaded file is fetched by the visitor who brought it; ours. */
export const uploadPath = (id: string) => `/api/v1/uploads/${id}`;

/** Path of each HTTP call (section 7, "HTTP"). */
export const apiPaths = {
  chatSessions: "/api/v1/chat/sessions",
  chatMessages: "/api/v1/chat/messages",
  analyticsTrack: "/api/v1/analytics/track",
  upload: "/api/v1/upload",
  signUp: "/api/v1/auth/sign-up",
  login: "/api/v1/auth/login",
  verificationStatus: "/api/v1/auth/verification-status",
  resendVerification: "/api/v1/auth/resend-verification",
  /** Ours, beside the specification's: without it an access token could not be a short one. */
  refresh: "/api/v1/auth/refresh",
  /** Ours: ends a login on the server, so that its tokens are worth nothing. */
  logout: "/api/v1/auth/logout",
} as const;

/**
 * The page that the link in a verification mail opens. Its button, and nothing else, confirms the
 * address; then it leads on to {@link verifyPath}.
 */
export const confirmPath = "/auth/confirm";

/** The site's page that takes the tokens over, from the address's fragment (section 2). */
export const verifyPath = "/auth/verify";
