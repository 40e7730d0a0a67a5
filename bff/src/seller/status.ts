import { builder } from "../graphql/builder.ts";
import type { Seller } from "./record.ts";

export type SellerStatus = "UNATTENDED" | "INVITED" | "ACTIVE" | "SUSPENDED";

/**
 * Where a location stands (screen S-05). A service that does not say whether the administrator has activated the account
 * has locations that are active.
 */
export function sellerStatus({
  suspendedAt,
  administrator,
  isAdministratorActive,
}: Pick<Seller, "suspendedAt" | "administrator" | "isAdministratorActive">): SellerStatus {
  if (suspendedAt !== null) return "SUSPENDED";
  if (administrator?.email == null) return "UNATTENDED";
  return isAdministratorActive === false ? "INVITED" : "ACTIVE";
}

/** Where a location stands, in the schema. */
export const SellerStatusEnum = builder.enumType("SellerStatus", {
  description: "Where a location stands.",
  values: {
    UNATTENDED: { description: "Nobody has been named who runs it; the company does." },
    INVITED: { description: "Its administrator has been invited and has not activated the account yet." },
    ACTIVE: { description: "Its people can sign in." },
    SUSPENDED: { description: "Its people cannot sign in until it is active again." },
  } as const,
});
