/**
 * The durations of the contract. Each name ends with its unit (`…Ms`, `…Seconds`, `…Minutes`, `…Hours`),
 * except for ratios and counts. Imports no schema library, so that the browser loads only numbers.
 */

// Chat intro (specification, sections 4 and 9: "Intro animation 1.5 s, 1.2 s, 0.8 s").

/** Duration of the typed 'initializing' line in the chat's intro. */
export const introInitializingMs = 1500;
/** Duration of the 'system ready' line that follows. */
export const introReadyMs = 1200;
/** Duration of the transition from the intro to the conversation. */
export const introLeaveMs = 800;

// Socket (sections 4, 7 and 9).

/** How long one attempt to connect may take before it counts as failed. */
export const socketConnectTimeoutMs = 20_000;
/** Attempts to reconnect before the client gives up and offers a retry. */
export const socketReconnectionAttempts = 5;
/** Pause before the first attempt to reconnect. */
export const socketReconnectionDelayMs = 1000;
/** Longest pause between two attempts. */
export const socketReconnectionDelayMaxMs = 5000;
/** Share, 0 to 1, by which a pause varies at random, so that clients do not reconnect all at once. */
export const socketReconnectionJitter = 0.5;
/**
 * How long the client waits for the acknowledgement of a frame before the sending fails with 'operation has
 * timed out' (section 8). The specification names no duration; ours equals the connection timeout.
 */
export const socketAcknowledgementTimeoutMs = 20_000;

// HTTP calls (ours, the specification sets none).

/** How long the client waits for the whole answer to an HTTP call. */
export const callTimeoutMs = 20_000;
/** How long a file may take to arrive at the server: enough for 10 MB over a slow mobile connection. */
export const uploadArrivalLimitMs = 120_000;
/**
 * How long the client waits for the answer to an upload. Longer than the server's limit, so that the
 * visitor reads the server's message, which says what to do.
 */
export const uploadTimeoutMs = uploadArrivalLimitMs + callTimeoutMs;

// Streaming (ours, the specification sets no interval). The intervals are short enough that the text grows
// smoothly, and long enough that repeating the whole text in each chunk (`accumulated`) stays cheap.

/** Least time between two `stream_chunk` events of one answer. */
export const streamChunkFastestMs = 30;
/** Longest time that text of an answer waits in the server before it is sent. */
export const streamChunkSlowestMs = 50;

// Email verification (sections 4 and 9).

/** Pause between two status checks after a negative result. */
export const verificationPollIntervalMs = 3000;
/** Pause before the next check after a failed one; an aborted request does not count as failed. */
export const verificationErrorRetryMs = 10_000;
/** Polling ends after this time: 15 minutes. */
export const verificationPollStopMs = 15 * 60 * 1000;
/** How long 'Email sent!' is shown after a resend. */
export const resendSuccessMs = 3000;
/** Countdown during which resending is disabled ('Resend in {n}s'). The server enforces it too. */
export const resendCooldownSeconds = 60;
/** Validity of a verification link (ours, the specification sets none). */
export const verificationLinkHours = 24;
/** Validity of a reset link (ours). */
export const passwordResetMinutes = 60;
