/**
 * All limits except durations, which are in timings.ts. Lengths of text count UTF-16 code units, as
 * JavaScript's `length` and the `maxlength` attribute do, so that browser and server agree.
 */

// Chat. The specification sets no length limits (section 5); these are ours.

/** Longest message a visitor may send. */
export const messageMaxLength = 4000;
/** Longest title of a chat session. */
export const sessionTitleMaxLength = 120;
/** Most entries in a session's metadata. */
export const sessionMetadataMaxEntries = 20;
/** Longest key of a session's metadata. */
export const sessionMetadataKeyMaxLength = 64;
/** Longest text value in a session's metadata. */
export const sessionMetadataValueMaxLength = 500;
/**
 * Longest answer of the assistant. Each chunk repeats the text so far (`accumulated`), so the bytes sent
 * for an answer grow with the square of its length.
 */
export const answerMaxLength = 8000;
/** Longest query of the assistant's search tool. */
export const searchQueryMaxLength = 400;
/** Most passages that the search tool returns. */
export const searchResultsMax = 8;
/** Most follow-up questions per answer. */
export const followUpsMax = 3;
/**
 * Most messages of a conversation, questions and answers together. Every question is answered with
 * the messages before it, so the cost per question grows with the conversation.
 */
export const conversationMaxMessages = 400;
/**
 * Messages per page of a conversation. When a client resumes the conversation, the server sends the last
 * page, and earlier pages on request.
 */
export const conversationPageMessages = 50;
/**
 * Largest frame of the socket that the server reads, in bytes. It is much larger than the longest message in any
 * writing system, so that a message that is too long is refused with a text. The server closes the connection of
 * a client that sends a still larger frame. The HTTP calls refuse a body from 68 kB on (`http/chat.ts` in the
 * server), because they can answer it.
 */
export const socketFrameMaxBytes = 256 * 1024;
/**
 * Most bytes that may wait to be sent on one connection. The server closes a connection with more. A page of
 * messages, which a client gets when it resumes, is smaller, and so is everything that the server sends in
 * 30 seconds of an ordinary answer.
 */
export const socketUnreadMaxBytes = 4 * 1024 * 1024;
/**
 * Title of a session for which the client sets none, such as the session that a first message creates
 * (section 5).
 */
export const defaultSessionTitle = "New Chat";

// Upload (section 5: "a form with file and sessionId"; sizes and types are ours).

/** Largest file a visitor may attach, in bytes: 10 MB. */
export const uploadMaxBytes = 10 * 1024 * 1024;
/** Longest stored file name; a longer one is cut before its extension. */
export const uploadNameMaxLength = 200;
/** Most files of one message. */
export const messageAttachmentsMax = 5;
/** Most bytes of all stored files of one visitor: 100 MB. */
export const uploadQuotaBytes = 100 * 1024 * 1024;
/** Most stored files of one visitor. */
export const uploadQuotaFiles = 100;
/** Media types a visitor may attach. */
export const uploadMediaTypes = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/webp",
  "text/csv",
  "text/plain",
] as const;
/** Extensions of text files that a visitor may attach; the first is the default. */
export const uploadTextExtensions = [".txt", ".text", ".log", ".md", ".csv"] as const;

// Accounts (sections 5 and 9).

/** Shortest password (specification, section 9). */
export const passwordMinLength = 8;
/** Longest password. A longer one is refused, not shortened (ours; the specification sets no limit). */
export const passwordMaxLength = 128;
/** The characters that count as special in a password, exactly as section 5 lists them. */
export const passwordSpecialCharacters = '!@#$%^&*(),.?":{}|<>';
/** Longest first or last name (ours). */
export const nameMaxLength = 100;
/** Longest email address (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
export const emailMaxLength = 254;

// Analytics (section 7 says "event body"; sizes are ours).

/** Most events in one request of the HTTP call for analytics. */
export const analyticsBatchMaxEvents = 50;
/** Longest text in an event. */
export const analyticsTextMaxLength = 300;
/** Largest body of an analytics request, in bytes: a full batch of ordinary events is smaller. */
export const analyticsBodyMaxBytes = 32 * 1024;

// Page (section 9).

/** Scroll progress (0 to 1) beyond which the floating call-to-action shows. */
export const floatingCtaScrollThreshold = 0.5;
