/**
 * Where frames and calls go (specification, section 7). Apart from the schemas, so that a caller in
 * the browser need not load them.
 */

/** Path of the Socket.IO endpoint (section 7). */
export const chatSocketPath = "/api/v1/socket.io/";
/** The one event a client sends; the frame's `type` tells what it wants (section 7). */
export const chatFrameEvent = "chat_message";

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
} as const;
