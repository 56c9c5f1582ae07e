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

/**
 * Where a conversation's earlier messages are asked for; ours.
 * @param before id of the first message that is known.
 */
export const earlierMessagesPath = (sessionId: string, before: string) =>
  `/api/v1/chat/sessions/${sessionId}/messages?before=${before}`;

/** Path of each HTTP call (section 7, "HTTP"). */
export const apiPaths = {
  chatSessions: "/api/v1/chat/sessions",
  chatMessages: "/api/v1/chat/messages",
  /** Ours: a visitor has his conversation removed, with its files. */
  eraseSession: "/api/v1/chat/sessions/erase",
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
  /** Ours: asks for the mail with which a new password is chosen. */
  forgotPassword: "/api/v1/auth/forgot-password",
  /** Ours: chooses it. */
  resetPassword: "/api/v1/auth/reset-password",
} as const;

/**
 * The page that the link in a verification mail opens. Its button, and nothing else, confirms the
 * address; then it leads on to {@link verifyPath}.
 */
export const confirmPath = "/auth/confirm";

/** The site's page that takes the tokens over, from the address's fragment (section 2). */
export const verifyPath = "/auth/verify";

/**
 * The site's page where a new password is asked for, and chosen by whoever comes with the link of the
 * mail: its token is in the fragment, which no server and no other page gets to see.
 */
export const resetPath = "/auth/reset";
