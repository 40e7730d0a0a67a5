import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { comingPlaces } from "./comingPlaces.ts";

type ComingPlace = (typeof comingPlaces)[keyof typeof comingPlaces][number];

/** What the places to come are called, by path. */
export const comingNames: Readonly<Record<ComingPlace, MessageDescriptor>> = {
  "master/ViewDeliveryUser": msg`Delivery User`,
  "master/ViewPickupPoint": msg`Pickup Point`,
  "master/ViewVendor": msg`Vendor`,
  "master/CollectionsProduct": msg`Collections Product`,
  "master/PendingOrders": msg`Pending Orders`,
  "master/DespatchOrders": msg`Despatch Orders`,
  "master/CancelOrders": msg`Cancel Orders`,
  "master/ViewUserAdmin": msg`User Admin`,
  "master/ViewUserLocation": msg`User Storage Location`,
};

/** The groups of the menu that some of them stand in: the breadcrumb's parent. */
export const comingGroups: Readonly<Partial<Record<ComingPlace, MessageDescriptor>>> = {
  "master/CollectionsProduct": msg`Product`,
  "master/PendingOrders": msg`Orders`,
  "master/DespatchOrders": msg`Orders`,
  "master/CancelOrders": msg`Orders`,
};
