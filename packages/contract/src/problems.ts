/**
 * Texts that the client itself produces when something fails, word for word as in the specification's
 * sections 5, 7 and 8. A message of the server takes precedence.
 */
export const problems = {
  /** Sending while not connected (section 5). */
  socketNotConnected: "Socket not connected",
  /** An acknowledgement that did not come in time (section 8). */
  acknowledgementTimeout: "operation has timed out",
  /** The connection was lost while waiting for an acknowledgement (section 8). */
  socketDisconnected: "socket has been disconnected",
  /** No connection in time (section 8). */
  connectTimeout: "timeout",
  /** A network failure without a text of its own (section 7). */
  network: "Network error",
  /** Sign-up refused without a message (section 8). */
  signUp: "Sign up failed",
  /** Login after sign-up refused without a message (section 8). */
  autoLogin: "Auto-login failed",
  /** A login answer without an access token (section 8). */
  accessTokenMissing: "No access token received from login response",
  /** Any other fault during sign-up (section 8). */
  signUpUnexpected: "An error occurred during sign up. Please try again.",
} as const;

/**
 * What the client shows instead of Socket.IO's reasons of a lost or failed connection. It shows other reasons
 * unchanged (specification, section 8), and also counts them in the event `connection_error`.
 */
export const connectionProblems: Readonly<Record<string, string>> = {
  "transport close": "The line was cut.",
  "transport error": "The line was cut.",
  "ping timeout": "The server stopped answering.",
  "io server disconnect": "The server closed the line.",
  "xhr poll error": "The server can't be reached.",
  "websocket error": "The server can't be reached.",
};
