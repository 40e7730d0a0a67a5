import type { Installation } from "../../src/graphql/context.ts";

/** How the gateways of tests are set up: as the documents have it. */
export const installation: Installation = {
  countryCode: "IND",
  businessTypes: "nine",
  topLevelLength: 4,
  progressPages: {},
  vendorName: "Green Bazaar",
};
