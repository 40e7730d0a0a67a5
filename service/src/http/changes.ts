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
