import { useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { PickupPointPlaceQuery } from "#/__generated__/PickupPointPlaceQuery.graphql";
import type { PickupPointPlace_country$key } from "#/__generated__/PickupPointPlace_country.graphql";
import { addressLabelsWithState, readAddress } from "#/address/address.ts";
import { AddressParts } from "#/address/AddressParts.tsx";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useFailureText } from "#/relay/useFailureText.ts";
import { SellerSection } from "#/sellers/_components/SellerSection.tsx";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { Button } from "#/ui/Button.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { PickupPointPartProps } from "./pickupPointForm.ts";

interface PickupPointPlaceProps extends PickupPointPartProps {
  readonly countryKey: PickupPointPlace_country$key;
}

/** What it is called, the location that it is at, and its address, which can be taken from the location. */
export function PickupPointPlace({ countryKey, draft, onChange }: PickupPointPlaceProps) {
  "use no memo";
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { text } = bindFields({ draft, onChange });
  const country = useFragment(
    graphql`
      fragment PickupPointPlace_country on Country {
        ...AddressParts_country
      }
    `,
    countryKey,
  );
  const { address, location } = draft;
  const [copy, isCopying] = useLocationAddress((address) => onChange({ address }));
  return (
    <SellerSection title={t`Place`} description={t`What customers look for, and where.`}>
      <FormRow>
        <TextField
          {...text("name")}
          label={t`Name`}
          required={t`Name is required`}
          validate={(name) =>
            name.trim().length < 2 ? t`Must have at least 2 characters` : atMost(limits.name)(name)
          }
        />
        <SellerPicker
          name="sellerId"
          label={t`Location`}
          description={t`Leave it empty when it is at none of yours.`}
          placeholder={t`No location`}
          chosen={location}
          onChoose={(chosen) => onChange({ location: chosen })}
        />
      </FormRow>
      {location && (
        <div>
          <Button
            size="small"
            icon={Copy}
            isPending={isCopying}
            pendingLabel={t`Loading`}
            onPress={() => void copy(location.id)}
          >
            {t`Take the address of the location`}
          </Button>
        </div>
      )}
      <AddressParts
        path="address"
        countryKey={country}
        draft={address}
        onChange={(change) => onChange({ address: { ...address, ...change } })}
        labels={addressLabelsWithState}
        messages={{
          area: t`Area is required`,
          postalCode: t`Zip is required`,
          province: t`State is required`,
        }}
      />
    </SellerSection>
  );
}

/** Reads the address of a location when it is asked for, and whether it is on its way. */
function useLocationAddress(onRead: (address: ReturnType<typeof readAddress>) => void) {
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const failureText = useFailureText();
  const [isReading, setIsReading] = useState(false);
  const read = async (id: string) => {
    setIsReading(true);
    try {
      const found = await fetchQuery<PickupPointPlaceQuery>(
        environment,
        graphql`
          query PickupPointPlaceQuery($id: ID!) @throwOnFieldError {
            node(id: $id) {
              ... on Seller @alias(as: "seller") {
                address {
                  ...address_address
                }
              }
            }
          }
        `,
        { id },
      ).toPromise();
      if (found?.node?.seller) onRead(readAddress(found.node.seller.address));
    } catch (error) {
      notifier.failure(failureText(error));
    } finally {
      setIsReading(false);
    }
  };
  return [read, isReading] as const;
}
