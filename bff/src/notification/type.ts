import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { filterFields } from "../graphql/listFilter.ts";
import { loadNode } from "../graphql/nodeQueries.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { ViewerType } from "../session/viewer.ts";
import { notificationKinds } from "./kind.ts";
import type { Notification } from "./record.ts";
import { countUnseen, loadNotification, notificationOrder, pageOfNotifications } from "./source.ts";

export const NotificationKindEnum = builder.enumType("NotificationKind", {
  description: "What somebody is told of. More will come: pass over those that you do not know.",
  values: notificationKinds,
});

/** A notice. */
export const NotificationType = builder.objectRef<Notification>("Notification");

/** Its connection. */
const { connection: NotificationConnection } = connectionTypes("Notification", "notices", NotificationType);

builder.node(NotificationType, {
  readBy: isInPerson,
  description:
    "Something that the viewer was told of: one for all that is alike and happened within an hour, until they have read it. Only they see it, and only in person.",
  id: { resolve: (notification) => notification.id },
  loadOne: (id, context) => loadNotification(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "The notice's id in the REST service (`notification_id`).",
    }),
    kind: t.expose("kind", { type: NotificationKindEnum, description: "What has happened." }),
    count: t.exposeInt("count", { description: "How many times, 1 or more." }),
    happenedAt: t.expose("happenedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it last happened. Null when the service does not say.",
    }),
    subjectName: t.exposeString("subjectName", {
      description: "What it is about, as it was called then; of several the newest.",
    }),
    subject: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description:
        "The record it is about; of several the newest. Null when it is gone or not for the viewer to read, and for a person.",
      resolve: ({ subjectId }, _args, context, info) =>
        subjectId === null ? null : loadNode(subjectId, context, info),
    }),
    locationName: t.exposeString("locationName", {
      nullable: true,
      description: "The location it concerns; null for what is of the whole company.",
    }),
    isSeen: t.exposeBoolean("isSeen", {
      description: "Whether the viewer has seen that there is something.",
    }),
    isRead: t.exposeBoolean("isRead", { description: "Whether the viewer has read it." }),
    ...timeFields(t),
  }),
});

const NotificationFilter = builder.inputType("NotificationFilter", {
  description: "What a list of notices can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    ...filterFields(t, "Notification"),
    unread: t.boolean({ description: "True: only those that are not read; false: only those that are." }),
  }),
});

builder.objectField(ViewerType, "notifications", (t) =>
  t.field({
    type: NotificationConnection,
    nullable: true,
    description:
      "What the viewer was told of within 90 days, at most 500, the newest first. An API token sees none: null.",
    args: {
      filter: t.arg({ type: NotificationFilter, description: "Only those that meet all of its conditions." }),
      orderBy: t.arg({ type: notificationOrder.input, description: "The newest first unless told." }),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) =>
      isInPerson(viewer) ? pageOfNotifications(context, viewer, args) : null,
  }),
);

builder.objectField(ViewerType, "unseenNotificationCount", (t) =>
  t.int({
    open: true,
    nullable: true,
    description:
      "How many notices the viewer has not seen yet. Null when the service tells nobody of anything, and for an API token.",
    resolve: (viewer, _args, context) => (isInPerson(viewer) ? countUnseen(context, viewer) : null),
  }),
);
