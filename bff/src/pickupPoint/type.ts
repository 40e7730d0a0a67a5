import { AddressType } from "../address/type.ts";
import { allows } from "../access/rules.ts";
import { audited, sameId } from "../audit/audited.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { invalidArgument } from "../graphql/invalidArgument.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { versionDescription } from "../graphql/version.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { pauseFields, pickupPointFields, pickupPointVersion } from "./fields.ts";
import type { ClosedDay, OpenInterval, PickupPoint } from "./record.ts";
import { loadNextDates, mostDates, pickupPoints } from "./source.ts";

/** Whether somebody reads more of pickup points than their names and addresses. */
export const mayReadPickupPoints = (user: Parameters<typeof allows>[0]): boolean =>
  allows(user, "PICKUP_POINT_READ");

const OpeningHoursType = builder.objectRef<OpenInterval>("OpeningHours").implement({
  readBy: mayReadPickupPoints,
  description: "When it is open on a weekday, by India's clock.",
  fields: (t) => ({
    day: t.exposeInt("day", { description: "The weekday, 1 Monday to 7 Sunday." }),
    opens: t.exposeString("opens", { description: "From when, `HH:MM`." }),
    closes: t.exposeString("closes", { description: "Until when, `HH:MM`." }),
  }),
});

const ClosedDayType = builder.objectRef<ClosedDay>("ClosedDay").implement({
  readBy: mayReadPickupPoints,
  description: "A day on which it is closed for once.",
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "The day." }),
    note: t.exposeString("note", { nullable: true, description: "Why." }),
  }),
});

/** Where orders are collected. */
export const PickupPointType = builder.objectRef<PickupPoint>("PickupPoint");

/** Its connection and edge. */
export const { connection: PickupPointConnection, edge: PickupPointEdge } = connectionTypes(
  "PickupPoint",
  "pickup points",
  PickupPointType,
);

builder.node(PickupPointType, {
  description:
    "Where customers collect what they bought. Without `PICKUP_POINT_READ` one reads no more than its name, phone and address.",
  readBy: mayReadPickupPoints,
  id: { resolve: (point) => point.id },
  loadOne: (id, context) => pickupPoints.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      open: true,
      description: "Its id in the REST service (`pickup_point_id`).",
    }),
    name: t.exposeString("name", { open: true, description: "Unique in the company." }),
    seller: t.field({
      type: SellerObject,
      nullable: true,
      description: "The location that it is at; null for none.",
      resolve: ({ locationId }, _args, context) =>
        locationId === null ? null : sellers.find(context, locationId),
    }),
    address: t.expose("address", { type: AddressType, open: true, description: "Where it is." }),
    contactName: t.exposeString("contactName", { nullable: true, description: "Who is there." }),
    phone: t.exposeString("phone", { open: true, description: "Its phone." }),
    email: t.exposeString("email", { nullable: true, description: "Null when there is none." }),
    openingHours: t.field({
      type: [OpeningHoursType],
      most: 14,
      description: "When it is open, in the order of the week.",
      resolve: ({ openingHours }) => openingHours.slice(0, 14),
    }),
    closedDays: t.field({
      type: [ClosedDayType],
      most: 60,
      description: "Days on which it is closed for once.",
      resolve: ({ closedDays }) => closedDays.slice(0, 60),
    }),
    leadTimeHours: t.exposeInt("leadTimeHours", {
      description: "How long it takes until an order can be collected.",
    }),
    keepDays: t.exposeInt("keepDays", { description: "How long an order waits there, in days." }),
    maxOrdersPerDay: t.exposeInt("maxOrdersPerDay", {
      nullable: true,
      description: "How many fulfilments are promised for a day at most; null for any number.",
    }),
    instructions: t.exposeString("instructions", {
      nullable: true,
      description: "What customers are told in the mail.",
    }),
    isPaused: t.exposeBoolean("isPaused", { description: "Whether it hands over nothing today." }),
    pausedUntil: t.expose("pausedUntil", {
      type: "Date",
      nullable: true,
      description: "The first day after the pause; null when that is not known.",
    }),
    pauseReason: t.exposeString("pauseReason", { nullable: true, description: "Why it is paused." }),
    openOrders: t.exposeInt("openOrders", {
      description: "How many fulfilments are yet to be collected, those that are not there yet among them.",
    }),
    waitingOrders: t.exposeInt("waitingOrders", { description: "How many wait there." }),
    uncollectedOrders: t.exposeInt("uncollectedOrders", {
      description: "How many of them nobody came for while they were kept: they are to be brought back.",
    }),
    ordersToday: t.exposeInt("ordersToday", { description: "How many are promised for today." }),
    nextDates: t.field({
      type: ["Date"],
      nullable: true,
      description:
        "The next days on which it can hand over what is ordered now: after its lead time, open, and with room. Null when the service could not say.",
      args: {
        count: t.arg.int({ required: true, defaultValue: 1, description: `How many, 1 to ${mostDates}.` }),
      },
      async resolve({ id }, { count }, context) {
        if (count < 1 || count > mostDates) throw invalidArgument(`\`count\` must be 1 to ${mostDates}.`);
        return (await loadNextDates(context, id)).slice(0, count);
      },
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: pickupPointVersion }),
    ...viewerCanFields(t, "PickupPoint", "delete it, if no order was ever for it"),
  }),
});

/** The orders of a list of pickup points. */
export const pickupPointOrder = orderInput("PickupPoint", "pickup points", {
  NAME: {
    rest: "pickup_point_name",
    kind: "text",
    value: (point: PickupPoint) => point.name,
    description: "By name, upper and lower case alike.",
  },
  ...timeOrders,
});

audited({
  type: PickupPointType,
  records: pickupPoints,
  tables: { pickup_point: sameId },
  nameOf: (point) => point.name,
  fields: [pickupPointFields, pauseFields],
});
