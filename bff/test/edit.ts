/** How one edit is tried. */
export interface Edit {
  /** What the input needs at the least; the record is made so before each change. */
  readonly base: object;
  /** For each field, what is given beside the base: at first, and then. */
  readonly changes: Readonly<Record<string, readonly [before: object, after: object]>>;
}

/** One change for each field with one value: at first it is left out. */
export const each = (values: Readonly<Record<string, unknown>>): Edit["changes"] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [{}, { [name]: value }]]));
