import type * as v from "valibot";
import { flagField } from "../rest/recordFields.ts";

/** The parts of setting a company up, as integrators see them. */
export type SignupPart =
  | "COMPANY_INFORMATION"
  | "ABOUT_US"
  | "LOCATION"
  | "LEVEL_2_CATEGORY"
  | "LEVEL_3_CATEGORY"
  | "COLLECTION"
  | "FINISHED";

/** How far the owner has come in setting the company up. */
export interface Signup {
  /** Step 2, company information, has been saved. */
  readonly page2: boolean;
  /** Step 3, about us and terms, has been saved. */
  readonly page3: boolean;
  readonly isOver: boolean;
  /** Everything that has been done, in a fixed order. */
  readonly parts: readonly SignupPart[];
}

/** The flags of the company's record. */
export const signupFields = {
  signup_page2_over: flagField,
  signup_page3_over: flagField,
  signup_page4_over: flagField,
  signup_page5_over: flagField,
  signup_page6_over: flagField,
  signup_page8_over: flagField,
  signup_page9_over: flagField,
  signup_page11_over: flagField,
  signup_process_over: flagField,
};

type SignupFlags = { readonly [Flag in keyof typeof signupFields]: v.InferOutput<typeof flagField> };

/** The flags in our words. The final completion posts page5 (Document 1 §4); decision D-21 takes each of three as the end. */
export function signupOf(flags: SignupFlags): Signup {
  const isOver = flags.signup_process_over || flags.signup_page6_over || flags.signup_page5_over;
  const done: readonly (readonly [SignupPart, boolean])[] = [
    ["COMPANY_INFORMATION", flags.signup_page2_over],
    ["ABOUT_US", flags.signup_page3_over],
    ["LOCATION", flags.signup_page4_over],
    ["LEVEL_2_CATEGORY", flags.signup_page8_over],
    ["LEVEL_3_CATEGORY", flags.signup_page9_over],
    ["COLLECTION", flags.signup_page11_over],
    ["FINISHED", isOver],
  ];
  return {
    page2: flags.signup_page2_over,
    page3: flags.signup_page3_over,
    isOver,
    parts: done.filter(([, isDone]) => isDone).map(([part]) => part),
  };
}
