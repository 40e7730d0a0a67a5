import { builder } from "../graphql/builder.ts";
import type { Seller } from "./record.ts";

type SellerPart = "GSTIN" | "ADDRESS" | "PHONE";

/** What a location needs before it sells: parts that the form of a new one asks for and an invitation does not. */
export const SellerPartEnum = builder.enumType("SellerPart", {
  description: "What a location needs before goods leave it.",
  values: {
    GSTIN: { description: "Its GSTIN; without one no GST is charged." },
    ADDRESS: { description: "Its postal code and state, which stand on every document." },
    PHONE: { description: "Its phone number." },
  } as const,
});

/**
 * What is still to be filled in. Nothing of its administrator: what is missing of a person they say themselves, and no
 * document needs it.
 */
export function missingParts({
  gstinNumber,
  address,
  phone,
}: Pick<Seller, "gstinNumber" | "address" | "phone">): SellerPart[] {
  const isFilled: Readonly<Record<SellerPart, boolean>> = {
    GSTIN: gstinNumber !== null,
    ADDRESS: address.postalCode !== null && address.provinceCode !== null,
    PHONE: phone !== null,
  };
  return (["GSTIN", "ADDRESS", "PHONE"] as const).filter((part) => !isFilled[part]);
}
