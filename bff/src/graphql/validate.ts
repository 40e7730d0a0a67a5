import * as v from "valibot";
import { type IssueCode, ValidationError, type ValidationIssue } from "./errors.ts";

/** What each kind of rule says of a value that breaks it. */
const codes: Readonly<Record<string, IssueCode>> = {
  non_empty: "REQUIRED",
  max_length: "TOO_LONG",
  min_length: "TOO_SHORT",
  integer: "OUT_OF_RANGE",
  safe_integer: "OUT_OF_RANGE",
  min_value: "OUT_OF_RANGE",
  max_value: "OUT_OF_RANGE",
  regex: "BAD_FORMAT",
  picklist: "NOT_OFFERED",
  literal: "NOT_OFFERED",
  variant: "NOT_OFFERED",
};

function codeOf({ type, input }: v.BaseIssue<unknown>): IssueCode {
  if (input === undefined || input === null || input === "") return "REQUIRED";
  return codes[type] ?? "INVALID";
}

function toIssue(issue: v.BaseIssue<unknown>): ValidationIssue {
  const path = (issue.path ?? []).map((item) => String(item.key));
  return { path, message: issue.message, code: codeOf(issue) };
}

/**
 * Checks an input against the business's rules. Runs inside the resolver, after the permission was checked, so
 * that nobody learns rules or records they may not use. Throws `ValidationError` with one issue for each field.
 */
export function validate<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown): Output {
  const checked = v.safeParse(schema, input, { abortPipeEarly: true });
  if (checked.success) return checked.output;
  throw new ValidationError(checked.issues.map(toIssue));
}

/** Throws `ValidationError` for one field. */
export function refuse(field: string, message: string, code: IssueCode = "INVALID"): never {
  throw new ValidationError([{ path: [field], message, code }]);
}
