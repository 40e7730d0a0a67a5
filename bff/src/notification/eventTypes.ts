import type { Happening } from "../event/happening.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { currentUser } from "../session/currentUser.ts";
import { ViewerType } from "../session/viewer.ts";
import { loadNotification } from "./source.ts";
import { readBy, receivedBy } from "./told.ts";
import { NotificationType } from "./type.ts";

const viewerOf = (_event: Happening, _args: object, context: Context) => currentUser(context);
const viewerDescription = "Whose notices they are, for `unseenNotificationCount`.";
const eventIdDescription = "The id of what has happened; the same one may come again.";

/** Somebody was told of something. */
export const NotificationReceived = builder.objectRef<Happening>("NotificationReceived").implement({
  description: "The viewer is told of something, or of the same once more.",
  fields: (t) => ({
    eventId: t.exposeString("id", { description: eventIdDescription }),
    notification: t.field({
      type: NotificationType,
      nullable: true,
      description: "The notice as it is now. Null when it is gone meanwhile.",
      resolve(event, _args, context) {
        const id = receivedBy(currentUser(context), event);
        return id === null ? null : loadNotification(context, id);
      },
    }),
    viewer: t.field({ type: ViewerType, description: viewerDescription, resolve: viewerOf }),
  }),
});

/** So many are read by their ids at once. */
const mostRead = 100;

/** Somebody has looked at their notices. */
export const NotificationsSeen = builder.objectRef<Happening>("NotificationsSeen").implement({
  description: "The viewer has seen that there are notices, or has read some, in this window or another.",
  fields: (t) => ({
    eventId: t.exposeString("id", { description: eventIdDescription }),
    isAllRead: t.boolean({
      description: "Whether they have read all of them.",
      resolve: (event, _args, context) => readBy(currentUser(context), event) === null,
    }),
    read: t.field({
      type: [NotificationType],
      most: mostRead,
      description:
        "Those that they have read, as they are now; none when they have only seen them, or read all.",
      async resolve(event, _args, context) {
        const ids = readBy(currentUser(context), event) ?? [];
        const found = await Promise.all(ids.map((id) => loadNotification(context, id)));
        return found.filter((one) => one !== null);
      },
    }),
    viewer: t.field({ type: ViewerType, description: viewerDescription, resolve: viewerOf }),
  }),
});
