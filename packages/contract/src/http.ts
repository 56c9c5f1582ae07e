/** The HTTP calls (specification, section 7, "HTTP"). Bodies are JSON, except for the upload's form. */
import * as v from "valibot";

import {
  loginBodySchema,
  loginDataSchema,
  forgotPasswordBodySchema,
  forgotPasswordDataSchema,
  logoutBodySchema,
  logoutDataSchema,
  refreshBodySchema,
  resendVerificationDataSchema,
  resetPasswordBodySchema,
  resetPasswordDataSchema,
  signUpBodySchema,
  signUpDataSchema,
  verificationStatusDataSchema,
} from "./account.ts";
import { apiPaths } from "./addresses.ts";
import { analyticsBodySchema } from "./analytics.ts";
import {
  attachmentIdsSchema,
  attachmentSchema,
  chatMessageSchema,
  chatSessionSchema,
  contentTypeSchema,
  idSchema,
  messageContentSchema,
  sessionMetadataSchema,
  sessionTitleSchema,
} from "./chat.ts";
import { conversationPageMessages, defaultSessionTitle } from "./limits.ts";

/**
 * Body of POST /api/v1/chat/sessions, like the frame `create_session` without `sessionId` and `lastSeq`. A
 * repeated call with the same `id` returns the same session.
 */
export const chatSessionsBodySchema = v.object({
  /** Made by the client, so that a retry has no second effect. */
  id: v.optional(idSchema),
  title: v.optional(sessionTitleSchema, defaultSessionTitle),
  metadata: v.optional(sessionMetadataSchema, {}),
});

/**
 * Body of POST /api/v1/chat/messages, like the frame `send_message`. The response is sent when the
 * assistant's answer has ended. A repeated call with the same `id` changes nothing and returns the stored
 * messages, so that a client whose connection broke still gets the answer. Exception: an answer that ended
 * without text starts again.
 */
export const chatMessagesBodySchema = v.object({
  /** Made by the client, so that a retry has no second effect. */
  id: v.optional(idSchema),
  sessionId: v.optional(idSchema),
  content: messageContentSchema,
  contentType: v.optional(contentTypeSchema, "text"),
  attachments: v.optional(attachmentIdsSchema),
});

/**
 * Body of POST /api/v1/chat/sessions/erase: deletes the conversation with its messages and files.
 */
export const eraseSessionBodySchema = v.object({
  sessionId: idSchema,
});

/** Answer to POST /api/v1/chat/messages. */
export const chatMessagesDataSchema = v.object({
  /** The visitor's stored message. Its `sessionId` names the new session if none was sent. */
  message: chatMessageSchema,
  /** The assistant's answer; `metadata.state` says whether it is complete. */
  answer: chatMessageSchema,
});

/** Answer to GET `earlierMessagesPath`: the messages before the one that the path names, oldest first. */
export const earlierMessagesDataSchema = v.object({
  messages: v.pipe(v.array(chatMessageSchema), v.maxLength(conversationPageMessages)),
  /** Whether there are earlier messages. */
  hasEarlier: v.boolean(),
});

/** Fields of the upload's form, without the file itself. */
export const uploadFieldsSchema = v.object({
  sessionId: idSchema,
});

/** Answer to POST /api/v1/upload: the stored file, with the id by which a message refers to it. */
export const uploadDataSchema = attachmentSchema;

/** A request without a body. */
const noBody = v.undefined();

/**
 * The HTTP calls whose paths are in `apiPaths`. `body` is the schema of the request's body, or of the
 * upload's fields; `data` is the schema of a 2xx answer's body. Answers with another status have the body
 * `errorBodySchema`.
 */
export const calls = {
  chatSessions: {
    method: "POST",
    path: apiPaths.chatSessions,
    body: chatSessionsBodySchema,
    data: v.object({ session: chatSessionSchema }),
  },
  chatMessages: {
    method: "POST",
    path: apiPaths.chatMessages,
    body: chatMessagesBodySchema,
    data: chatMessagesDataSchema,
  },
  eraseSession: {
    method: "POST",
    path: apiPaths.eraseSession,
    body: eraseSessionBodySchema,
    data: v.object({}),
  },
  analyticsTrack: {
    method: "POST",
    path: apiPaths.analyticsTrack,
    body: analyticsBodySchema,
    data: v.object({}),
  },
  upload: {
    method: "POST",
    path: apiPaths.upload,
    body: uploadFieldsSchema,
    data: uploadDataSchema,
  },
  signUp: {
    method: "POST",
    path: apiPaths.signUp,
    body: signUpBodySchema,
    data: signUpDataSchema,
  },
  login: {
    method: "POST",
    path: apiPaths.login,
    body: loginBodySchema,
    data: loginDataSchema,
  },
  verificationStatus: {
    method: "GET",
    path: apiPaths.verificationStatus,
    body: noBody,
    data: verificationStatusDataSchema,
  },
  resendVerification: {
    method: "POST",
    path: apiPaths.resendVerification,
    body: noBody,
    data: resendVerificationDataSchema,
  },
  refresh: {
    method: "POST",
    path: apiPaths.refresh,
    body: refreshBodySchema,
    data: loginDataSchema,
  },
  logout: {
    method: "POST",
    path: apiPaths.logout,
    body: logoutBodySchema,
    data: logoutDataSchema,
  },
  forgotPassword: {
    method: "POST",
    path: apiPaths.forgotPassword,
    body: forgotPasswordBodySchema,
    data: forgotPasswordDataSchema,
  },
  resetPassword: {
    method: "POST",
    path: apiPaths.resetPassword,
    body: resetPasswordBodySchema,
    data: resetPasswordDataSchema,
  },
} as const;

export type EarlierMessagesData = v.InferOutput<typeof earlierMessagesDataSchema>;
export type CallName = keyof typeof calls;
/** Body of a call's request. */
export type CallBody<Name extends CallName> = v.InferInput<(typeof calls)[Name]["body"]>;
/** Body of a call's 2xx answer. */
export type CallData<Name extends CallName> = v.InferOutput<(typeof calls)[Name]["data"]>;

/** Body of every answer that is not 2xx (section 7, "Result handling"). */
export const errorBodySchema = v.object({
  /** Readable text: what happened and what to do. */
  message: v.string(),
  /** Seconds until a retry makes sense; also sent as the header `Retry-After`. */
  retryAfter: v.optional(v.pipe(v.number(), v.minValue(0))),
});
