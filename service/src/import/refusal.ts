import { type ConstraintMessage, fromDatabase, isTaken } from "../http/databaseFailure.ts";
import { HttpError } from "../http/httpError.ts";
import { type ImportField, type ReadRow, RefusedRow } from "./kind.ts";
import type { Problem } from "./table.ts";

type Constraints = Readonly<Record<string, ConstraintMessage>>;

/** Names of fields in the file, by what the service calls them. */
export type FieldNames = Readonly<Record<string, string>>;

export function fieldsByRest(fields: Readonly<Record<string, ImportField>>): FieldNames {
  return Object.fromEntries(Object.entries(fields).map(([field, { rest }]) => [rest, field]));
}

/** Whether a row was refused because another record has what it would have. */
export function wasTaken(error: unknown): boolean {
  return error instanceof RefusedRow ? wasTaken(error.cause) : isTaken(error);
}

/** What was refused, in the words of the call; throws what is no refusal, so that the chunk is tried again as a whole. */
export function problemsOf(error: unknown, constraints: Constraints, names: FieldNames): readonly Problem[] {
  if (error instanceof RefusedRow) return error.problems;
  const refusal = error instanceof HttpError ? error : fromDatabase(error, constraints, "PUT");
  if (refusal === undefined || refusal.status >= 500) throw error;
  const named = Object.entries(refusal.fields ?? {});
  if (named.length === 0) return [{ field: null, message: refusal.message }];
  return named.map(([rest, message]) => ({ field: names[rest] ?? null, message }));
}

/** Does what one row of several asks for: what is refused of it is that row's. */
export async function ofRow<T>(
  { rowNo }: ReadRow,
  constraints: Constraints,
  names: FieldNames,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new RefusedRow(
      error instanceof RefusedRow ? error.rowNo : rowNo,
      problemsOf(error, constraints, names),
      error,
    );
  }
}
