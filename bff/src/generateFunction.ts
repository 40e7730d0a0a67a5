/** A function of one value. */
export type Unary = (value: unknown) => unknown;

/**
 * Makes a function from its text, as graphql-jit does for operations. One that all kinds of records share looks each key up
 * anew; one for these keys alone is some ten times as quick. `body` reads `value` and what `given` names. Into the text comes
 * what our own code names, through JSON.stringify, and never anything that was sent.
 */
export function generateFunction(body: string, given: Readonly<Record<string, unknown>> = {}): Unary {
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is made of names in our own code alone
  const made: unknown = new Function(...Object.keys(given), `return (value) => {\n${body}\n};`)(
    ...Object.values(given),
  );
  if (!isUnary(made)) throw new TypeError("The text made no function.");
  return made;
}

function isUnary(value: unknown): value is Unary {
  return typeof value === "function";
}
