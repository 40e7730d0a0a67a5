import { builder } from "../graphql/builder.ts";
import {
  ForbiddenError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
} from "../graphql/errors.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { currentUser } from "./currentUser.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { withSessions } from "./unavailable.ts";

const SignOutEverywhereSuccess = builder
  .objectRef<{ endedSessions: number }>("SignOutEverywhereSuccess")
  .implement({
    description: "All sessions of the user have ended, on every gateway and this one included.",
    fields: (t) => ({
      endedSessions: t.exposeInt("endedSessions", { description: "How many there were." }),
    }),
  });

builder.mutationField("signOutEverywhere", (t) =>
  t.field({
    type: resultUnion("SignOutEverywhere", SignOutEverywhereSuccess, [
      UnauthenticatedError,
      ForbiddenError,
      RateLimitedError,
      UnavailableError,
    ]),
    description:
      "Ends all sessions of the viewer at once. API tokens are not sessions: revoke them one by one.",
    authScopes: { inPerson: true },
    resolve: async (_root, _args, context) => {
      noteSecurity(context, "signed out everywhere");
      return {
        endedSessions: await withSessions(context, (session) => session.endAll(currentUser(context))),
      };
    },
  }),
);
