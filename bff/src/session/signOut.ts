import { changeMutation } from "../graphql/changeMutation.ts";
import { UnavailableError } from "../graphql/errors.ts";
import { withSessions } from "./unavailable.ts";

changeMutation({
  name: "signOut",
  description: "Ends the session of this request at once. Answers alike when there is none any more.",
  permission: { anyone: true },
  errors: [UnavailableError],
  async run(_nothing, context) {
    const signedOut = context.session.current !== null;
    await withSessions(context, (session) => session.end());
    return { signedOut };
  },
  success: {
    description: "The session has ended everywhere, and its cookie is cleared by the answer.",
    fields: (t) => ({
      signedOut: t.exposeBoolean("signedOut", {
        description: "True when a session was ended, false when nobody was signed in.",
      }),
    }),
  },
});
