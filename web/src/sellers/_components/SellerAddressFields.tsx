import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SellerAddressFields_country$key } from "#/__generated__/SellerAddressFields_country.graphql";
import { addressLabelsWithState } from "#/address/address.ts";
import { AddressParts } from "#/address/AddressParts.tsx";
import { isSame } from "#/form/fieldTexts.ts";
import type { SellerDraft, SellerPartProps } from "../sellerForm.ts";
import { SellerSection } from "./SellerSection.tsx";

interface SellerAddressFieldsProps extends SellerPartProps {
  readonly countryKey: SellerAddressFields_country$key;
  /** The location as it is. */
  readonly own: SellerDraft | undefined;
}

/**
 * Where the location is. Zip and state are required here, the area is not (Document 1 §5). One that has no address yet may
 * go on without, until somebody begins to fill it in.
 */
export function SellerAddressFields({ countryKey, draft, onChange, own }: SellerAddressFieldsProps) {
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
  const isWhole = own?.address.postalCode !== "" && own?.address.provinceCode !== null;
  const isNeeded = isWhole || !isSame(draft.address, own.address);
  return (
    <SellerSection title={t`Address`} description={t`Where the location is.`}>
      <AddressParts
        path="address"
        countryKey={country}
        draft={draft.address}
        onChange={(change) => onChange({ address: { ...draft.address, ...change } })}
        labels={addressLabelsWithState}
        messages={isNeeded ? { postalCode: t`Zip is required`, province: t`State is required` } : {}}
      />
    </SellerSection>
  );
}
