/** How somebody stands, by the service's names. */
export const staffStatuses = {
  invited: "INVITED",
  expired: "EXPIRED",
  active: "ACTIVE",
  disabled: "DISABLED",
} as const;

export type StaffStatus = (typeof staffStatuses)[keyof typeof staffStatuses];

/** What can be done with somebody. */
export const staffActions = [
  "RESEND",
  "EDIT",
  "CHANGE_ROLE",
  "DISABLE",
  "ENABLE",
  "END_SESSIONS",
  "RESET_TWO_STEP",
  "WITHDRAW",
  "HAND_OVER",
] as const;

export type StaffAction = (typeof staffActions)[number];
