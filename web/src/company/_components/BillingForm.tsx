import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BillingFormMutation } from "#/__generated__/BillingFormMutation.graphql";
import type { BillingForm_company$key } from "#/__generated__/BillingForm_company.graphql";
import type { BillingForm_country$key } from "#/__generated__/BillingForm_country.graphql";
import { readAddress } from "#/address/address.ts";
import { useChange } from "#/relay/useChange.ts";
import { billingDraft, billingInput } from "../section/billing.ts";
import { provincesOf } from "../section/provinces.ts";
import { useSectionTexts } from "../section/useSectionTexts.ts";
import { BillingFields } from "./BillingFields.tsx";
import { CompanyScreen } from "./CompanyScreen.tsx";
import { FormSection } from "#/ui/FormSection.tsx";

interface BillingFormProps {
  readonly companyKey: BillingForm_company$key;
  readonly countryKey: BillingForm_country$key;
}

/** Where the company is billed. */
export function BillingForm({ companyKey, countryKey }: BillingFormProps) {
  const { t } = useLingui();
  const texts = useSectionTexts();
  const [edit, isSaving] = useChange<BillingFormMutation>(graphql`
    mutation BillingFormMutation($input: EditCompanyBillingInput!) {
      editCompanyBilling(input: $input) {
        ... on EditCompanyBillingSuccess {
          company {
            ...BillingForm_company
          }
        }
        ... on ConflictError {
          current {
            ...BillingForm_company @alias(as: "company")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const company = useFragment(
    graphql`
      fragment BillingForm_company on Company {
        id
        version
        ...billing_company
        viewerCanUpdate
        panNumber
        address {
          ...address_address
        }
      }
    `,
    companyKey,
  );
  const country = useFragment(
    graphql`
      fragment BillingForm_country on Country {
        ...provinces_country
        ...BillingFields_country
      }
    `,
    countryKey,
  );
  return (
    <CompanyScreen
      title={t`Billing Address`}
      lead={t`The name, tax number and address that bills carry.`}
      companyId={company.id}
      draftKey={`company billing ${company.id}`}
      version={company.version}
      initial={billingDraft(company)}
      fields={texts.billing(provincesOf(country))}
      mayEdit={company.viewerCanUpdate}
      isSaving={isSaving}
      save={(draft, version) => edit({ ...billingInput(draft), version })}
      savedText={t`The billing address is saved.`}
    >
      {(draft, change) => (
        <FormSection title={t`Billing`} description={t`Where bills go.`}>
          <BillingFields
            countryKey={country}
            draft={draft}
            onChange={change}
            panNumber={company.panNumber ?? ""}
            registered={readAddress(company.address)}
          />
        </FormSection>
      )}
    </CompanyScreen>
  );
}
