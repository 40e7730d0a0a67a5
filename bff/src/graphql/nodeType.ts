import { objectNotes } from "../objectNotes.ts";

const typeNames = objectNotes<string>();

/** Notes of which type a loaded record is, for a field that may answer with any of them. */
export function noteNodeType(record: object, typeName: string): void {
  typeNames.set(record, typeName);
}

/** The type that was noted for a record. */
export function nodeTypeOf(record: unknown): string | undefined {
  return typeof record === "object" && record !== null ? typeNames.get(record) : undefined;
}
