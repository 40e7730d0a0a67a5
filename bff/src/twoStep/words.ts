import * as v from "valibot";

/** Whether somebody is asked for a code, by the service's words for it. */
export const twoStepStates = { off: "OFF", totp: "TOTP" } as const;

export type TwoStepState = (typeof twoStepStates)[keyof typeof twoStepStates];

export const twoStepField = v.pipe(
  v.picklist(["off", "totp"]),
  v.transform((word): TwoStepState => twoStepStates[word]),
);

/** Null when the service does not say, or says what this gateway does not know. */
export const optionalTwoStepField = v.fallback(v.nullish(twoStepField, null), null);

/** Whom a company asks for two-step sign-in, by the service's words for it. */
export const twoStepRules = { optional: "OPTIONAL", owners: "OWNERS", all: "EVERYBODY" } as const;

export type TwoStepRule = (typeof twoStepRules)[keyof typeof twoStepRules];
