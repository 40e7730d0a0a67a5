import { versionOf, type Editing } from "../graphql/version.ts";
import type { Seller } from "./record.ts";
import { sellers } from "./source.ts";

/** Of everything that `editSeller` can change. */
export function sellerVersion(seller: Seller): string {
  const { address, administrator } = seller;
  return versionOf([
    seller.name,
    seller.legalName,
    seller.type,
    seller.businessTypeCode,
    seller.registrationNumber,
    seller.registrationDate,
    seller.panNumber,
    seller.tanNumber,
    seller.gstinNumber,
    seller.commissionPercentage,
    seller.maximumProducts,
    seller.phone,
    seller.officeEmail,
    seller.websiteUrl,
    seller.instagramUrl,
    seller.linkedinUrl,
    Object.values(address),
    administrator === null ? null : Object.values(administrator),
  ]);
}

/** How `editSeller` compares versions. */
export const sellerEditing: Editing<Seller> = {
  records: sellers,
  version: sellerVersion,
};
