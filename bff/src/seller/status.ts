import { builder } from "../graphql/builder.ts";
import type { Seller } from "./record.ts";

export type SellerStatus = "UNATTENDED" | "INVITED" | "ACTIVE" | "SUSPENDED";

/**
 * Where a location stands (screen S-05). A service that does not say whether the administrator may sign in has locations that
 * are active; who has once activated the account and may not is disabled, and nobody is invited.
 */
export function sellerStatus({
  suspendedAt,
  administrator,
  isAdministratorActive,
  isAdministratorActivated,
}: Pick<
  Seller,
  "suspendedAt" | "administrator" | "isAdministratorActive" | "isAdministratorActivated"
>): SellerStatus {
  if (suspendedAt !== null) return "SUSPENDED";
  if (administrator?.email == null) return "UNATTENDED";
  if (isAdministratorActive !== false) return "ACTIVE";
  return isAdministratorActivated === true ? "UNATTENDED" : "INVITED";
}

/** Where a location stands, in the schema. */
export const SellerStatusEnum = builder.enumType("SellerStatus", {
  description: "Where a location stands.",
  values: {
    UNATTENDED: {
      description:
        "Nobody runs it, because nobody was named or the administrator was disabled; the company does.",
    },
    INVITED: { description: "Its administrator has been invited and has not activated the account yet." },
    ACTIVE: { description: "Its people can sign in." },
    SUSPENDED: { description: "Its people cannot sign in until it is active again." },
  } as const,
});
