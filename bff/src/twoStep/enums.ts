import { builder } from "../graphql/builder.ts";

export const TwoStepStateEnum = builder.enumType("TwoStepState", {
  description: "Whether somebody is asked for a code when they sign in.",
  values: {
    OFF: { description: "Their password is enough." },
    TOTP: { description: "They are asked for a code of an authenticator app." },
  } as const,
});

export const TwoStepRuleEnum = builder.enumType("TwoStepRule", {
  description: "Whom a company asks for two-step sign-in. Whoever has none then gets seven days.",
  values: {
    OPTIONAL: { description: "Nobody: everybody chooses for themselves." },
    OWNERS: { description: "Its owners." },
    EVERYBODY: { description: "Everybody who acts for it or for one of its locations." },
  } as const,
});
