import { graphql, readInlineData } from "relay-runtime";
import type { editedSeller_seller$key } from "#/__generated__/editedSeller_seller.graphql";
import { addressDraft } from "#/address/address.ts";
import { datePartsOf, newSeller, type SellerDraft } from "./sellerDraft.ts";

function decimal(text: string | null | undefined): number {
  return text == null ? Number.NaN : Number(text);
}

/** A location as its form begins. */
export function editedSeller(sellerKey: editedSeller_seller$key): SellerDraft {
  const seller = readInlineData(
    graphql`
      fragment editedSeller_seller on Seller @inline {
        name
        type
        legalName
        businessType
        registrationNumber
        registrationDate
        gstinNumber
        panNumber
        tanNumber
        commissionPercentage
        maximumProducts
        address {
          line1
          line2
          streetNumber
          streetName
          area
          region
          postalCode
          provinceCode
        }
        phone
        officeEmail
        websiteUrl
        instagramUrl
        linkedinUrl
        administrator {
          firstName
          lastName
          title
          gender
          dateOfBirth
          phone
          email
        }
      }
    `,
    sellerKey,
  );
  const { address, administrator: person } = seller;
  return {
    name: seller.name,
    type: seller.type ?? null,
    legalName: seller.legalName ?? "",
    businessType: seller.businessType ?? null,
    registrationNumber: seller.registrationNumber ?? "",
    registrationDate: datePartsOf(seller.registrationDate),
    gstinNumber: seller.gstinNumber ?? "",
    panNumber: seller.panNumber ?? "",
    tanNumber: seller.tanNumber ?? "",
    commissionPercentage: decimal(seller.commissionPercentage),
    maximumProducts: seller.maximumProducts ?? Number.NaN,
    address: addressDraft({
      line1: address.line1,
      line2: address.line2,
      streetNumber: address.streetNumber,
      streetName: address.streetName,
      area: address.area,
      region: address.region,
      postalCode: address.postalCode,
      provinceCode: address.provinceCode,
    }),
    phone: seller.phone ?? "",
    officeEmail: seller.officeEmail ?? "",
    websiteUrl: seller.websiteUrl ?? "",
    instagramUrl: seller.instagramUrl ?? "",
    linkedinUrl: seller.linkedinUrl ?? "",
    hasAdministrator: person != null,
    administrator: {
      ...newSeller.administrator,
      ...(person && {
        firstName: person.firstName ?? "",
        lastName: person.lastName ?? "",
        title: person.title ?? "",
        gender: person.gender ?? null,
        phone: person.phone ?? "",
        email: person.email ?? "",
      }),
    },
    dateOfBirth: datePartsOf(person?.dateOfBirth),
  };
}
