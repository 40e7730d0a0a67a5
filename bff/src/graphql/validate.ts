import * as v from "valibot";
import { ValidationError, type ValidationIssue } from "./errors.ts";

function toIssue(issue: v.BaseIssue<unknown>): ValidationIssue {
  return { path: (issue.path ?? []).map((item) => String(item.key)), message: issue.message };
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
export function refuse(field: string, message: string): never {
  throw new ValidationError([{ path: [field], message }]);
}
