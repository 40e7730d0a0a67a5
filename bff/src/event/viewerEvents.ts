import { chatMembers, memberOfChat } from "../chat/eventTypes.ts";
import { builder } from "../graphql/builder.ts";
import { JobProgressed } from "../job/eventType.ts";
import { NotificationReceived, NotificationsSeen } from "../notification/eventTypes.ts";
import { currentUser } from "../session/currentUser.ts";
import { ruleOf } from "./rules.ts";
import { ManyChanged, ProductChanged, RecordTouched } from "./types.ts";
import { createViewerEar, type ViewerEvent } from "./viewerEar.ts";

const ViewerEventType = builder.unionType("ViewerEvent", {
  description:
    "Something that the viewer may know of has happened. There will be other members: pass over those that you do not know.",
  types: [
    ...chatMembers,
    RecordTouched,
    ProductChanged,
    JobProgressed,
    NotificationReceived,
    NotificationsSeen,
    ManyChanged,
  ],
  resolveType(event: ViewerEvent) {
    if (event.kind === "many") return ManyChanged;
    return event.kind === "happened" ? ruleOf(event)?.member : memberOfChat(event);
  },
});

builder.subscriptionField("viewerEvents", (t) =>
  t.field({
    type: ViewerEventType,
    description:
      "Everything that happens from now on and that the viewer may know of, over server-sent events: what `chatEvents` tells, and what becomes of " +
      "the records that they may read, whoever changes them. Each is told by their rights as they are then. Whoever listens is online to the company. " +
      "What happened while nobody listened is not told later: read again after connecting. " +
      "Ends with the session. At most 8 streams for each session, with those of `chatEvents`. Not for API tokens.",
    authScopes: { inPerson: true },
    subscribe(_root, _args, context) {
      const user = currentUser(context);
      return context.live.listen(user, createViewerEar(user));
    },
    resolve: (event) => event,
  }),
);
