/** Why a request is not followed: a status of HTTP, and a sentence for the person. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
