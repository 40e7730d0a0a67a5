import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SellerAddressFields_country$key } from "#/__generated__/SellerAddressFields_country.graphql";
import { addressLabelsWithState } from "#/address/address.ts";
import { AddressParts } from "#/address/AddressParts.tsx";
import type { SellerPartProps } from "../sellerForm.ts";
import { SellerSection } from "./SellerSection.tsx";

interface SellerAddressFieldsProps extends SellerPartProps {
  readonly countryKey: SellerAddressFields_country$key;
}

/** Where the location is. Zip and state are required here, the area is not (Document 1 §5). */
export function SellerAddressFields({ countryKey, draft, onChange }: SellerAddressFieldsProps) {
  "use no memo";
  const { t } = useLingui();
  const country = useFragment(
    graphql`
      fragment SellerAddressFields_country on Country {
        ...AddressParts_country
      }
    `,
    countryKey,
  );
  return (
    <SellerSection title={t`Address`} description={t`Where the location is.`}>
      <AddressParts
        path="address"
        countryKey={country}
        draft={draft.address}
        onChange={(change) => onChange({ address: { ...draft.address, ...change } })}
        labels={addressLabelsWithState}
        messages={{ postalCode: t`Zip is required`, province: t`State is required` }}
      />
    </SellerSection>
  );
}
