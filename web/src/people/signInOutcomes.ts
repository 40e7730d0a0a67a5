import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BadgeProps } from "#/ui/Badge.tsx";

/** What can come of a sign-in, and how a session can end. */
export const signInOutcomes = [
  "SIGNED_IN",
  "WRONG_PASSWORD",
  "WRONG_CODE",
  "LOCKED",
  "RECOVERY_CODE_USED",
  "SIGNED_OUT",
  "ENDED_BY_OTHER",
  "PASSWORD_CHANGED",
  "INVITED",
  "ACTIVATED",
] as const;
type Outcome = (typeof signInOutcomes)[number];

/** What each is called. */
export const outcomeWords: Readonly<Record<Outcome, MessageDescriptor>> = {
  SIGNED_IN: msg`Signed in`,
  WRONG_PASSWORD: msg`Wrong password`,
  WRONG_CODE: msg`Wrong code`,
  LOCKED: msg`Refused: locked or disabled`,
  RECOVERY_CODE_USED: msg`Signed in with a recovery code`,
  SIGNED_OUT: msg`Signed out`,
  ENDED_BY_OTHER: msg`Session ended from elsewhere`,
  PASSWORD_CHANGED: msg`Password changed`,
  INVITED: msg`Invited`,
  ACTIVATED: msg`Invitation followed`,
};

/** Refusals stand out: they are what the history is looked through for. */
export const outcomeTones: Readonly<Partial<Record<Outcome, BadgeProps["tone"]>>> = {
  WRONG_PASSWORD: "warning",
  WRONG_CODE: "warning",
  LOCKED: "danger",
  SIGNED_IN: "success",
  RECOVERY_CODE_USED: "success",
};
