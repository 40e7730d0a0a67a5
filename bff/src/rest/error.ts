export type RestErrorKind =
  | "invalid"
  | "not-found"
  | "conflict"
  | "stale"
  | "rate-limited"
  | "wrong-credentials"
  | "not-offered"
  | "unavailable"
  | "bad-response";

/**
 * The closed set of ways an upstream call fails. `message` is our own text, or the service's own
 * business message cut to 300 characters of plain text where `kind` is `invalid` or `conflict`.
 */
export class RestError extends Error {
  override readonly name = "RestError";
  readonly kind: RestErrorKind;
  /** The service's field messages by its own field name, when it named any. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether a write may have happened all the same. */
  readonly outcome: "not-applied" | "unknown";
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: RestErrorKind,
    message: string,
    options: {
      readonly fields?: Readonly<Record<string, string>>;
      readonly outcome?: "not-applied" | "unknown";
      readonly retryAfterSeconds?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.fields = options.fields ?? {};
    this.outcome = options.outcome ?? "not-applied";
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** Whether a service said that it has no such call, or, where it does have it, no such record: both look alike (decision D-13). */
export function isMissing(error: unknown): error is RestError {
  return error instanceof RestError && (error.kind === "not-found" || error.kind === "not-offered");
}
