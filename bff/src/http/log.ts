import { pino, stdTimeFunctions } from "pino";
import type { DestinationStream, LogFn, Logger } from "pino";
import type { RequestLogger } from "../graphql/context.ts";

/** The parts of an error that never hold a user's values or the service's texts. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly at: readonly string[];
  readonly cause?: LoggedError;
}

/**
 * An error as it goes into the log. pino's own form would write every property: valibot's errors carry the
 * input they refused, and a password may be in it.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "Something that is no error was thrown.", at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const message = error.name === "ValiError" ? "A value did not fit." : error.message.slice(0, 500);
  return {
    type: error.name,
    message,
    at: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause === undefined || depth >= 3 ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Names that are blanked wherever they stand in a log line, up to two levels deep. */
const secretNames = [
  "password",
  "pw",
  "cookie",
  "authorization",
  "token",
  "access_token",
  "apiKey",
  "variables",
];

/**
 * The same log for lines whose fields are all our own and never hold a secret, as the line of each operation: looking
 * for secrets costs more than the rest of such a line.
 */
export function withoutRedaction(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

/** The log of the process, as JSON lines. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[secret]",
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The log of one request, with its id in every line. Few requests write one, so it is only made when they do. */
export class RequestLog implements RequestLogger {
  readonly #log: Logger;
  readonly #requestId: string;
  #own: Logger | null = null;

  constructor(log: Logger, requestId: string) {
    this.#log = log;
    this.#requestId = requestId;
  }

  get info(): LogFn {
    return this.#made().info.bind(this.#own);
  }

  get warn(): LogFn {
    return this.#made().warn.bind(this.#own);
  }

  get error(): LogFn {
    return this.#made().error.bind(this.#own);
  }

  #made(): Logger {
    this.#own ??= this.#log.child({ requestId: this.#requestId });
    return this.#own;
  }
}
