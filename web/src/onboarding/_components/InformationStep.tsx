import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { InformationStepMutation } from "#/__generated__/InformationStepMutation.graphql";
import { useNavigate } from "react-router";
import type { InformationStep_company$key } from "#/__generated__/InformationStep_company.graphql";
import type { InformationStep_country$key } from "#/__generated__/InformationStep_country.graphql";
import { signupStepAddress } from "#/app/addresses.ts";
import { BillingFields } from "#/company/_components/BillingFields.tsx";
import { FormCard } from "#/ui/FormCard.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { LimitFields } from "#/company/_components/LimitFields.tsx";
import { MediaFields } from "#/company/_components/MediaFields.tsx";
import { NumberFields } from "#/company/_components/NumberFields.tsx";
import { readAddress } from "#/address/address.ts";
import { billingDraft } from "#/company/section/billing.ts";
import { limitsDraft } from "#/company/section/limits.ts";
import { mediaDraft } from "#/company/section/media.ts";
import { numbersDraft } from "#/company/section/numbers.ts";
import { provincesOf } from "#/company/section/provinces.ts";
import { useSectionTexts } from "#/company/section/useSectionTexts.ts";
import { PageForm } from "#/form/PageForm.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useChange } from "#/relay/useChange.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { ImageField } from "#/upload/ImageField.tsx";
import { type InformationDraft, informationInput } from "../information.ts";

interface InformationStepProps {
  readonly companyKey: InformationStep_company$key;
  readonly countryKey: InformationStep_country$key;
  readonly emailTopLevelLength: number;
}

/** Step 2: logo, numbers, contact, limits, and where bills go (Document 1 §2, decision D-37). */
export function InformationStep({ companyKey, countryKey, emailTopLevelLength }: InformationStepProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const texts = useSectionTexts();
  const [save, isSaving] = useChange<InformationStepMutation>(graphql`
    mutation InformationStepMutation($input: SaveCompanyInformationInput!) {
      saveCompanyInformation(input: $input) {
        ... on SaveCompanyInformationSuccess {
          company {
            completedSignupParts
            ...InformationStep_company
          }
        }
        ... on ConflictError {
          current {
            ...InformationStep_company @alias(as: "company")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const company = useFragment(
    graphql`
      fragment InformationStep_company on Company {
        id
        version
        ...numbers_company
        ...media_company
        ...limits_company
        ...billing_company
        logoUrl
        completedSignupParts
        contact {
          phone
          email
        }
        address {
          ...address_address
        }
      }
    `,
    companyKey,
  );
  const country = useFragment(
    graphql`
      fragment InformationStep_country on Country {
        ...provinces_country
        ...BillingFields_country
      }
    `,
    countryKey,
  );
  // A company that never saved this step has the defaults (Document 1 §9).
  const media = mediaDraft(company);
  const isNew = !company.completedSignupParts.includes("COMPANY_INFORMATION");
  const stored: InformationDraft = {
    ...numbersDraft(company),
    ...media,
    // Who has registered has said how they are reached: it is proposed and can be changed.
    ...(isNew && {
      phone: media.phone || (company.contact?.phone ?? ""),
      officeEmail: media.officeEmail || (company.contact?.email ?? ""),
    }),
    ...limitsDraft(company),
    ...billingDraft(company),
  };
  const [draft, change, isDirty, form] = useDraft(stored, {
    key: `signup 2 ${company.id}`,
    version: company.version,
    fields: { ...texts.numbers, ...texts.media, ...texts.limits, ...texts.billing(provincesOf(country)) },
    files: ["logoUploadId"],
  });
  return (
    <PageForm
      label={t`Company Information`}
      submitLabel={t`Next`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={() => save(informationInput(draft, form.version))}
      onSaved={() => void navigate(signupStepAddress(3))}
      otherActions={<LinkButton href={signupStepAddress(1)}>{t`Back`}</LinkButton>}
    >
      <FormCard>
        <FormSection title={t`Logo`} description={t`Customers see it at the head of your storefront.`}>
          <ImageField
            name="logoUploadId"
            label={t`Logo`}
            purpose="COMPANY_LOGO"
            currentUrl={company.logoUrl ?? null}
            value={draft.logoUploadId}
            onChange={(logoUploadId) => change({ logoUploadId })}
            isRequired
            message={t`Please Upload Logo`}
          />
        </FormSection>
        <FormSection title={t`Registers`} description={t`Your numbers at the authorities.`}>
          <NumberFields draft={draft} onChange={change} />
        </FormSection>
        <FormSection
          title={t`Contact`}
          description={
            isNew
              ? t`Phone and email are those of your registration; change them if your office has others.`
              : t`Phones, email addresses, and your pages on the web.`
          }
        >
          <MediaFields draft={draft} onChange={change} emailTopLevelLength={emailTopLevelLength} />
        </FormSection>
        <FormSection title={t`Limits`} description={t`What your users and customers are held to.`}>
          <LimitFields draft={draft} onChange={change} />
        </FormSection>
        <FormSection title={t`Billing`} description={t`Where bills go.`}>
          <BillingFields
            countryKey={country}
            draft={draft}
            onChange={change}
            panNumber={draft.panNumber}
            registered={readAddress(company.address)}
          />
        </FormSection>
      </FormCard>
    </PageForm>
  );
}
