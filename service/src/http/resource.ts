import type * as v from "valibot";
import type { ConstraintMessage } from "./databaseFailure.ts";
import type { Operation } from "./operation.ts";

/** What one noun adds to the service. */
export interface Resource {
  /** Its records by the name they have in openapi.json. */
  readonly records?: Readonly<Record<string, v.GenericSchema>>;
  readonly operations: readonly Operation[];
  /** Constraints of its tables in the words of the caller. */
  readonly constraints: Readonly<Record<string, ConstraintMessage>>;
}
