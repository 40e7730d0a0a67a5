import { builder } from "../graphql/builder.ts";
import { type Extension, isDescribed } from "../rest/description.ts";
import type { SessionUser } from "../access/user.ts";
import { ViewerType } from "./viewer.ts";

const OfferedAreaEnum = builder.enumType("OfferedArea", {
  description: "A part of the back office that hangs on what the REST service behind the gateway offers.",
  values: {
    LOCATIONS: { description: "The locations of the company." },
    PRODUCTS: { description: "The list of all products that the user sees." },
    MANUFACTURERS: { description: "The list of all manufacturers that the user sees." },
    BANK_ACCOUNT: { description: "The bank account of the company." },
    COMPANY_DETAILS: { description: "Changes of the address and the registration of the company." },
    BANNER_TIMES: { description: "The switch and the days of a banner; without them it is always shown." },
  } as const,
});

type OfferedArea = typeof OfferedAreaEnum.$inferType;

/** What each kind of user needs for an area beyond the documents; null where they have it. */
const needed: Readonly<Record<OfferedArea, Readonly<Record<SessionUser["kind"], Extension | null>>>> = {
  LOCATIONS: { owner: "companyLocations", seller: "companyLocations" },
  PRODUCTS: { owner: "companyProducts", seller: "locationProducts" },
  MANUFACTURERS: { owner: "companyManufacturers", seller: null },
  BANK_ACCOUNT: { owner: "bankAccount", seller: "bankAccount" },
  COMPANY_DETAILS: { owner: "companyEdit", seller: "companyEdit" },
  BANNER_TIMES: { owner: "banner_active", seller: "banner_active" },
};

const areas: readonly OfferedArea[] = [
  "LOCATIONS",
  "PRODUCTS",
  "MANUFACTURERS",
  "BANK_ACCOUNT",
  "COMPANY_DETAILS",
  "BANNER_TIMES",
];

builder.objectField(ViewerType, "offeredAreas", (t) =>
  t.field({
    type: [OfferedAreaEnum],
    description:
      "The parts that the service behind offers at all; what they may do there is in `permissions`. While the service cannot be asked nothing is missing.",
    // Whoever opens one of them during an outage reads of the outage; a part that is left out would say nothing.
    async resolve({ kind }, _args, { rest }) {
      const offered = await Promise.all(
        areas.map(async (area) => {
          const extension = needed[area][kind];
          return extension === null || (await isDescribed(rest, extension)) !== false ? [area] : [];
        }),
      );
      return offered.flat();
    },
  }),
);
