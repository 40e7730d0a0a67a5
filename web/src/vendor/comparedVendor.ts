import { useLingui } from "@lingui/react/macro";
import { graphql, readInlineData } from "relay-runtime";
import type {
  comparedVendor_vendor$data,
  comparedVendor_vendor$key,
} from "#/__generated__/comparedVendor_vendor.graphql";
import { useVendorWords } from "./vendorWords.ts";

/** A vendor with all that two of them are compared by. */
export type ComparedVendor = comparedVendor_vendor$data;

// oxlint-disable relay/unused-fields -- mergeDialogs.tsx sends what is compared: id and version go with it.
/** Reads a vendor that is to be compared. */
export function readCompared(vendorKey: comparedVendor_vendor$key): ComparedVendor {
  return readInlineData(
    graphql`
      fragment comparedVendor_vendor on Vendor @inline {
        id
        version
        name
        legalName
        contactName
        phone
        email
        websiteUrl
        gstinNumber
        panNumber
        udyamNumber
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
        paymentTerms
        categories {
          name
        }
        note
      }
    `,
    vendorKey,
  );
}

type Facts = readonly (readonly [label: string, value: string])[];

/** What is known of a vendor, in words. Gives facts of any vendor in the same order. */
export function useFactsOf() {
  const { t } = useLingui();
  const { termsOf } = useVendorWords();
  return (vendor: ComparedVendor): Facts => {
    const { address } = vendor;
    const parts = [
      address.line1,
      address.line2,
      address.streetNumber,
      address.streetName,
      address.area,
      address.region,
      address.postalCode,
      address.provinceCode,
    ];
    return [
      [t`Legal Name`, vendor.legalName ?? ""],
      [t`Contact`, vendor.contactName ?? ""],
      [t`Phone`, vendor.phone],
      [t`Email`, vendor.email ?? ""],
      [t`Website`, vendor.websiteUrl ?? ""],
      [t`GSTIN`, vendor.gstinNumber ?? ""],
      [t`PAN number`, vendor.panNumber ?? ""],
      [t`Udyam number`, vendor.udyamNumber ?? ""],
      [t`Payment Terms`, termsOf(vendor.paymentTerms)],
      [t`Categories`, vendor.categories.map(({ name }) => name).join(", ")],
      [t`Address`, parts.filter(Boolean).join(", ")],
      [t`Note`, vendor.note ?? ""],
    ];
  };
}

/** The facts of one vendor that another has otherwise. */
export function differences(own: Facts, others: Facts): Facts {
  return own.filter(([, value], at) => value !== others[at]?.[1]);
}
