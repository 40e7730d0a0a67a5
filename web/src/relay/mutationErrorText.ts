/** Why a mutation was not carried out, ready for a form: beside the fields, and above them. */
export interface MutationError {
  /** About the whole input; undefined when every issue has a field. */
  readonly formError: string | undefined;
  /** Messages by the dotted path of the input's field. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Somebody else has changed the record since the form was filled; the store knows it as it is now. */
  readonly isStale?: true;
  /** No response came: nobody knows whether it was carried out. */
  readonly isUnanswered?: true;
  /** The mutation: what is said of it goes when it is sent again. */
  readonly cause?: object;
}

/** Everything an error says in one text, where there are no fields to put it beside. */
export function mutationErrorText({ formError, fieldErrors }: MutationError): string {
  return [formError ?? [], ...Object.values(fieldErrors)].flat().join(" ");
}
