import { builder } from "../graphql/builder.ts";

/** The password was right and a code is asked for. Thrown like an error, because nobody is signed in; it is none for people. */
export class TwoStepRequired extends Error {
  override readonly name = "TwoStepRequired";
  readonly token: string;
  readonly expiresAt: string;
  readonly methods = ["TOTP", "RECOVERY_CODE"] as const;

  constructor(token: string, expiresAt: string) {
    super("A code is needed to sign in.");
    this.token = token;
    this.expiresAt = expiresAt;
  }
}

const TwoStepMethodEnum = builder.enumType("TwoStepMethod", {
  description: "What the second step of a sign-in can be done with. More may come.",
  values: {
    TOTP: { description: "The six digits of an authenticator app." },
    RECOVERY_CODE: { description: "One of the recovery codes, which opens once." },
  } as const,
});

builder.objectType(TwoStepRequired, {
  name: "TwoStepRequired",
  description:
    "The password was right, and this account asks for a code: go on with `confirmSignIn`. Nobody is signed in yet.",
  fields: (t) => ({
    token: t.exposeString("token", {
      description: "For `confirmSignIn`, from the same browser; five codes may be tried with it.",
    }),
    methods: t.field({
      type: [TwoStepMethodEnum],
      most: 5,
      description: "What the code may come from.",
      resolve: ({ methods }) => [...methods],
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "When the token is over: five minutes later.",
    }),
  }),
});
