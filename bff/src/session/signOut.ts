import { changeMutation } from "../graphql/changeMutation.ts";
import { UnavailableError } from "../graphql/errors.ts";
import { tellOfEnd } from "./signInEnd.ts";
import { personOf } from "./session.ts";
import { withSessions } from "./unavailable.ts";

changeMutation({
  name: "signOut",
  description: "Ends the session of this request at once. Answers alike when there is none any more.",
  permission: { anyone: true },
  errors: [UnavailableError],
  async run(_nothing, context) {
    const { current } = context.session;
    const user = current === null ? undefined : personOf(current);
    await withSessions(context, (session) => session.end());
    if (user !== undefined) await tellOfEnd(context, user, "signed_out");
    return { signedOut: user !== undefined };
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
