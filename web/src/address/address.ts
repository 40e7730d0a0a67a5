import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { address_address$key } from "#/__generated__/address_address.graphql";
import type { AddressInput } from "#/__generated__/AddressFormMutation.graphql";
import { optionalText } from "#/form/optionalText.ts";

/** An address while it is edited. */
export interface AddressDraft {
  readonly line1: string;
  readonly line2: string;
  readonly streetNumber: string;
  readonly streetName: string;
  readonly area: string;
  readonly region: string;
  readonly postalCode: string;
  readonly provinceCode: string | null;
}

/** The labels of the parts, in the order of the form (Document 1 §2). */
export const addressLabels: Readonly<Record<keyof AddressDraft, MessageDescriptor>> = {
  line1: msg`Address Line1`,
  line2: msg`Address Line2`,
  streetNumber: msg`Street No`,
  streetName: msg`Street Name`,
  area: msg`Area`,
  postalCode: msg`Zip`,
  region: msg`Region`,
  provinceCode: msg`Province`,
};

/** The same where the messages of the screen speak of a state (decision D-36). */
export const addressLabelsWithState = { ...addressLabels, provinceCode: msg`State` };

/** An address that nothing is known of yet. */
export const emptyAddress: AddressDraft = {
  line1: "",
  line2: "",
  streetNumber: "",
  streetName: "",
  area: "",
  region: "",
  postalCode: "",
  provinceCode: null,
};

type AddressRecord = { readonly [Part in keyof AddressDraft]: string | null | undefined };

/** An address as its form begins. */
export function addressDraft(address: AddressRecord): AddressDraft {
  return {
    line1: address.line1 ?? "",
    line2: address.line2 ?? "",
    streetNumber: address.streetNumber ?? "",
    streetName: address.streetName ?? "",
    area: address.area ?? "",
    region: address.region ?? "",
    postalCode: address.postalCode ?? "",
    provinceCode: address.provinceCode ?? null,
  };
}

/** The address behind a fragment, as its form begins. */
export function readAddress(addressKey: address_address$key): AddressDraft {
  return addressDraft(
    readInlineData(
      graphql`
        fragment address_address on Address @inline {
          line1
          line2
          streetNumber
          streetName
          area
          region
          postalCode
          provinceCode
        }
      `,
      addressKey,
    ),
  );
}

/** The address as it is sent; parts that were left empty are null. */
export function addressInput(draft: AddressDraft): AddressInput {
  return {
    line1: optionalText(draft.line1),
    line2: optionalText(draft.line2),
    streetNumber: optionalText(draft.streetNumber),
    streetName: optionalText(draft.streetName),
    area: optionalText(draft.area),
    region: optionalText(draft.region),
    postalCode: optionalText(draft.postalCode),
    provinceCode: draft.provinceCode,
  };
}
