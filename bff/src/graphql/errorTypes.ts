import { builder } from "./builder.ts";
import { messageCodeField, messageParamsField } from "./messages/messageFields.ts";
import {
  ConflictError,
  type ErrorCode,
  type ExpectedError,
  ForbiddenError,
  type IssueCode,
  NotFoundError,
  NotOfferedError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
  type ValidationIssue,
} from "./errors.ts";

const ErrorCodeEnum = builder.enumType("ErrorCode", {
  description:
    "Which kind of failure it is, for programs. More kinds may come: treat an unknown one by its type.",
  values: {
    INVALID_INPUT: { description: "`ValidationError`: the input breaks a rule." },
    UNAUTHENTICATED: {
      description: "`UnauthenticatedError`: nobody is signed in, or the sign-in was wrong.",
    },
    FORBIDDEN: { description: "`ForbiddenError`: signed in, but not allowed." },
    NOT_FOUND: { description: "`NotFoundError`: unknown, or not yours." },
    STALE_VERSION: {
      description: "`ConflictError`: the record no longer has the version that was given.",
    },
    TAKEN: { description: "`ConflictError`: another record has this value; `issues` says of which field." },
    CONFLICT: { description: "`ConflictError`: any other, such as a record that is still in use." },
    RATE_LIMITED: { description: "`RateLimitedError`: too many attempts." },
    NOT_OFFERED: { description: "`NotOfferedError`: the service has no such call; repeating it is no use." },
    UNAVAILABLE: { description: "`UnavailableError`: the service did not answer." },
  } satisfies Readonly<Record<ErrorCode, { readonly description: string }>>,
});

const ErrorInterface = builder.interfaceRef<ExpectedError>("Error").implement({
  description:
    "What every expected failure of a mutation has in common. " +
    "Selecting `... on Error { message }` keeps a client working when kinds are added.",
  fields: (t) => ({
    message: t.exposeString("message", { description: "One sentence that can be shown to the user." }),
    code: t.expose("code", {
      type: ErrorCodeEnum,
      description: "Which kind of failure it is, for programs.",
    }),
    messageCode: t.field(messageCodeField),
    messageParams: t.field(messageParamsField),
  }),
});

const IssueCodeEnum = builder.enumType("IssueCode", {
  description: "What is wrong with a field, for programs. More may come: treat an unknown one as `INVALID`.",
  values: {
    REQUIRED: { description: "It must be filled in." },
    TOO_LONG: { description: "It has more characters or entries than it may." },
    TOO_SHORT: { description: "It has fewer characters or entries than it must." },
    OUT_OF_RANGE: { description: "It is no whole number, or lies outside of its range." },
    BAD_FORMAT: { description: "It does not have the form it must have." },
    NOT_OFFERED: { description: "It is none of the values on offer." },
    TAKEN: { description: "Another record has it." },
    INVALID: { description: "Any other rule; the message says which." },
  } satisfies Readonly<Record<IssueCode, { readonly description: string }>>,
});

const ValidationIssueType = builder.objectRef<ValidationIssue>("ValidationIssue").implement({
  description: "One thing that is wrong with an input.",
  fields: (t) => ({
    path: t.stringList({
      description:
        'Matches the input\'s field names, for example `["price"]`; an empty path is about the whole input.',
      resolve: (issue) => [...issue.path],
    }),
    message: t.exposeString("message", { description: "What is wrong, to be shown beside the field." }),
    code: t.field({
      type: IssueCodeEnum,
      description: "What is wrong, for programs.",
      resolve: ({ code }) => code ?? "INVALID",
    }),
    messageCode: t.field(messageCodeField),
    messageParams: t.field(messageParamsField),
  }),
});

builder.objectType(ValidationError, {
  name: "ValidationError",
  description: "The input breaks a rule. Nothing was changed.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    issues: t.field({
      type: [ValidationIssueType],
      description: "Everything that is wrong, in the order of the input's fields. Never empty.",
      resolve: (error) => [...error.issues],
    }),
  }),
});

builder.objectType(UnauthenticatedError, {
  name: "UnauthenticatedError",
  description: "Nobody is signed in, the session has ended, or the sign-in was wrong.",
  interfaces: [ErrorInterface],
});

builder.objectType(ForbiddenError, {
  name: "ForbiddenError",
  description: "Signed in, but not allowed to do this. `Viewer.permissions` says what is allowed.",
  interfaces: [ErrorInterface],
});

builder.objectType(NotFoundError, {
  name: "NotFoundError",
  description: "Unknown, or not yours: the two look alike on purpose.",
  interfaces: [ErrorInterface],
});

builder.objectType(ConflictError, {
  name: "ConflictError",
  description: "Taken, duplicate, in use, or changed by somebody else meanwhile. Nothing was changed.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    issues: t.field({
      type: [ValidationIssueType],
      description:
        "The fields whose values clash, such as a name that is taken. Empty when it is about the whole record.",
      resolve: (error) => [...error.issues],
    }),
    current: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description:
        "The record as it is now, when it no longer has the `version` that was given. Null for any other conflict.",
      resolve: (error) => error.current,
    }),
  }),
});

builder.objectType(RateLimitedError, {
  name: "RateLimitedError",
  description: "Too many attempts. Nothing was changed.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt("retryAfterSeconds", {
      description: "After how many seconds another attempt makes sense.",
    }),
  }),
});

const OutcomeEnum = builder.enumType("Outcome", {
  description: "What is known about a change whose answer did not arrive.",
  values: {
    NOT_APPLIED: { description: "Nothing was changed." },
    UNKNOWN: {
      description:
        "The service did not answer in time, so it may have been changed; repeat with the same `idempotencyKey`.",
    },
  } as const,
});

builder.objectType(NotOfferedError, {
  name: "NotOfferedError",
  description:
    "The service behind the gateway, which may be anybody's, does not offer this. Nothing was changed, and repeating it is no use.",
  interfaces: [ErrorInterface],
});

builder.objectType(UnavailableError, {
  name: "UnavailableError",
  description: "The service behind the gateway could not be reached, or did not answer in time.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    outcome: t.expose("outcome", {
      type: OutcomeEnum,
      description: "Whether the change may have happened all the same.",
    }),
  }),
});
