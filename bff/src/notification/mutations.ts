import * as v from "valibot";
import { changeMutation } from "../graphql/changeMutation.ts";
import { inputType } from "../graphql/inputFields.ts";
import { requireBy } from "../graphql/ownedRecords.ts";
import { refuse } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { ViewerType } from "../session/viewer.ts";
import { type NotificationKind, kindNames } from "./kind.ts";
import { deliveryNames, savePreferences } from "./preference.ts";
import { NotificationDeliveryEnum, NotificationPreferencesType } from "./preferenceType.ts";
import { loadNotification, postRead, postSeen } from "./source.ts";
import { NotificationKindEnum, NotificationType } from "./type.ts";

/** So many notices are marked by their ids at once. */
const mostIds = 100;

changeMutation({
  name: "markNotificationsSeen",
  description:
    "Notes that the viewer has seen that there are notices: `unseenNotificationCount` is 0 then, in every window. Not for API tokens.",
  permission: { inPerson: true },
  async run(_values, context) {
    const viewer = currentUser(context);
    await postSeen(context, viewer);
    return { viewer };
  },
  success: {
    description: "No notice of the viewer is unseen now.",
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerType, description: "Whose notices they are." }),
    }),
  },
});

const requireOwn = requireBy("Notification", loadNotification);

changeMutation({
  name: "markNotificationsRead",
  description: "Notes that the viewer has read some of their notices, or all of them. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "Notices that the viewer has read.",
    argument: "Which ones.",
    fields: {
      ids: {
        type: ["ID"],
        names: "Notification",
        description: `At most ${mostIds} of \`Viewer.notifications\`; null for all of them.`,
        rule: v.nullish(
          v.pipe(v.array(v.string()), v.maxLength(mostIds, "There are too many at once")),
          null,
        ),
      },
    },
  },
  async run({ ids: given }, context) {
    const viewer = currentUser(context);
    const found = await Promise.all((given ?? []).map((id) => requireOwn(context, id)));
    const ids = found.map(({ id }) => id);
    if (given === null || ids.length > 0) await postRead(context, viewer, given === null ? null : ids);
    return { viewer, notifications: found.map((one) => ({ ...one, isSeen: true, isRead: true })) };
  },
  success: {
    description: "They are read, in every window.",
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerType, description: "Whose notices they are." }),
      notifications: t.field({
        type: [NotificationType],
        most: mostIds,
        description: "Those that were named, as they are now; none when all were meant.",
        resolve: ({ notifications }) => notifications,
      }),
    }),
  },
});

const chosenKind = v.pipe(
  v.picklist(kindNames),
  v.check((kind: NotificationKind) => kind !== "OTHER", "There is no such kind"),
);

const ChoiceInput = inputType("NotificationChoiceInput", "How the viewer wants to be told of one kind.", {
  kind: { type: NotificationKindEnum, required: true, description: "What happens.", rule: chosenKind },
  delivery: {
    type: NotificationDeliveryEnum,
    required: true,
    description: "How they want to be told of it.",
    rule: v.picklist(deliveryNames),
  },
});

const timeOfDay = v.nullish(
  v.pipe(v.string(), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Must be a time of day, HH:MM")),
  null,
);

changeMutation({
  name: "saveNotificationPreferences",
  description: "Keeps how the viewer wants to be told of what happens. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "How the viewer wants to be told.",
    argument: "How the viewer wants to be told.",
    fields: {
      choices: {
        type: [ChoiceInput],
        required: true,
        description: "Kinds with how they want to be told of each; of the others it stays as it is.",
        rule: v.pipe(
          v.array(v.object({ kind: chosenKind, delivery: v.picklist(deliveryNames) })),
          v.maxLength(mostIds, "There are too many at once"),
        ),
        rest: "deliveries",
      },
      quietFrom: {
        type: "String",
        description: "From when no mails leave, `HH:MM` in India; null with the other for none.",
        rule: timeOfDay,
        rest: "quiet_from",
      },
      quietUntil: {
        type: "String",
        description: "From when they leave again, `HH:MM`.",
        rule: timeOfDay,
        rest: "quiet_until",
      },
      dailySummary: {
        type: "Boolean",
        description: "Whether a summary comes by mail each morning; it stays as it is when not given.",
        rule: v.nullish(v.boolean(), null),
        rest: "daily_summary",
      },
    },
  },
  async run(values, context) {
    const { quietFrom, quietUntil } = values;
    if ((quietFrom === null) !== (quietUntil === null))
      refuse(quietFrom === null ? "quietFrom" : "quietUntil", "Quiet hours have a beginning and an end");
    const preferences = await savePreferences(context, currentUser(context), values);
    return { preferences };
  },
  success: {
    description: "They are kept.",
    fields: (t) => ({
      preferences: t.expose("preferences", {
        type: NotificationPreferencesType,
        description: "All preferences, as they are now.",
      }),
    }),
  },
});
