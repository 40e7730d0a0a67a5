import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { addresses } from "./addresses.ts";
import type { placeholderRoutes } from "./placeholderRoutes.ts";

type PlaceholderRoute = (typeof placeholderRoutes)[keyof typeof placeholderRoutes][number];

/** What the placeholder routes are called, by path. */
export const placeholderNames: Readonly<Record<PlaceholderRoute, MessageDescriptor>> = {
  [addresses.collectionsProduct]: msg`Collections Product`,
};

/** The groups of the menu that some of them stand in: the breadcrumb's parent. */
export const placeholderGroups: Readonly<Partial<Record<PlaceholderRoute, MessageDescriptor>>> = {
  [addresses.collectionsProduct]: msg`Product`,
};
