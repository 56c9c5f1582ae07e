/** An error that is sent as the response to a request: an HTTP status, and a message for the reviewer. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
