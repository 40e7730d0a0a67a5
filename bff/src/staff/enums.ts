import { builder } from "../graphql/builder.ts";

export const StaffStatusEnum = builder.enumType("StaffStatus", {
  description: "How somebody stands.",
  values: {
    INVITED: { description: "The invitation was mailed and can be followed." },
    EXPIRED: { description: "Nobody followed the invitation within 24 hours: it can be mailed again." },
    ACTIVE: { description: "They can sign in." },
    DISABLED: { description: "They cannot sign in; what they did stays." },
  } as const,
});

export const StaffActionEnum = builder.enumType("StaffAction", {
  description: "What can be done with somebody.",
  values: {
    RESEND: { description: "Mail the invitation again: `inviteStaffAgain`." },
    EDIT: { description: "Change what is said of them: `editStaff`." },
    CHANGE_ROLE: { description: "Give them another role: `editStaff`." },
    DISABLE: { description: "Take the sign-in away: `disableStaff`." },
    ENABLE: { description: "Give the sign-in back: `enableStaff`." },
    END_SESSIONS: { description: "Sign them out everywhere: `endStaffSessions`." },
    RESET_TWO_STEP: {
      description: "Take their second step of signing in off, which they have lost: `resetStaffTwoStep`.",
    },
    WITHDRAW: { description: "Take the invitation back: `withdrawInvitation`." },
    HAND_OVER: { description: "Make them the main administrator: `handOverCompany`." },
  } as const,
});
