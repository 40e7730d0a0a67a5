import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RegistrationFormMutation } from "#/__generated__/RegistrationFormMutation.graphql";
import type { RegistrationForm_company$key } from "#/__generated__/RegistrationForm_company.graphql";
import type { RegistrationForm_country$key } from "#/__generated__/RegistrationForm_country.graphql";
import { useChange } from "#/relay/useChange.ts";
import { numbersDraft, numbersInput } from "../section/numbers.ts";
import { registrationDraft } from "../section/registration.ts";
import { useSectionTexts } from "../section/useSectionTexts.ts";
import { CompanyScreen } from "./CompanyScreen.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { NumberFields } from "./NumberFields.tsx";
import { RegistrationFields } from "./RegistrationFields.tsx";

interface RegistrationFormProps {
  readonly companyKey: RegistrationForm_company$key;
  readonly countryKey: RegistrationForm_country$key;
}

/** What the company was registered with. */
export function RegistrationForm({ companyKey, countryKey }: RegistrationFormProps) {
  const { t } = useLingui();
  const texts = useSectionTexts();
  const [edit, isSaving] = useChange<RegistrationFormMutation>(graphql`
    mutation RegistrationFormMutation($input: EditCompanyRegistrationInput!) {
      editCompanyRegistration(input: $input) {
        ... on EditCompanyRegistrationSuccess {
          company {
            ...RegistrationForm_company
          }
        }
        ... on ConflictError {
          current {
            ...RegistrationForm_company @alias(as: "company")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const company = useFragment(
    graphql`
      fragment RegistrationForm_company on Company {
        id
        version
        ...registration_company
        ...numbers_company
        viewerCanUpdate
        subdomain
      }
    `,
    companyKey,
  );
  const country = useFragment(
    graphql`
      fragment RegistrationForm_country on Country {
        ...RegistrationFields_country
      }
    `,
    countryKey,
  );
  return (
    <CompanyScreen
      title={t`Registration`}
      lead={t`The names and numbers your company is known by.`}
      companyId={company.id}
      draftKey={`company registration ${company.id}`}
      version={company.version}
      initial={{ ...registrationDraft(company), ...numbersDraft(company) }}
      fields={{ ...texts.registration, ...texts.numbers }}
      mayEdit={company.viewerCanUpdate}
      isSaving={isSaving}
      save={async ({ businessType, ...draft }, version) => {
        if (businessType === null) return undefined;
        const { verticalName, verticalDescription, name, legalName } = draft;
        return edit({
          businessType,
          verticalName: verticalName.trim(),
          verticalDescription: verticalDescription.trim(),
          name: name.trim(),
          legalName: legalName.trim(),
          ...numbersInput(draft),
          version,
        });
      }}
      savedText={t`The registration is saved.`}
    >
      {(draft, change) => (
        <>
          <FormSection title={t`Business`} description={t`What you sell under.`}>
            <RegistrationFields
              countryKey={country}
              draft={draft}
              onChange={change}
              subdomain={company.subdomain}
            />
          </FormSection>
          <FormSection title={t`Registers`} description={t`Your numbers at the authorities.`}>
            <NumberFields draft={draft} onChange={change} />
          </FormSection>
        </>
      )}
    </CompanyScreen>
  );
}
