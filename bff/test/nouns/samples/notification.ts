import * as v from "valibot";
import { collection, ids, texts } from "../../isolation/tenants.ts";
import { happening } from "../happening.ts";
import { type MutationSample, sample } from "../sample.ts";

const shown = v.object({
  viewer: v.object({ list: v.object({ nodes: v.tuple([v.object({ id: v.string() })]) }) }),
});

sample({
  nodes: {
    Notification: {
      of: "person",
      // Nobody adds one: it comes of what happens.
      async made({ owner }) {
        const { data } = await owner.send("{ viewer { list: notifications(first: 1) { nodes { id } } } }");
        return v.parse(shown, data).viewer.list.nodes[0].id;
      },
    },
  },
  collections: {
    // They are their person's alone: the last one is a colleague's.
    companyNotification: collection("notification_id", {
      links: ["user_po_id"],
      values: (whose, id) => ({
        ...texts(whose),
        kind: "product.submitted",
        entity: "product",
        entity_id: id,
      }),
      more: [
        { notification_id: 2, user_po_id: null, user_seller_id: ids.own },
        { ...texts("foreign"), notification_id: ids.neighbour, user_po_id: ids.neighbour },
      ],
    }),
    companyNotificationPreference: {
      key: "account_id",
      records: [
        {
          account_id: ids.own,
          deliveries: [{ kind: "product.submitted", delivery: "mail_daily", standard: "console" }],
          quiet_from: "22:00",
          quiet_until: "07:00",
          daily_summary: true,
        },
      ],
    },
  },
  events: {
    viewerEvents: [
      { ...happening, type: "notification.received", data: { to: [[ids.own, ids.own]] } },
      { ...happening, type: "notification.received", data: { to: [[ids.own, ids.foreign]] } },
      { ...happening, type: "notification.seen", data: { to: ids.own, read: [ids.own, ids.foreign] } },
    ],
  },
  mutations({ own, record }) {
    const ofPerson = {
      permission: null,
      inPerson: true,
      trail: "a person's own console",
    } satisfies Partial<MutationSample>;
    return {
      markNotificationsSeen: {
        ...ofPerson,
        inputs: [null],
        responses: { "POST /v1/companyNotification/account/{id}/seen": () => ({ seen_count: 1 }) },
      },
      markNotificationsRead: {
        ...ofPerson,
        inputs: [{ ids: [own("Notification")] }, {}],
        responses: { "POST /v1/companyNotification/account/{id}/read": () => ({ read_count: 1 }) },
      },
      saveNotificationPreferences: {
        ...ofPerson,
        unversioned: "of what is a person's own taste the last choice counts, on whatever device",
        inputs: [
          {
            choices: [{ kind: "PRODUCT_SUBMITTED", delivery: "OFF" }],
            quietFrom: "22:00",
            quietUntil: "07:00",
            dailySummary: true,
          },
        ],
        responses: {
          "PUT /v1/companyNotificationPreference/account/{id}": () => record("companyNotificationPreference"),
        },
      },
    };
  },
  access: {
    inPersonOnly: {
      fields: [
        ...[
          "count",
          "createdAt",
          "databaseId",
          "happenedAt",
          "id",
          "isRead",
          "isSeen",
          "kind",
          "locationName",
          "subjectName",
          "updatedAt",
        ].map((field) => `Notification.${field}`),
        "Query.viewer.notificationPreferences",
        "Query.viewer.notifications",
        "Query.viewer.unseenNotificationCount",
      ],
    },
    neverShown: [
      // A record of any type, which the lists show.
      "Notification.subject",
      ...["eventId", "notification", "viewer"].map((field) => `NotificationReceived.${field}`),
      ...["eventId", "isAllRead", "read", "viewer"].map((field) => `NotificationsSeen.${field}`),
    ],
  },
});
