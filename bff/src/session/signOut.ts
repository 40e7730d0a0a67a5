import { builder } from "../graphql/builder.ts";
import { UnavailableError } from "../graphql/errors.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { withSessions } from "./unavailable.ts";

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
    resolve: async (_root, _args, context) => {
      const signedOut = context.session.current !== null;
      await withSessions(context, (session) => session.end());
      return { signedOut };
    },
  }),
);
