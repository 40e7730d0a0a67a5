import { audited, sameId } from "../audit/audited.ts";
import { viewerCan } from "../access/viewerCan.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { InputWarningType } from "../graphql/inputWarning.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { versionDescription } from "../graphql/version.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { DeliveryUserStatusEnum, VehicleEnum } from "./enums.ts";
import { deactivationFields, deliveryUserFields, deliveryUserVersion } from "./fields.ts";
import { type DeliveryUser, isOwnDeliveryUser, mayReadDeliveryUser } from "./record.ts";
import { deliveryUsers } from "./source.ts";
import { driverWarnings } from "./warnings.ts";

/** Who brings orders. */
export const DeliveryUserType = builder.objectRef<DeliveryUser>("DeliveryUser");

/** Its connection and edge. */
export const { connection: DeliveryUserConnection, edge: DeliveryUserEdge } = connectionTypes(
  "DeliveryUser",
  "delivery users",
  DeliveryUserType,
);

builder.node(DeliveryUserType, {
  description:
    "Who brings orders to customers. They have no account here. A location's people see those who deliver for it.",
  readBy: mayReadDeliveryUser,
  id: { resolve: (user) => user.id },
  loadOne: (id, context) => deliveryUsers.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "Their id in the REST service (`delivery_user_id`).",
    }),
    name: t.exposeString("name", { description: "2 to 120 characters." }),
    phone: t.exposeString("phone", { description: "Unique in the company." }),
    email: t.exposeString("email", { nullable: true, description: "Null when there is none." }),
    vehicle: t.expose("vehicle", { type: VehicleEnum, description: "What they bring orders with." }),
    vehicleNumber: t.exposeString("vehicleNumber", { nullable: true, description: "As on its plate." }),
    licenceNumber: t.exposeString("licenceNumber", { nullable: true, description: "Of who drives." }),
    licenceExpiry: t.expose("licenceExpiry", {
      type: "Date",
      nullable: true,
      description: "The last day of the licence.",
    }),
    isForAll: t.exposeBoolean("isForAll", { description: "Whether they deliver for every location." }),
    sellers: t.field({
      type: [SellerObject],
      most: 50,
      description: "The locations that they deliver for by name; those that are gone are left out.",
      async resolve({ sellerIds }, _args, context) {
        const found = await Promise.all(sellerIds.slice(0, 50).map((id) => sellers.load(context, id)));
        return found.filter((seller) => seller !== null);
      },
    }),
    isOnDuty: t.exposeBoolean("isOnDuty", { description: "Whether they are at work now." }),
    status: t.expose("status", {
      type: DeliveryUserStatusEnum,
      description: "Whether they may be given orders.",
    }),
    statusReason: t.exposeString("statusReason", { nullable: true, description: "Why they are inactive." }),
    openDeliveries: t.exposeInt("openDeliveries", {
      description: "How many fulfilments they carry: assigned, and neither handed over nor back.",
    }),
    deliveriesToday: t.exposeInt("deliveriesToday", {
      description: "How many they have on the way, or handed over today.",
    }),
    warnings: t.field({
      type: [InputWarningType],
      most: 5,
      description: "What looks wrong about their vehicle and licence; it is saved all the same.",
      resolve: (user, _args) => driverWarnings(user),
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: deliveryUserVersion }),
    ...viewerCanFields(t, "DeliveryUser", "delete them, if they never had an order"),
    viewerCanUpdate: t.boolean({
      open: true,
      description:
        "Whether the viewer may change them. Asks for `DELIVERY_USER_UPDATE`, and of a location's people that they deliver for it alone.",
      resolve: (user, _args, context) =>
        viewerCan(context, "DELIVERY_USER_UPDATE") && isOwnDeliveryUser(currentUser(context), user),
    }),
  }),
});

/** The orders of a list of delivery users. */
export const deliveryUserOrder = orderInput("DeliveryUser", "delivery users", {
  NAME: {
    rest: "delivery_user_name",
    kind: "text",
    value: (user: DeliveryUser) => user.name,
    description: "By name, upper and lower case alike.",
  },
  OPEN_DELIVERIES: {
    rest: "open_deliveries",
    kind: "number",
    value: (user: DeliveryUser) => user.openDeliveries,
    description: "By how much they carry: the first who is on duty is the one to suggest.",
  },
  ...timeOrders,
});

audited({
  type: DeliveryUserType,
  records: deliveryUsers,
  tables: { delivery_user: sameId },
  nameOf: (user) => user.name,
  fields: [deliveryUserFields, deactivationFields],
});
