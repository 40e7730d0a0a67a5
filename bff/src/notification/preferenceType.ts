import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { ViewerType } from "../session/viewer.ts";
import { kindNames } from "./kind.ts";
import {
  loadPreferences,
  type NotificationChoice,
  notificationDeliveries,
  type NotificationPreferences,
} from "./preference.ts";
import { NotificationKindEnum } from "./type.ts";

export const NotificationDeliveryEnum = builder.enumType("NotificationDelivery", {
  description: "How somebody is told of something.",
  values: notificationDeliveries,
});

const NotificationChoiceType = builder.objectRef<NotificationChoice>("NotificationChoice").implement({
  description: "How the viewer is told of one kind of happening.",
  fields: (t) => ({
    kind: t.expose("kind", { type: NotificationKindEnum, description: "What happens." }),
    delivery: t.expose("delivery", {
      type: NotificationDeliveryEnum,
      description: "How they are told of it.",
    }),
    standard: t.expose("standard", {
      type: NotificationDeliveryEnum,
      description: "How somebody with their role is told who has chosen nothing.",
    }),
  }),
});

/** How the viewer is told. */
export const NotificationPreferencesType = builder
  .objectRef<NotificationPreferences>("NotificationPreferences")
  .implement({
    description: "How the viewer is told of what happens.",
    fields: (t) => ({
      choices: t.field({
        type: [NotificationChoiceType],
        most: kindNames.length,
        description: "Everything that somebody with their role can be told of.",
        resolve: ({ choices }) => choices,
      }),
      quietFrom: t.exposeString("quietFrom", {
        nullable: true,
        description:
          "From this time of day in India no mails leave, `HH:MM`; null when they may at any time.",
      }),
      quietUntil: t.exposeString("quietUntil", {
        nullable: true,
        description: "Mails leave again from this time of day on, `HH:MM`.",
      }),
      dailySummary: t.exposeBoolean("dailySummary", {
        nullable: true,
        description:
          "Whether a mail comes at 07:00 in India that says what home does: what waits, and what was sold the day before. False unless somebody turns it on; null when the service sends none.",
      }),
    }),
  });

builder.objectField(ViewerType, "notificationPreferences", (t) =>
  t.field({
    type: NotificationPreferencesType,
    nullable: true,
    description:
      "How the viewer is told of what happens. Null when the service tells nobody of anything, and for an API token.",
    resolve: (viewer, _args, context) => (isInPerson(viewer) ? loadPreferences(context, viewer) : null),
  }),
);
