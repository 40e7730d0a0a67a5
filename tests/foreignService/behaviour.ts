/** What the documents leave open, and how this service answers it. Each is read anew with every call. */
export interface Behaviour {
  /** What a write answers; the documents show only that of `createSignup`. */
  writes: (typeof writeAnswers)[number];
  /** How flags are written in answers (decision D-09). */
  flags: (typeof flagForms)[number];
  /** How numbers and ids are written in answers. */
  numbers: (typeof numberForms)[number];
  /** What stands for a value that nobody has given. */
  empty: (typeof emptyForms)[number];
  /** Adds fields that no document has. */
  extraFields: boolean;
  /** Milliseconds before each answer but that of the login. */
  delay: number;
  /** With which status a call is refused: a fitting one, or 200 with the error in the body. */
  refusals: (typeof refusalForms)[number];
}

export const writeAnswers = ["nothing", "id", "array with the id", "array with the row", "row"] as const;
export const flagForms = ["booleans", "text", "numbers"] as const;
export const numberForms = ["numbers", "text"] as const;
export const emptyForms = ["null", "empty text"] as const;
export const refusalForms = ["status", "200 with an error"] as const;

export const plainBehaviour: Readonly<Behaviour> = {
  writes: "nothing",
  flags: "booleans",
  numbers: "numbers",
  empty: "null",
  extraFields: false,
  delay: 0,
  refusals: "status",
};
