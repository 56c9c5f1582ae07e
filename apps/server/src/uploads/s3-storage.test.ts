import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";

import { AwsV4Signer } from "aws4fetch";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type S3Options, S3Storage } from "./s3-storage.ts";
import { StorageError } from "./storage.ts";

const credentials = {
  region: "eu-central-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "a secret that never leaves us",
};

/** An error's body (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html). */
const problem = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/**
 * A mock of S3 that supports what we use and rejects requests that are not signed with our key. Its only bucket
 * is `larkline-files`.
 */
class FakeS3 {
  readonly objects = new Map<string, Buffer>();
  /** Method and path of each request. */
  readonly requests: string[] = [];
  /** Error statuses, or codes of a 404, that the next requests get, one each. */
  faults: (number | string)[] = [];
  /**
   * If set, the service sends the first 4 bytes of an object, and the others when this resolves. It then answers
   * DELETE with a body, too, which it does not end.
   */
  pauseBeforeEnd: Promise<void> | undefined;
  /** Whether the service accepts requests without answering them. */
  isSilent = false;
  /** Whether a missing file cannot be deleted, as at Google. S3 itself answers 204. */
  refusesMissing = false;
  #server: Server | undefined;
  url = "";

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void (async () => {
        const { method = "", url = "", headers } = request;
        const body = await buffer(request);
        this.requests.push(`${method} ${url}`);
        if (this.isSilent) return undefined;
        const fault = this.faults.shift();
        if (typeof fault === "number") return response.writeHead(fault).end();
        if (fault !== undefined) return response.writeHead(404).end(problem(fault));
        const signed = String(headers["x-amz-content-sha256"]);
        const expected = await new AwsV4Signer({
          ...credentials,
          service: "s3",
          method,
          url: `${this.url}${url}`,
          datetime: String(headers["x-amz-date"]),
          headers: { "x-amz-content-sha256": signed },
        }).sign();
        if (headers.authorization !== expected.headers.get("authorization")) {
          return response.writeHead(403).end(problem("SignatureDoesNotMatch"));
        }
        if (!url.startsWith("/larkline-files/")) {
          return response.writeHead(404).end(problem("NoSuchBucket"));
        }
        if (method === "PUT") {
          if (signed !== createHash("sha256").update(body).digest("hex")) {
            return response.writeHead(400).end(problem("XAmzContentSHA256Mismatch"));
          }
          this.objects.set(url, body);
          return response.writeHead(200).end();
        }
        const object = this.objects.get(url);
        if (method === "DELETE" && !(this.refusesMissing && object === undefined)) {
          this.objects.delete(url);
          if (this.pauseBeforeEnd !== undefined) return response.writeHead(200).write("done");
          return response.writeHead(204).end();
        }
        if (object !== undefined && this.pauseBeforeEnd !== undefined) {
          response.writeHead(200).write(object.subarray(0, 4));
          await this.pauseBeforeEnd;
          return response.end(object.subarray(4));
        }
        return object === undefined
          ? response.writeHead(404).end(problem("NoSuchKey"))
          : response.writeHead(200).end(object);
      })();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("No port was opened");
    this.#server = server;
    this.url = `http://127.0.0.1:${address.port}`;
  }

  connections(): Promise<number> {
    return new Promise((resolve) => {
      this.#server?.getConnections((_error, count) => resolve(count));
    });
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    await (this.#server && once(this.#server, "close"));
  }
}

