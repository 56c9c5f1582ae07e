/** A refused request, with its HTTP status. The message says what happened and what to do. */
export class HttpRefusal extends Error {
  override name = "HttpRefusal";
  readonly status: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
