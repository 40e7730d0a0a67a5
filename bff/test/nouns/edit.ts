import type * as v from "valibot";
import type { UploadPurpose } from "../../src/upload/purpose.ts";
import type { Caller } from "../harness/backOffice.ts";
import type { Lists, ownProducts } from "../harness/viewerLists.ts";

/** How one edit is tried. */
export interface Edit {
  /** What the input needs at the least; the record is made so before each change. */
  readonly base: object;
  /** For each field, what is given beside the base: at first, and then. */
  readonly changes: Readonly<Record<string, readonly [before: object, after: object]>>;
}

/** The demo company, whose records are edited. */
export interface EditedRecords {
  readonly owner: Caller;
  /** The id of a record in a list, of the first or the last. */
  listed(list: keyof Omit<Lists, "company">, position?: 0 | -1): string | undefined;
  /** Products of one location: only those can be bundled. */
  readonly products: readonly OwnProduct[];
  picture(purpose: UploadPurpose, jpeg?: Buffer): Promise<string>;
}

type OwnProduct = v.InferOutput<typeof ownProducts>["viewer"]["products"]["edges"][number]["node"];

/** Says how an edit is tried, on records of the demo company. */
export type EditSample = (records: EditedRecords) => Edit | Promise<Edit>;

/** One change for each field with one value: at first it is left out. */
export const each = (values: Readonly<Record<string, unknown>>): Edit["changes"] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [{}, { [name]: value }]]));
