/** What is wrong with a field, for programs; people read the message. */
export type IssueCode =
  | "REQUIRED"
  | "TOO_LONG"
  | "TOO_SHORT"
  | "OUT_OF_RANGE"
  | "BAD_FORMAT"
  | "NOT_OFFERED"
  | "TAKEN"
  | "INVALID";

/** One thing that is wrong with an input. */
export interface ValidationIssue {
  /** The input's field names, outermost first; empty when it is about the whole input. */
  readonly path: readonly string[];
  readonly message: string;
  /** `INVALID` when nothing more is known. */
  readonly code?: IssueCode;
}

/** The input breaks a rule of the business; each issue says which. */
export class ValidationError extends Error {
  override readonly name = "ValidationError";
  readonly code = "INVALID_INPUT";
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super(issues.map((issue) => issue.message).join(" · ") || "The input is not valid.");
    this.issues = issues;
  }
}

/** Nobody is signed in, the session has ended, or the sign-in was wrong. */
export class UnauthenticatedError extends Error {
  override readonly name = "UnauthenticatedError";
  readonly code = "UNAUTHENTICATED";

  constructor(message = "Sign in to do this.") {
    super(message);
  }
}

/** Signed in, but not allowed. */
export class ForbiddenError extends Error {
  override readonly name = "ForbiddenError";
  readonly code = "FORBIDDEN";

  constructor() {
    super("You are not allowed to do this.");
  }
}

/** Unknown, malformed or somebody else's: always the same words, so that ids cannot be probed. */
export class NotFoundError extends Error {
  override readonly name = "NotFoundError";
  readonly code = "NOT_FOUND";

  constructor() {
    super("This record does not exist.");
  }
}

/** Taken, duplicate, in use, or changed by somebody else meanwhile. */
export class ConflictError extends Error {
  override readonly name = "ConflictError";
  readonly code: "STALE_VERSION" | "TAKEN" | "CONFLICT";
  /** The fields whose values clash; empty when it is about the record as a whole. */
  readonly issues: readonly ValidationIssue[];
  /** The record as it is, noted with its type (`nodeType.ts`), when somebody else has changed it meanwhile. */
  readonly current: object | null;

  constructor(
    message: string,
    issues: readonly ValidationIssue[] = [],
    current: object | null = null,
    code: ConflictError["code"] = current ? "STALE_VERSION" : issues.length > 0 ? "TAKEN" : "CONFLICT",
  ) {
    super(message);
    this.issues = issues;
    this.current = current;
    this.code = code;
  }
}

/** What is said after too many attempts; how long it takes where that is more than a little. */
export function tooManyAttempts(retryAfterSeconds: number): string {
  return retryAfterSeconds <= 90
    ? "Too many attempts. Wait a little and try again."
    : `Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`;
}

/** Too many attempts. */
export class RateLimitedError extends Error {
  override readonly name = "RateLimitedError";
  readonly code = "RATE_LIMITED";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(tooManyAttempts(retryAfterSeconds));
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What is said of a change whose answer did not arrive. The same key, version or id finds out what became of it. */
export const unknownOutcome = "We do not know whether this was saved. Try again to find out.";

/** The service could not be reached, or did not answer in time. */
export class UnavailableError extends Error {
  override readonly name = "UnavailableError";
  readonly code = "UNAVAILABLE";
  readonly outcome: "NOT_APPLIED" | "UNKNOWN";

  constructor(outcome: "NOT_APPLIED" | "UNKNOWN") {
    super(outcome === "UNKNOWN" ? unknownOutcome : "We could not reach the service. Try again.");
    this.outcome = outcome;
  }
}

/** The service behind the gateway has no such call (decision D-13). Nothing was changed, and nothing will be by repeating. */
export class NotOfferedError extends Error {
  override readonly name = "NotOfferedError";
  readonly code = "NOT_OFFERED";

  constructor() {
    super("The service behind this back office does not offer this.");
  }
}

/** Every expected failure of a mutation. */
export type ExpectedError =
  | ValidationError
  | UnauthenticatedError
  | ForbiddenError
  | NotFoundError
  | ConflictError
  | RateLimitedError
  | UnavailableError
  | NotOfferedError;

/** Which kind of failure it is, for programs. */
export type ErrorCode = ExpectedError["code"];