describe("files in a bucket", () => {
  let service: FakeS3;
  let folder: string;
  let file: string;

  beforeEach(async () => {
    service = new FakeS3();
    await service.start();
    folder = await mkdtemp(path.join(tmpdir(), "larkline-bucket-"));
    file = path.join(folder, "draft");
    await writeFile(file, "content of a file");
  });
  afterEach(async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const storage = (options: Partial<S3Options> = {}) =>
    new S3Storage({ ...credentials, endpoint: service.url, bucket: "larkline-files", ...options });
  const read = async (id: string) => {
    const opened = await storage().open(id);
    return opened && (await buffer(opened)).toString();
  };

  it("are stored under their id, read and removed with signed requests", async () => {
    await storage().store("an-id", file);
    expect([...service.objects.keys()]).toEqual(["/larkline-files/uploads/an-id"]);
    expect(await read("an-id")).toBe("content of a file");
    await storage({ endpoint: `${service.url}/` }).remove("an-id");
    expect(await read("an-id")).toBeUndefined();
    // Removing a missing file succeeds.
    await storage().remove("an-id");
    service.refusesMissing = true;
    await storage().remove("an-id");
  });

  it("do not count as missing or deleted if their bucket is missing, or another service answers", async () => {
    const misspelt = storage({ bucket: "larkline-file" });
    await expect(misspelt.open("an-id")).rejects.toThrow("answered 404 NoSuchBucket to GET");
    await expect(misspelt.remove("an-id")).rejects.toThrow(StorageError);
    service.faults = [404];
    await expect(storage().remove("an-id")).rejects.toThrow("answered 404 to DELETE");
  });

  it("do not count as stored if the service answers that they are missing", async () => {
    service.faults = ["NoSuchKey"];
    await expect(storage().store("an-id", file)).rejects.toThrow("answered 404 NoSuchKey to PUT");
  });

  it("are neither stored nor read with a wrong key; the error has no secrets", async () => {
    const wrong = storage({ secretAccessKey: "another secret" });
    await expect(wrong.store("an-id", file)).rejects.toThrow(
      /^The bucket answered 403 SignatureDoesNotMatch to PUT$/,
    );
    await expect(wrong.open("an-id")).rejects.toThrow(
      /^The bucket answered 403 SignatureDoesNotMatch to GET$/,
    );
    expect(service.objects.size).toBe(0);
  });

  it("are stored despite a temporary error of the service", async () => {
    service.faults = [503, 500];
    await storage().store("an-id", file);
    expect(service.requests).toHaveLength(3);
    service.faults = [500, 500, 500];
    await expect(storage().open("an-id")).rejects.toThrow("The bucket answered 500 to GET");
  });

  it("report an unavailable service as a storage error, not as a database error", async () => {
    const { url } = service;
    await service.stop();
    const away = new S3Storage({ ...credentials, endpoint: url, bucket: "larkline-files" });
    await expect(away.open("an-id")).rejects.toThrow(StorageError);
    await service.start();
  });

  it("are read to their end, however long that takes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    // Lets the fake timers control `AbortSignal.timeout` as well, in case the storage uses it.
    const signalAfter = vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    });
    try {
      await storage().store("an-id", file);
      let release: (() => void) | undefined;
      service.pauseBeforeEnd = new Promise((resolve) => {
        release = resolve;
      });
      const opened = await storage().open("an-id");
      vi.advanceTimersByTime(10 * 60_000);
      release?.();
      expect(opened && (await buffer(opened)).toString()).toBe("content of a file");
      // A request that gets no answer is aborted after 30 seconds.
      service.isSilent = true;
      const rejection = expect(storage().open("an-id")).rejects.toThrow(StorageError);
      await expect.poll(() => service.requests).toHaveLength(3);
      vi.advanceTimersByTime(30_000);
      await rejection;
    } finally {
      signalAfter.mockRestore();
      vi.useRealTimers();
    }
  });

  it("are removed without keeping the connection of a response that does not end", async () => {
    service.pauseBeforeEnd = new Promise(() => undefined);
    // Keeps the response: the garbage collector would close its connection.
    const request = vi.spyOn(globalThis, "fetch");
    try {
      await storage().remove("an-id");
      await expect.poll(() => service.connections()).toBe(0);
    } finally {
      request.mockRestore();
    }
  });

  it("describe their location without secrets", () => {
    expect(storage().description).toBe(`bucket larkline-files at ${new URL(service.url).host}`);
  });
});
