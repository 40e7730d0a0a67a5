import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import {
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
} from "../graphql/errors.ts";
import { encodeNodeId, idOfType } from "../graphql/nodeId.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { withSessions } from "./unavailable.ts";

async function endSession(id: string, context: Context): Promise<{ endedSessionId: string }> {
  const handle = idOfType("ViewerSession", id);
  const isEnded = handle !== null && (await withSessions(context, (session) => session.endOne(handle)));
  if (!isEnded) throw new NotFoundError();
  noteSecurity(context, "session ended");
  return { endedSessionId: encodeNodeId("ViewerSession", handle) };
}

const EndSessionInput = builder.inputType("EndSessionInput", {
  description: "A session to end.",
  fields: (t) => ({
    id: t.id({ required: true, description: "One of `Viewer.sessions`; the one in use may be among them." }),
  }),
});

const EndSessionSuccess = builder.objectRef<{ endedSessionId: string }>("EndSessionSuccess").implement({
  description: "The session has ended on every gateway; its next request is signed out.",
  fields: (t) => ({
    endedSessionId: t.exposeID("endedSessionId", { description: "The id of the session that was ended." }),
  }),
});

builder.mutationField("endSession", (t) =>
  t.field({
    type: resultUnion("EndSession", EndSessionSuccess, [
      UnauthenticatedError,
      ForbiddenError,
      NotFoundError,
      RateLimitedError,
      UnavailableError,
    ]),
    description: "Ends one of the viewer's own sessions at once.",
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: EndSessionInput, required: true, description: "The session to end." }) },
    resolve: (_root, { input }, context) => endSession(input.id, context),
  }),
);
