/** Why a mutation was not carried out, ready for a form: beside the fields, and above them. */
export interface Refusal {
  /** About the whole input; undefined when every issue has a field. */
  readonly formError: string | undefined;
  /** Messages by the dotted path of the input's field. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Somebody else has changed the record since the form was filled; the store knows it as it is now. */
  readonly isStale?: true;
}

/**
 * A member of a result union that is not the success. ValidationError has issues, ConflictError may. An edit selects
 * `current { ... on X { <its form's fragment> } }` of ConflictError, so that the store learns the record as it is.
 */
export interface RefusedResult {
  readonly current?: object | null | undefined;
  readonly message?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Sorts what the gateway says into fields and the form as a whole. Nothing it says is lost. */
export function refusalOf({ message, issues = [], current }: RefusedResult): Refusal {
  const byField = Map.groupBy(issues, (issue) => issue.path.join("."));
  const whole = byField.get("")?.map((issue) => issue.message) ?? [];
  byField.delete("");
  if (byField.size === 0 && whole.length === 0 && message !== undefined) whole.push(message);
  return {
    formError: whole.length > 0 ? whole.join(" ") : undefined,
    fieldErrors: Object.fromEntries(
      [...byField].map(([path, found]) => [path, found.map((issue) => issue.message)]),
    ),
    ...(current ? { isStale: true } : {}),
  };
}

/** A refusal as one text, where there are no fields to put it beside. */
export function refusalText({ formError, fieldErrors }: Refusal): string {
  return formError ?? Object.values(fieldErrors).flat().join(" ");
}
