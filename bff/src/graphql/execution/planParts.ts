import type { OperationDefinitionNode } from "graphql";
import type { DecidedDocument } from "./askedFields.ts";
import type { RecordTexts } from "./recordTexts.ts";

/** What the parts of a plan are compiled from. */
export interface PlanParts extends DecidedDocument {
  readonly operation: OperationDefinitionNode;
  readonly texts: RecordTexts;
  /** A number for the next field. */
  countField(): number;
}
