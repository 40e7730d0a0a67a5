import * as v from "valibot";

/**
 * The body of a PUT: the fields of a record, each of which may be left out and is then unchanged.
 * Documents call it "the edited fields" (Document 2 §7).
 */
export function changesOf<E extends v.ObjectEntries>(entries: E) {
  return v.partial(v.object(entries));
}
