// The HTTP calls that upload and download visitors' files. uploads/uploads.ts stores the files.
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

import fastifyMultipart from "@fastify/multipart";
import { apiPaths, uploadPath } from "@larkline/contract/addresses";
import { type CallData, uploadFieldsSchema } from "@larkline/contract/http";
import { uploadMaxBytes, uploadQuotaBytes, uploadQuotaFiles } from "@larkline/contract/limits";
import { uploadArrivalLimitMs } from "@larkline/contract/timings";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";

import { errorCode } from "../errors/error-code.ts";
import { HttpRefusal } from "../errors/http-refusal.ts";
import type { ChatLimits } from "../limits/chat-limits.ts";
import { notFound } from "../limits/refusal.ts";
import type { Logger } from "../logging/logging.ts";
import type { ChatDesk } from "../realtime/chat-desk.ts";
import { attachmentDisposition, safeFileName } from "../uploads/file-name.ts";
import { mediaTypeOf } from "../uploads/media-type.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { readBody } from "./read-body.ts";
import type { IdentifyCaller } from "./visitor-scope.ts";

/**
 * Content-Security-Policy of a downloaded attachment: everything is forbidden
 * (https://www.w3.org/TR/CSP3/#directive-sandbox).
 */
const sandboxPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

const noRoom = () =>
  new HttpRefusal(
    507,
    "There is no room for files at the moment. Send it by email instead, or try again later.",
  );

const noSuchFile = () => new HttpRefusal(404, "There is no such file.");

const tooManyParts = 'The form has too many fields. Send only "file" and "sessionId".';

/** Messages for the errors of @fastify/multipart about a form that it could read, by their code. */
const problemsOfForms: ReadonlyMap<string | undefined, string> = new Map([
  ["FST_FILES_LIMIT", "The form has several files. Send each file in a form of its own."],
  ["FST_FIELDS_LIMIT", tooManyParts],
  ["FST_PARTS_LIMIT", tooManyParts],
]);

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

export interface UploadCallOptions {
  uploads: Uploads;
  desk: ChatDesk;
  limits: ChatLimits;
  identify: IdentifyCaller;
  log: Pick<Logger, "warn">;
  /** Time limit for an upload in milliseconds; tests use a shorter one. */
  arrivalLimitMs?: number;
}

/** A parsed form: its fields, and its file, whose content is at the temporary path. */
interface Form {
  fields: Record<string, unknown>;
  file: { name: string; truncated: boolean } | undefined;
}

/**
 * Registers the upload of visitors' files, `POST /api/v1/upload` (specification, sections 5 and 7), and their
 * download.
 */
export async function registerUploadCalls(
  app: FastifyInstance,
  options: UploadCallOptions,
): Promise<void> {
  const { uploads, desk, limits, identify } = options;
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    // One file and the field `sessionId`. A few unknown fields are ignored.
    limits: { fileSize: uploadMaxBytes, files: 1, fields: 8, parts: 9, fieldSize: 1000 },
  });
  // Other content types are refused below, with a message about files.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("*", (_request, _body, done) => done(null));

  app.post(apiPaths.upload, async (request, reply) => {
    const caller = identify(request);
    await limits.upload(caller);
    if (!request.isMultipart()) {
      throw new HttpRefusal(
        415,
        'Send the file as a form (multipart/form-data) with "file" and "sessionId".',
      );
    }
    const path = await uploads.draftPath();
    if (path === undefined) {
      options.log.warn("A visitor's file was refused: too little of the disk is free");
      throw noRoom();
    }
    try {
      const form = await readFormInTime(
        request,
        path,
        options.arrivalLimitMs ?? uploadArrivalLimitMs,
      );
      const { sessionId } = readBody(uploadFieldsSchema, form.fields);
      await desk.find(caller, sessionId);
      const draft = await readDraft(form, path);
      await limits.uploadSize(caller, draft.size);
      const stored = await uploads.store(caller.visitorId, sessionId, { ...draft, path });
      if (stored === "no room") {
        options.log.warn("A visitor's file was refused: UPLOADS_TOTAL_MB is reached");
        throw noRoom();
      }
      if (stored === "no session") throw notFound("session");
      if (stored === "over quota") {
        throw new HttpRefusal(
          413,
          `All your files together may have ${megabytes(uploadQuotaBytes)}, and there may be ${uploadQuotaFiles} of them. This one is beyond that; send it by email instead.`,
        );
      }
      const data: CallData<"upload"> = stored;
      return await reply.code(201).send(data);
    } finally {
      await uploads.removeDraft(path);
    }
  });

  app.get<{ Params: { id: string } }>(uploadPath(":id"), async (request, reply) => {
    const caller = identify(request);
    const { id } = request.params;
    await limits.reading(caller);
    const storedFile = v.is(v.pipe(v.string(), v.uuid()), id)
      ? await uploads.find(caller.visitorId, id)
      : undefined;
    if (storedFile === undefined) throw noSuchFile();
    await limits.download(caller, storedFile.size);
    const bytes = await uploads.open(id);
    if (bytes === undefined) throw noSuchFile();
    return reply
      .type(
        storedFile.mediaType.startsWith("text/")
          ? `${storedFile.mediaType}; charset=utf-8`
          : storedFile.mediaType,
      )
      .header("content-length", storedFile.size)
      .header("content-disposition", attachmentDisposition(storedFile.name))
      .header("content-security-policy", sandboxPolicy)
      .header("x-content-type-options", "nosniff")
      .header("cache-control", "private, no-store")
      .send(bytes);
  });
}

