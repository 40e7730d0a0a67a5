import { noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import {
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
} from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { tellOfEnd } from "./signInEnd.ts";
import { currentUser } from "./currentUser.ts";
import { withSessions } from "./unavailable.ts";

changeMutation({
  name: "endSession",
  description: "Ends one of the viewer's own sessions at once.",
  permission: { restricted: true },
  errors: [UnauthenticatedError, ForbiddenError, NotFoundError, RateLimitedError, UnavailableError],
  input: {
    description: "A session to end.",
    argument: "The session to end.",
    fields: { id: idOf("ViewerSession", "One of `Viewer.sessions`; the one in use may be among them.") },
  },
  async run(input, context) {
    const user = currentUser(context);
    const handle = idOfType("ViewerSession", input.id);
    const isEnded = handle !== null && (await withSessions(context, (session) => session.endOne(handle)));
    if (!isEnded) throw new NotFoundError();
    noteSecurity(context, "session ended");
    await tellOfEnd(context, user, "ended_by_other");
    return { deletedId: input.id };
  },
  success: {
    description: "The session has ended on every gateway; its next request is signed out.",
    fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
  },
});
