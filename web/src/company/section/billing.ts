import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { billing_company$key } from "#/__generated__/billing_company.graphql";
import { type AddressDraft, readAddress, addressInput, addressLabelsWithState } from "#/address/address.ts";
import { optionalText } from "#/form/optionalText.ts";

/** Where bills go, while it is edited. */
export interface BillingDraft extends AddressDraft {
  readonly billingName: string;
  readonly gstinNumber: string;
}

/** The labels of step 2 (Document 1 §2). */
export const billingLabels = {
  billingName: msg`Billing name`,
  gstinNumber: msg`GSTIN number`,
  ...addressLabelsWithState,
};

/** The fields as their form begins. */
export function billingDraft(companyKey: billing_company$key): BillingDraft {
  const company = readInlineData(
    graphql`
      fragment billing_company on Company @inline {
        billingName
        gstinNumber
        billingAddress {
          ...address_address
        }
      }
    `,
    companyKey,
  );
  return {
    billingName: company.billingName ?? "",
    gstinNumber: company.gstinNumber ?? "",
    ...readAddress(company.billingAddress),
  };
}

/** The fields as they are sent. */
export function billingInput(draft: BillingDraft) {
  return {
    billingName: optionalText(draft.billingName),
    gstinNumber: optionalText(draft.gstinNumber),
    billingAddress: addressInput(draft),
  };
}
