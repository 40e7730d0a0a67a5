import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AddressFormMutation } from "#/__generated__/AddressFormMutation.graphql";
import type { AddressForm_company$key } from "#/__generated__/AddressForm_company.graphql";
import type { AddressForm_country$key } from "#/__generated__/AddressForm_country.graphql";
import { readAddress, addressInput } from "#/address/address.ts";
import { provincesOf } from "../section/provinces.ts";
import { useSectionTexts } from "../section/useSectionTexts.ts";
import { AddressParts } from "#/address/AddressParts.tsx";
import { useChange } from "#/relay/useChange.ts";
import { CompanyScreen } from "./CompanyScreen.tsx";
import { FormSection } from "#/ui/FormSection.tsx";

interface AddressFormProps {
  readonly companyKey: AddressForm_company$key;
  readonly countryKey: AddressForm_country$key;
}

/** The registered address, with the messages of registration (Document 1 §5). */
export function AddressForm({ companyKey, countryKey }: AddressFormProps) {
  const { t } = useLingui();
  const texts = useSectionTexts();
  const [edit, isSaving] = useChange<AddressFormMutation>(graphql`
    mutation AddressFormMutation($input: EditCompanyAddressInput!) {
      editCompanyAddress(input: $input) {
        ... on EditCompanyAddressSuccess {
          company {
            ...AddressForm_company
          }
        }
        ... on ConflictError {
          current {
            ...AddressForm_company @alias(as: "company")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const company = useFragment(
    graphql`
      fragment AddressForm_company on Company {
        id
        version
        viewerCanUpdate
        address {
          ...address_address
        }
      }
    `,
    companyKey,
  );
  const country = useFragment(
    graphql`
      fragment AddressForm_country on Country {
        ...provinces_country
        ...AddressParts_country
      }
    `,
    countryKey,
  );
  const initial = readAddress(company.address);
  return (
    <CompanyScreen
      title={t`Address`}
      lead={t`Where your company is registered.`}
      companyId={company.id}
      draftKey={`company address ${company.id}`}
      version={company.version}
      initial={initial}
      fields={texts.address(provincesOf(country))}
      mayEdit={company.viewerCanUpdate}
      isSaving={isSaving}
      save={(draft, version) => edit({ address: addressInput(draft), version })}
      savedText={t`The address is saved.`}
    >
      {(draft, change) => (
        <FormSection title={t`Registered address`} description={t`It stands on your bills and contracts.`}>
          <AddressParts
            path="address"
            countryKey={country}
            draft={draft}
            onChange={change}
            messages={{
              area: t`Area is Required`,
              postalCode: t`Zip is Required`,
              province: t`Province is required`,
            }}
          />
        </FormSection>
      )}
    </CompanyScreen>
  );
}
