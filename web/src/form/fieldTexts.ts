/** How one field of a form is shown where its values are compared: in a conflict, and in a draft that is offered back. */
export interface FieldText<Value> {
  readonly label: string;
  /** The value as a user reads it; without it texts and numbers are shown as they are. Empty text means "empty". */
  readonly text?: (value: Value) => string;
}

/** The fields of a form that are compared, in the order of the form. A field that is left out is not shown. */
export type FieldTexts<Values> = { readonly [Field in keyof Values]?: FieldText<Values[Field]> };

/** A field whose value is not the same on two sides. */
export interface Difference {
  readonly field: string;
  readonly label: string;
  /** The two values as a user reads them; empty text for an empty field. */
  readonly mine: string;
  readonly theirs: string;
  /** Who has changed it since both began with the same value. */
  readonly changedBy: "me" | "them" | "both";
}

/** Whether two values of a field are the same to a user. */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** The fields in which `mine` and `theirs` differ; `base` is what both began with. */
export function differencesOf<Values extends object>(
  texts: FieldTexts<Values>,
  { base, mine, theirs }: { readonly base: Values; readonly mine: Values; readonly theirs: Values },
): readonly Difference[] {
  const differences: Difference[] = [];
  for (const field in texts) {
    const text = texts[field];
    if (text === undefined || isSame(mine[field], theirs[field])) continue;
    differences.push({
      field,
      label: text.label,
      mine: inWords(text, mine[field]),
      theirs: inWords(text, theirs[field]),
      changedBy: isSame(mine[field], base[field])
        ? "them"
        : isSame(theirs[field], base[field])
          ? "me"
          : "both",
    });
  }
  return differences;
}

/** A value as a user reads it; empty text for an empty field. */
export function inWords<Value>({ text }: FieldText<Value>, value: Value): string {
  if (text !== undefined) return text(value);
  return value === null || value === undefined || Number.isNaN(value) ? "" : String(value);
}
