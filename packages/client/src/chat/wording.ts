/** Texts of the chat client for visitors, where the server sends none. */

import { connectionProblems, problems } from "@larkline/contract/problems";

/** The text that the banner shows after 'Connection error: '. */
export function connectionProblem(reason: string): string {
  return connectionProblems[reason] ?? reason;
}

const connectionLost = "The connection was lost. Try again once it is back.";
const noAnswer: Readonly<Record<string, string>> = {
  [problems.socketNotConnected]: connectionLost,
  [problems.socketDisconnected]: connectionLost,
  [problems.acknowledgementTimeout]: "The server did not answer in time. Try again.",
};

/** Why the server did not get a message, for visitors. The specification's reasons (section 8) are for developers. */
export const sendingProblem = (reason: string): string => noAnswer[reason] ?? reason;

/** Shown with a file whose upload failed without a reason. */
export const uploadFailed = "The upload failed. Try again.";
/** Shown with a file whose upload exceeded the time limit. */
export const uploadTooSlow = "The upload took too long. Try again on a better connection.";
/**
 * Shown with a file that could not be uploaded because the client was disconnected, or because no session was
 * created and the server gave no reason.
 */
export const noLineForUpload = "Not connected. Upload it again once the line is back.";
/** Shown when a message with files is sent in a full conversation. */
export const filesUploadedAgain =
  "This starts a new conversation. Your files are being uploaded to it. Send your message after that.";

/** Shown when the visitor sends a message while the conversation is being deleted, which may take seconds. */
export const beingErased = "The conversation is being deleted. Send your message when it is gone.";
/** Shown when a conversation could not be deleted, followed by the server's reason or by `eraseAgain`. */
export const notErased = "The conversation was not deleted.";
/** Shown after `notErased` if the server could not be reached, or it is unknown whether it has the conversation. */
export const eraseAgain = "Check your connection and try again.";
/** Shown after `notErased` if the server has the conversation, but did not recognize the visitor. */
export const visitorUnknown =
  "Your browser did not send the cookie that shows it is yours. Allow cookies and try again.";
/** Shown in the other tabs when one tab has deleted the conversation. */
export const erasedElsewhere = "The conversation was deleted in another tab.";

/** Shown after a request was refused because the server no longer has the conversation. */
export const conversationGone =
  "This conversation no longer exists. Your next message begins a new one.";

/** Shown while the server refuses to load the conversation. The client tries again by itself. */
export const notLoaded =
  "Your conversation can't be loaded at the moment. It comes back by itself in a little while.";
