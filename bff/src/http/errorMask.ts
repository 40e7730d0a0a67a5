import { GraphQLError } from "graphql";
import type { Source, SourceLocation } from "graphql";
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  NotOfferedError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { RestError } from "../rest/error.ts";
import type { RestErrorKind } from "../rest/error.ts";
import { ownWords } from "../rest/responseError.ts";

const restCodes: Readonly<Record<RestErrorKind, string>> = {
  unavailable: "UPSTREAM_UNAVAILABLE",
  "bad-response": "UPSTREAM_BAD_RESPONSE",
  "rate-limited": "RATE_LIMITED",
  "not-offered": "NOT_OFFERED",
  // A record that is missing is null where it is read: what comes here is a call that the service does not know.
  "not-found": "NOT_OFFERED",
  invalid: "BAD_USER_INPUT",
  conflict: "UPSTREAM_BAD_RESPONSE",
  stale: "UPSTREAM_BAD_RESPONSE",
  "wrong-credentials": "UPSTREAM_BAD_RESPONSE",
};

/** The sentences that are said in place of another kind's. */
const saidAs: Partial<Record<RestErrorKind, RestErrorKind>> = {
  "not-found": "not-offered",
  conflict: "bad-response",
  stale: "bad-response",
  "wrong-credentials": "bad-response",
};

const ownCodes = [
  [UnauthenticatedError, "UNAUTHENTICATED"],
  [ForbiddenError, "FORBIDDEN"],
  [NotFoundError, "NOT_FOUND"],
  [NotOfferedError, "NOT_OFFERED"],
  [ConflictError, "CONFLICT"],
  [RateLimitedError, "RATE_LIMITED"],
  [UnavailableError, "UPSTREAM_UNAVAILABLE"],
  [ValidationError, "BAD_USER_INPUT"],
] as const;

/** What may be said of an error, or null when nothing may. */
interface Presentable {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError) origin = origin.originalError;
  return origin;
}

function presentRest(error: RestError): Presentable {
  const extensions: Record<string, unknown> = { code: restCodes[error.kind] };
  if (error.outcome === "unknown") extensions.outcome = "UNKNOWN";
  if (error.retryAfterSeconds !== null) extensions.retryAfterSeconds = error.retryAfterSeconds;
  return { message: ownWords[saidAs[error.kind] ?? error.kind], extensions };
}

function presentGraphql(error: GraphQLError, origin: GraphQLError): Presentable | null {
  const extensions = { ...origin.extensions, ...error.extensions };
  // Raised while resolving, it is ours only if it has our mark: the built-in scalars quote values they refuse.
  if (error.path !== undefined && typeof extensions.code !== "string") return null;
  if (extensions.code === undefined) {
    const isSyntax = origin.message.startsWith("Syntax Error");
    extensions.code = isSyntax ? "GRAPHQL_PARSE_FAILED" : "BAD_USER_INPUT";
    extensions.http = { status: 400, spec: true };
  }
  return { message: error.message, extensions };
}

function present(error: unknown): Presentable | null {
  const origin = originOf(error);
  if (error instanceof GraphQLError && origin instanceof GraphQLError) return presentGraphql(error, origin);
  if (origin instanceof RestError) return presentRest(origin);
  const own = ownCodes.find(([type]) => origin instanceof type);
  return own === undefined || !(origin instanceof Error)
    ? null
    : { message: origin.message, extensions: { code: own[1] } };
}

const misfit = "This request does not fit the schema. Sign in to read it.";

/** Whether it says to whoever may not read the schema that a request does not fit it. */
export const isMisfit = ({ message }: GraphQLError): boolean => message === misfit;

/** Whether graphql-js says it, of a document or its variables, rather than one of ours. */
function isAboutSchema(error: unknown, { code }: Presentable["extensions"]): boolean {
  if (code === "GRAPHQL_VALIDATION_FAILED") return true;
  const origin = originOf(error);
  return code === "BAD_USER_INPUT" && origin instanceof GraphQLError && origin.extensions.code === undefined;
}

/** Offsets in the text for lines and columns, both from 1. */
function offsets(text: string, locations: readonly SourceLocation[]): number[] {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  return locations.map(({ line, column }) => lines.slice(0, line - 1).join("").length + column - 1);
}

/** A new error that stands where the old one stood: in the document, and in the response. */
function located(
  error: unknown,
  source: Source | null,
  message: string,
  extensions: Presentable["extensions"],
): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions });
  const { nodes, positions, locations, path = null } = error;
  // Compiled queries say line and column only; Yoga writes the response from nodes or offsets only.
  const location =
    nodes === undefined && locations !== undefined && source !== null
      ? { source, positions: offsets(source.body, locations) }
      : { source: error.source ?? null, positions: positions ?? null, nodes: nodes ?? null };
  return new GraphQLError(message, { ...location, path, extensions });
}

/** What a response's errors may tell its caller. */
export interface Audience {
  readonly requestId: string;
  /** Whether they may read the schema, so that a mistake may be described in its words. */
  readonly maySeeSchema: boolean;
  /** Whether names of the schema may be suggested. */
  readonly mayHelp: boolean;
  /** The document that was run, if it came to that. */
  readonly source: Source | null;
}

/**
 * The form in which an error leaves the gateway: one of ours with its code, or one sentence with the request's
 * id (`INTERNAL`), in which case `onHidden` gets the cause.
 */
export function presentError(
  error: unknown,
  { requestId, maySeeSchema, mayHelp, source }: Audience,
  onHidden: (cause: unknown) => void,
): GraphQLError {
  const presentable = present(error);
  if (presentable === null) {
    onHidden(originOf(error));
    const message = "Something went wrong on our side. Quote the request id when you report it.";
    return located(error, source, message, { code: "INTERNAL", requestId });
  }
  const { message, extensions } = presentable;
  // No place either: one sentence for every mistake tells nothing apart.
  if (!maySeeSchema && isAboutSchema(error, extensions)) return new GraphQLError(misfit, { extensions });
  const told = mayHelp ? message : message.replace(/ Did you mean [^\n]*$/, "");
  return located(error, source, told, extensions);
}
