import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AboutUsStepMutation } from "#/__generated__/AboutUsStepMutation.graphql";
import { useNavigate } from "react-router";
import type { AboutUsStep_company$key } from "#/__generated__/AboutUsStep_company.graphql";
import { signupStepAddress } from "#/app/addresses.ts";
import { AboutUsFields } from "#/company/_components/AboutUsFields.tsx";
import { textsDraft } from "#/company/section/texts.ts";
import { useSectionTexts } from "#/company/section/useSectionTexts.ts";
import { PageForm } from "#/form/PageForm.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useChange } from "#/relay/useChange.ts";
import { FormCard } from "#/ui/FormCard.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { BillingSummary } from "./BillingSummary.tsx";

/** Step 3: about us and terms, and after what is to be done what step 2 said of billing, to be read (Document 1 §2, decision D-37). */
export function AboutUsStep({ companyKey }: { companyKey: AboutUsStep_company$key }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const texts = useSectionTexts();
  const [save, isSaving] = useChange<AboutUsStepMutation>(graphql`
    mutation AboutUsStepMutation($input: SaveAboutUsInput!) {
      saveAboutUs(input: $input) {
        ... on SaveAboutUsSuccess {
          company {
            completedSignupParts
            ...AboutUsStep_company
          }
        }
        ... on ConflictError {
          current {
            ...AboutUsStep_company @alias(as: "company")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const company = useFragment(
    graphql`
      fragment AboutUsStep_company on Company {
        id
        version
        ...texts_company
        aboutUsImageUrl
        ...BillingSummary_company
      }
    `,
    companyKey,
  );
  const [draft, change, isDirty, form] = useDraft(textsDraft(company), {
    key: `signup 3 ${company.id}`,
    version: company.version,
    fields: texts.texts,
    files: ["imageUploadId"],
  });
  return (
    <PageForm
      label={t`Billing and About Us`}
      submitLabel={t`Next`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={() => save({ ...draft, version: form.version })}
      onSaved={() => void navigate(signupStepAddress(4))}
      otherActions={<LinkButton href={signupStepAddress(2)}>{t`Back`}</LinkButton>}
    >
      <FormCard>
        <AboutUsFields
          draft={draft}
          onChange={change}
          imageUrl={company.aboutUsImageUrl ?? null}
          minimumHeight={400}
        />
        <BillingSummary companyKey={company} />
      </FormCard>
    </PageForm>
  );
}
