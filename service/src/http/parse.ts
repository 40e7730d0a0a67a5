import * as v from "valibot";
import { malformed } from "./httpError.ts";
import { entriesOf, messagesOf } from "./ruleMessages.ts";

/**
 * Validates one part of a call. A part without a schema is not read at all.
 * @throws HttpError 400, with one message for each field that is wrong
 */
export function parse<S extends v.GenericSchema>(schema: S | undefined, value: unknown): v.InferOutput<S> {
  if (schema === undefined) return undefined;
  const result = v.safeParse(schema, value ?? {}, { message: unworded });
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = v.getDotPath(issue);
    if (name !== null)
      fields[name] ??= isMissing(issue) ? missingMessage(schema, name, issue) : issue.message;
  }
  const messages = Object.values(fields);
  const message = messages[0] ?? wholeMessage(result.issues[0]);
  throw malformed(message, messages.length === 0 ? undefined : fields);
}

/** For what a schema has no words of its own: valibot's would repeat the value, however long it is. */
function unworded(issue: v.BaseIssue<unknown>): string {
  return issue.type === "strict_object" ? "Is not known" : "Is not valid";
}

/** About a part of the call as a whole: our own words for a check, else what it should have been. */
function wholeMessage(issue: v.BaseIssue<unknown>): string {
  return issue.kind === "validation" ? issue.message : "The body must be a JSON object";
}

function isMissing(issue: v.BaseIssue<unknown>): boolean {
  const value = issue.path?.at(-1)?.value;
  return value === undefined || value === null || value === "";
}

/** valibot words a missing key by itself; the documents have their own words for some (Document 1 §5). */
function missingMessage(schema: v.GenericSchema, name: string, issue: v.BaseIssue<unknown>): string {
  const entry = entriesOf(schema)[name];
  const missing = entry && messagesOf(entry).required;
  return missing ?? (issue.received === "undefined" ? `${name} is required` : issue.message);
}
