import type { Difference } from "./fieldTexts.ts";

/** Which side's value is saved, by field. */
export type Chosen = ReadonlyMap<string, "mine" | "theirs">;

/** What was typed in an earlier visit and never saved. */
export interface KeptDraft {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  /** Where it (`mine`) differs from what the form holds now (`theirs`). */
  readonly differences: readonly Difference[];
  readonly restore: () => void;
  readonly discard: () => void;
}

/** A form's draft, as the frame around its fields uses it. Made by `useDraft`. */
export interface DraftForm {
  /** The record that it changes; undefined for one that is only being added. */
  readonly recordId: string | undefined;
  /** The version of the record that the changes were made to: goes with the edit. */
  readonly version: string | undefined;
  /**
   * Somebody has begun to type, in a field that tells its value only when it is left: from here on the changes belong to
   * the record as it was now, although there are none yet.
   */
  readonly begin: () => void;
  /** The version that somebody else has saved since typing began, where it differs in a field; undefined otherwise. */
  readonly newerVersion: string | undefined;
  /** Where the form differs from the record as it is now. */
  readonly differences: readonly Difference[];
  /** Goes on from the record as it is now, with their values where they were chosen. */
  readonly takeOver: (chosen: Chosen) => void;
  /**
   * What it held when it was sent is saved: nothing needs to be kept, and the form follows the record again. What was typed
   * meanwhile stays, as a change of what is saved. Returns whether there is any.
   */
  readonly saved: () => boolean;
  /** The user throws it away: back to the record, without a question. */
  readonly discard: () => void;
  readonly kept: KeptDraft | null;
  /** When this browser last kept what was typed in this visit, in milliseconds since 1970; null for nothing. */
  readonly writtenAt: number | null;
  /** The fields whose value an earlier visit has lost, by name: files, which the browser does not keep. */
  readonly lost: readonly string[];
}

/** What the fields of a form get: its values, and the way to change some. */
export interface DraftFields<Values> {
  readonly draft: Values;
  readonly onChange: (change: Partial<Values>) => void;
}
