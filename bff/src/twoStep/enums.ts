import { builder } from "../graphql/builder.ts";

export const TwoStepStateEnum = builder.enumType("TwoStepState", {
  description: "Whether somebody is asked for a code when they sign in.",
  values: {
    OFF: { description: "Their password is enough." },
    TOTP: { description: "They are asked for a code of an authenticator app." },
  } as const,
});