/**
 * Reads the whole form within the time limit. On success the caller must remove the file at `path`;
 * on failure this function does it, as soon as nothing writes to the file any more.
 */
async function readFormInTime(
  request: FastifyRequest,
  path: string,
  limitMs: number,
): Promise<Form> {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(
        new HttpRefusal(408, "The file took too long to arrive. Send it again, or a smaller one."),
      );
    }, limitMs);
  });
  const reading = readForm(request, path, signal);
  try {
    return await Promise.race([reading, timeout]);
  } catch (error) {
    // After a timeout, `reading` may stay pending until the connection closes.
    void reading.catch(() => undefined).then(() => rm(path, { force: true }));
    if (error instanceof HttpRefusal) throw error;
    // Errors of the disk are faults of the server (500). Their `syscall` is, for example, `open` or `write`.
    // A broken connection (`syscall` is `read`) and all other errors are due to the request (400).
    if (error instanceof Error && "syscall" in error && error.syscall !== "read") throw error;
    throw new HttpRefusal(
      400,
      problemsOfForms.get(errorCode(error)) ??
        "The form could not be read to its end. Send the file again.",
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the form's fields, and writes its file to `path`. */
async function readForm(request: FastifyRequest, path: string, signal: AbortSignal): Promise<Form> {
  const form: Form = { fields: {}, file: undefined };
  for await (const part of request.parts()) {
    if (part.type === "field") {
      form.fields[part.fieldname] = part.value;
      continue;
    }
    // A file must be read to its end before the next part of the form, even if it will be refused.
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }), { signal });
    if (part.fieldname !== "file") {
      throw new HttpRefusal(400, 'The form\'s file must be named "file".');
    }
    // A part without a file name counts as a file if its type is application/octet-stream. Its name is undefined,
    // which the types of @fastify/multipart leave out.
    const name: string | undefined = part.filename;
    form.file = { name: name ?? "", truncated: part.file.truncated };
  }
  return form;
}

/** Checks the file at `path`, and returns its safe name, media type and size. @throws {HttpRefusal} */
async function readDraft({ file }: Form, path: string) {
  if (file === undefined)
    throw new HttpRefusal(400, 'The form has no "file". Choose one and send again.');
  if (file.truncated) {
    throw new HttpRefusal(
      413,
      `The file is larger than ${megabytes(uploadMaxBytes)}. Send a smaller one.`,
    );
  }
  const { size } = await stat(path);
  if (size === 0) throw new HttpRefusal(400, "The file is empty. Choose another one.");
  const mediaType = await mediaTypeOf(path, file.name);
  if (mediaType === undefined) {
    throw new HttpRefusal(
      415,
      "Files of this kind cannot be attached. PDF, JPEG, PNG, WebP, and text or CSV in UTF-8 can.",
    );
  }
  return { name: safeFileName(file.name, mediaType), mediaType, size };
}
