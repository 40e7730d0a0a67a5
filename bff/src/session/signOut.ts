import { builder } from "../graphql/builder.ts";
import { UnavailableError } from "../graphql/errors.ts";
import { resultUnion } from "../graphql/resultUnion.ts";

const SignOutSuccess = builder.objectRef<{ signedOut: boolean }>("SignOutSuccess").implement({
  description: "The session has ended everywhere, and its cookie is cleared by the answer.",
  fields: (t) => ({
    signedOut: t.exposeBoolean("signedOut", {
      description: "True when a session was ended, false when nobody was signed in.",
    }),
  }),
});

builder.mutationField("signOut", (t) =>
  t.field({
    type: resultUnion("SignOut", SignOutSuccess, [UnavailableError]),
    description: "Ends the session of this request at once. Answers alike when there is none any more.",
    authScopes: { anyone: true },
    resolve: async (_root, _args, { session, log }) => {
      const signedOut = session.current !== null;
      try {
        await session.end();
      } catch (error) {
        log.error({ err: error }, "The session could not be ended.");
        throw new UnavailableError("NOT_APPLIED");
      }
      return { signedOut };
    },
  }),
);
