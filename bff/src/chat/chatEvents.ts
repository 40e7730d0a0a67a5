import { builder } from "../graphql/builder.ts";
import { currentUser } from "../session/currentUser.ts";
import { chatEar } from "./ear.ts";
import { ChatEventType } from "./eventTypes.ts";

builder.subscriptionField("chatEvents", (t) =>
  t.field({
    type: ChatEventType,
    description:
      "What happens in the viewer's chats from now on, over server-sent events. Whoever listens is online to the company. " +
      "What happened while nobody listened is not told later: read the lists again after connecting. " +
      "Ends with the session. At most 8 streams for each session. Not for API tokens.",
    authScopes: { inPerson: true },
    subscribe: (_root, _args, context) => context.live.listen(currentUser(context), chatEar),
    resolve: (event) => event,
  }),
);
