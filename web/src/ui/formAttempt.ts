import { createContext, use } from "react";

/**
 * Whether the form around a field has been sent at least once. Messages appear only after that and then
 * follow each keystroke (Document 1 §5). False outside a form.
 */
export const FormAttemptContext = createContext(false);

/**
 * The server's issues by dotted field name, for fields that are not React Aria's and show them themselves. Empty
 * outside a form, and once the form is sent again.
 */
export const FormIssuesContext = createContext<Readonly<Record<string, string | readonly string[]>>>({});

export interface FieldRules<Value> {
  /** Makes the field required; this is its message when it is empty, word for word. */
  required?: string | undefined;
  /** Returns a message when a filled value is not acceptable. */
  validate?: ((value: Value) => string | null | undefined) | undefined;
  /** A message that shows at once, whether or not the form was sent: a look-up that found the name taken. */
  errorMessage?: string | undefined;
}

/** What React Aria's fields take. `isInvalid` is left out rather than false: false would hide other errors. */
export interface FieldValidation<Value> {
  validationBehavior: "aria";
  isRequired: boolean;
  validate: (value: Value) => string | null;
  isInvalid?: true;
}

/**
 * Turns our rules into React Aria's props. Its native behaviour shows messages on leaving a field and
 * updates them on leaving again; "aria" follows every change, so rules stay off until the first attempt.
 */
export function useFieldValidation<Value>(
  { required, validate, errorMessage }: FieldRules<Value>,
  isEmpty: (value: Value) => boolean,
): FieldValidation<Value> {
  const wasAttempted = use(FormAttemptContext);
  return {
    validationBehavior: "aria",
    isRequired: required !== undefined,
    validate: (value) => {
      if (!wasAttempted) return null;
      if (isEmpty(value)) return required ?? null;
      return validate?.(value) ?? null;
    },
    ...(errorMessage === undefined ? {} : { isInvalid: true }),
  };
}

/** Spaces alone are not an answer. */
export function isBlank(value: string): boolean {
  return value.trim() === "";
}
