import { ValidationError, type ValidationIssue } from "../graphql/errors.ts";
import type { RestClient } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { isTaken, type NameKind } from "./lookUp.ts";
import { type Registration, registrationPaths } from "./registration.ts";

interface UniqueField {
  readonly kind: NameKind;
  readonly field: "businessName" | "subdomain" | "email";
  /** Document 1 §5. */
  readonly message: string;
}

const uniqueFields: readonly UniqueField[] = [
  { kind: "BUSINESS_NAME", field: "businessName", message: "Business Name Already Exist" },
  { kind: "SUBDOMAIN", field: "subdomain", message: "Business Subdomain Already Exist" },
  { kind: "OWNER_EMAIL", field: "email", message: "Email Already Exist" },
];

async function isTakenName(rest: RestClient, kind: NameKind, value: string, email: string): Promise<boolean> {
  try {
    return await isTaken(rest, kind, value, { email });
  } catch (error) {
    // A name with a slash cannot be looked up; the service still refuses it when it is taken.
    if (error instanceof RestError && error.kind === "invalid") return false;
    throw error;
  }
}

async function takenFields(rest: RestClient, registration: Registration): Promise<ValidationIssue[]> {
  const taken = await Promise.all(
    uniqueFields.map(({ kind, field }) => isTakenName(rest, kind, registration[field], registration.email)),
  );
  return uniqueFields
    .filter((_, index) => taken[index])
    .map(({ field, message }) => ({ path: [field], message, code: "TAKEN" }));
}

/** A clash belongs beside the field that the service names, or that its message is about where it names none. */
function besideFields(error: unknown): unknown {
  if (!(error instanceof RestError) || error.kind !== "conflict") return error;
  const issues = Object.entries(error.fields).flatMap(([field, message]): ValidationIssue[] => {
    const path = registrationPaths[field];
    return path === undefined ? [] : [{ path, message, code: "TAKEN" }];
  });
  const told = uniqueFields.flatMap(({ field, message }): ValidationIssue[] =>
    issues.length === 0 && message === error.message ? [{ path: [field], message, code: "TAKEN" }] : [],
  );
  const all = [...issues, ...told];
  return all.length === 0 ? error : new ValidationError(all);
}

/**
 * Registers when the three unique values are free (decision D-32). When all three are taken and the caller repeats under a
 * key, it may be the same registration whose response was lost, so the service decides. Throws `ValidationError` beside
 * the fields that are taken, also when somebody else was faster, or `RestError`.
 */
export async function sendRegistration(
  rest: RestClient,
  registration: Registration,
  body: Readonly<Record<string, unknown>>,
  idempotencyKey: string | undefined,
): Promise<void> {
  const issues = await takenFields(rest, registration);
  const mayBeRepeat = issues.length === uniqueFields.length && idempotencyKey !== undefined;
  if (issues.length > 0 && !mayBeRepeat) throw new ValidationError(issues);
  try {
    await rest.send({
      method: "POST",
      template: "/v1/companyPO",
      body,
      idempotencyKey,
    });
  } catch (error) {
    // Taken by somebody else, or the key belongs to another registration: it was no repeat after all.
    const isClash = error instanceof RestError && (error.kind === "conflict" || error.kind === "invalid");
    throw mayBeRepeat && isClash ? new ValidationError(issues) : besideFields(error);
  }
}
