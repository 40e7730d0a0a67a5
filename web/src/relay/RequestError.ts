/**
 * Why a whole request failed; failures of single fields stay in the response and are not of this type.
 * - `unreachable`: no response came (offline, refused, timed out).
 * - `unauthenticated`: the session has ended.
 * - `throttled`: too many requests; `retryAfterSeconds` says when to come back.
 * - `unavailable`: the gateway answered that it or the service behind it cannot work now.
 * - `notOffered`: the service behind the gateway does not have what the page is about (decision D-13).
 * - `rejected`: the gateway refused the request as such; a fault of the program, not of the user.
 */
export type RequestFailure =
  | "unreachable"
  | "unauthenticated"
  | "throttled"
  | "unavailable"
  | "notOffered"
  | "rejected";

/** A request that brought no data at all. The message is for logs; users read `useFailureText`. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly failure: RequestFailure;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    failure: RequestFailure,
    message: string,
    options?: { cause?: unknown; retryAfterSeconds?: number | undefined },
  ) {
    super(message, options);
    this.failure = failure;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}
