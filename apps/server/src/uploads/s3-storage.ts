import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";

import { AwsClient } from "aws4fetch";

import { StorageError, type UploadStorage } from "./storage.ts";

/** An S3 bucket, with the credentials for it. */
export interface S3Options {
  /** Address of the service, for example https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Time limit for a request with its retries, until its response begins, in milliseconds. */
const timeoutMs = 30_000;
/** How often a request is repeated at most after an error of the service (5xx, 429). */
const retries = 2;

/**
 * Stores files in a bucket of any S3-compatible service (path style, signature version 4:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html). Downloads
 * pass through this server, which checks their owner.
 */
export class S3Storage implements UploadStorage {
  readonly description: string;
  readonly #client: AwsClient;
  readonly #root: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
    this.#root = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}/uploads`;
    this.description = `bucket ${bucket} at ${new URL(endpoint).host}`;
  }

  async store(id: string, file: string): Promise<void> {
    const body = await readFile(file);
    await this.#request("PUT", id, {
      body,
      headers: {
        "content-type": "application/octet-stream",
        // The signature covers this hash, so the service rejects content that was changed on the way.
        "x-amz-content-sha256": createHash("sha256").update(body).digest("hex"),
      },
    });
  }

  async open(id: string): Promise<Readable | undefined> {
    const response = await this.#request("GET", id);
    return response?.body ? Readable.from(response.body) : undefined;
  }

  async remove(id: string): Promise<void> {
    const response = await this.#request("DELETE", id);
    await response?.body?.cancel();
  }

  /**
   * @returns Undefined if there is no such file. Google's S3 interface also answers that to DELETE.
   * @throws {StorageError} Also for a missing bucket, which is a 404 as well: a file that counted as deleted
   * would lose its row, and nobody would find the file again.
   */
  async #request(
    method: string,
    id: string,
    init: Pick<RequestInit, "body" | "headers"> = {},
  ): Promise<Response | undefined> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    let answer: string;
    try {
      const { signal } = controller;
      const response = await this.#client.fetch(`${this.#root}/${id}`, { method, signal, ...init });
      if (response.ok) return response;
      const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
      if (code === "NoSuchKey" && method !== "PUT") return undefined;
      answer = [response.status, code].filter(Boolean).join(" ");
    } catch (error) {
      throw new StorageError(`The bucket did not answer to ${method}`, { cause: error });
    } finally {
      // The body of a file has no time limit: it is read as fast as the visitor receives it.
      clearTimeout(timer);
    }
    throw new StorageError(`The bucket answered ${answer} to ${method}`);
  }
}
