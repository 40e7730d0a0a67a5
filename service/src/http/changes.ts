import * as v from "valibot";

/**
 * The body of a PUT: the fields of a record, each of which may be left out and is then unchanged, but not all of them.
 * Documents call it "the edited fields" (Document 2 §7).
 */
export function changesOf<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.partial(v.object(entries)),
    v.check((fields) => Object.keys(fields).length > 0, "There is no field to change"),
  );
}

/** Leaves out what is null, so that a default of the database stays. */
export function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const kept: { [K in keyof T]?: NonNullable<T[K]> } = {};
  for (const key in values) {
    const value = values[key];
    if (value !== null && value !== undefined) kept[key] = value;
  }
  return kept;
}
