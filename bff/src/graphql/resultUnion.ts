import type { ObjectRef } from "@pothos/core";
import { builder, type BuilderTypes } from "./builder.ts";
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  NotOfferedError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "./errors.ts";

/** What can go wrong with any change of a record. */
export const changeErrors = [
  ValidationError,
  UnauthenticatedError,
  ForbiddenError,
  NotFoundError,
  ConflictError,
  RateLimitedError,
  UnavailableError,
] as const;

/** An error that a mutation may answer with. */
export type ErrorClass = (typeof changeErrors)[number];

/** What a mutation may throw and answer with that is no error: a class of its own type. */
export type OtherClass = new (token: string, expiresAt: string) => Error;

/** Makes `<Name>Result`: the success type, or one of the errors; no call is sure to be there, whoever wrote the service. A thrown error of the list becomes its member. */
export function resultUnion<Success>(
  name: string,
  success: ObjectRef<BuilderTypes, Success>,
  errors: readonly ErrorClass[],
  otherwise: readonly OtherClass[] = [],
) {
  return builder.errorUnion(`${name}Result`, {
    types: [success, ...otherwise, ...errors, NotOfferedError],
    description: `What \`${name.charAt(0).toLowerCase()}${name.slice(1)}\` answers: \`${success.name}\`, or why it did nothing.`,
    resolveType: () => success.name,
  });
}
