import { isRestricted } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { type Extension, isDescribed } from "../rest/description.ts";
import { RestError } from "../rest/error.ts";
import { loadNamesake } from "../seller/source.ts";
import { looksOn } from "../sellerView/view.ts";
import type { SessionUser } from "../access/user.ts";
import { ViewerType } from "./viewer.ts";

const OfferedAreaEnum = builder.enumType("OfferedArea", {
  description: "A part of the back office that hangs on what the REST service behind the gateway offers.",
  values: {
    LOCATIONS: { description: "The locations of the company." },
    LOCATION_INVITATIONS: {
      description: "Adding a location with no more than its name and whom to invite.",
    },
    PRODUCTS: { description: "The list of all products that the user sees." },
    MANUFACTURERS: { description: "The list of all manufacturers that the user sees." },
    BANK_ACCOUNT: { description: "The bank account of the company." },
    COMPANY_DETAILS: { description: "Changes of the address and the registration of the company." },
    AUDIT: { description: "The audit trail: who changed what, and when." },
    ORDERS: { description: "Orders, and the parts of them that a location sends." },
    DELIVERY: { description: "Who brings orders, and where they are collected." },
    VENDORS: { description: "Who supplies the company." },
    COLLECTION_PRODUCTS: { description: "What is in the company's collections." },
    PEOPLE: { description: "Who acts for the company and its locations, and their roles." },
    REPORTS: { description: "Figures of sales, and what waits for somebody." },
    EXPORTS: { description: "Lists as files, and the jobs that write them." },
    WEBHOOKS: { description: "Addresses of the company's own that are told of what happens." },
    NOTIFICATIONS: { description: "What somebody is told of, and how they want to be told." },
    BANNER_TIMES: { description: "The switch and the days of a banner; without them it is always shown." },
  } as const,
});

type OfferedArea = typeof OfferedAreaEnum.$inferType;

/** What each kind of user needs for an area beyond the documents; null where they have it. */
const needed: Readonly<Record<OfferedArea, Readonly<Record<SessionUser["kind"], Extension | null>>>> = {
  LOCATIONS: { owner: "companyLocations", seller: "companyLocations" },
  LOCATION_INVITATIONS: { owner: "sellerInvitation", seller: "sellerInvitation" },
  PRODUCTS: { owner: "companyProducts", seller: "locationProducts" },
  MANUFACTURERS: { owner: "companyManufacturers", seller: null },
  BANK_ACCOUNT: { owner: "bankAccount", seller: "bankAccount" },
  COMPANY_DETAILS: { owner: "companyEdit", seller: "companyEdit" },
  AUDIT: { owner: "audit", seller: "audit" },
  ORDERS: { owner: "orders", seller: "locationOrders" },
  DELIVERY: { owner: "delivery", seller: "delivery" },
  VENDORS: { owner: "vendors", seller: "vendors" },
  COLLECTION_PRODUCTS: { owner: "collectionProducts", seller: "collectionProducts" },
  PEOPLE: { owner: "people", seller: "people" },
  REPORTS: { owner: "reports", seller: "reports" },
  EXPORTS: { owner: "exports", seller: "exports" },
  WEBHOOKS: { owner: "webhooks", seller: "webhooks" },
  NOTIFICATIONS: { owner: "notifications", seller: "notifications" },
  BANNER_TIMES: { owner: "banner_active", seller: "banner_active" },
};

const areas: readonly OfferedArea[] = [
  "LOCATIONS",
  "LOCATION_INVITATIONS",
  "PRODUCTS",
  "MANUFACTURERS",
  "BANK_ACCOUNT",
  "COMPANY_DETAILS",
  "AUDIT",
  "ORDERS",
  "DELIVERY",
  "VENDORS",
  "COLLECTION_PRODUCTS",
  "PEOPLE",
  "REPORTS",
  "EXPORTS",
  "WEBHOOKS",
  "NOTIFICATIONS",
  "BANNER_TIMES",
];

/** What is somebody's own, so that nobody has it in a view. */
const ofOneself: ReadonlySet<OfferedArea> = new Set(["EXPORTS", "NOTIFICATIONS"]);

/** Whether there is one location all the same, which the documents let an owner find and change. */
async function hasNamesake(context: Context, user: SessionUser): Promise<boolean> {
  if (user.kind === "seller" || isRestricted(user)) return false;
  try {
    return (await loadNamesake(context, user)).length > 0;
  } catch (error) {
    if (error instanceof RestError) return false;
    throw error;
  }
}

builder.objectField(ViewerType, "offeredAreas", (t) =>
  t.field({
    open: true,
    type: [OfferedAreaEnum],
    description:
      "The parts that the service behind offers at all; what they may do there is in `permissions`. While the service cannot be asked nothing is missing.",
    // Whoever opens one of them during an outage reads of the outage; a part that is left out would say nothing.
    async resolve(user, _args, context) {
      const offered = await Promise.all(
        areas.map(async (area) => {
          const extension = needed[area][user.kind];
          const isOffered = extension === null || (await isDescribed(context.rest, extension)) !== false;
          return isOffered || (area === "LOCATIONS" && (await hasNamesake(context, user))) ? [area] : [];
        }),
      );
      return offered.flat().filter((area) => !looksOn(user) || !ofOneself.has(area));
    },
  }),
);
