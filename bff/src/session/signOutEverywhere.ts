import { noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import {
  ForbiddenError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
} from "../graphql/errors.ts";
import { currentUser } from "./currentUser.ts";
import { tellOfEnd } from "./signInEnd.ts";
import { withSessions } from "./unavailable.ts";

changeMutation({
  name: "signOutEverywhere",
  description:
    "Ends all sessions of the viewer at once. API tokens are not sessions: revoke them one by one.",
  permission: { restricted: true },
  errors: [UnauthenticatedError, ForbiddenError, RateLimitedError, UnavailableError],
  async run(_nothing, context) {
    noteSecurity(context, "signed out everywhere");
    const user = currentUser(context);
    const endedSessions = await withSessions(context, (session) => session.endAll(user));
    await tellOfEnd(context, user, "signed_out");
    return { endedSessions };
  },
  success: {
    description: "All sessions of the user have ended, on every gateway and this one included.",
    fields: (t) => ({ endedSessions: t.exposeInt("endedSessions", { description: "How many there were." }) }),
  },
});
