import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MediaFormMutation } from "#/__generated__/MediaFormMutation.graphql";
import type { MediaForm_company$key } from "#/__generated__/MediaForm_company.graphql";
import { useChange } from "#/relay/useChange.ts";
import { ImageField } from "#/upload/ImageField.tsx";
import { limitsDraft, limitsInput } from "../section/limits.ts";
import { mediaDraft, mediaInput } from "../section/media.ts";
import { useSectionTexts } from "../section/useSectionTexts.ts";
import { CompanyScreen } from "./CompanyScreen.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { LimitFields } from "./LimitFields.tsx";
import { MediaFields } from "./MediaFields.tsx";

interface MediaFormProps {
  readonly companyKey: MediaForm_company$key;
  readonly emailTopLevelLength: number;
}

/** Logo, phones, e-mail and web addresses, and the company's limits. */
export function MediaForm({ companyKey, emailTopLevelLength }: MediaFormProps) {
  const { t } = useLingui();
  const texts = useSectionTexts();
  const [edit, isSaving] = useChange<MediaFormMutation>(graphql`
    mutation MediaFormMutation($input: EditCompanyMediaInput!) {
      editCompanyMedia(input: $input) {
        ... on EditCompanyMediaSuccess {
          company {
            ...MediaForm_company
          }
        }
        ... on ConflictError {
          current {
            ...MediaForm_company @alias(as: "company")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const company = useFragment(
    graphql`
      fragment MediaForm_company on Company {
        id
        version
        ...media_company
        ...limits_company
        viewerCanUpdate
        logoUrl
      }
    `,
    companyKey,
  );
  return (
    <CompanyScreen
      title={t`Media Information`}
      lead={t`Your logo, and how people reach you.`}
      companyId={company.id}
      draftKey={`company media ${company.id}`}
      version={company.version}
      initial={{ ...mediaDraft(company), ...limitsDraft(company) }}
      fields={{ ...texts.media, ...texts.limits }}
      files={["logoUploadId"]}
      mayEdit={company.viewerCanUpdate}
      isSaving={isSaving}
      save={(draft, version) => edit({ ...mediaInput(draft), ...limitsInput(draft), version })}
      savedText={t`The media information is saved.`}
      readOnlyHead={
        company.logoUrl && <img className="company-picture" src={company.logoUrl} alt={t`Logo`} />
      }
    >
      {(draft, change) => (
        <>
          <FormSection title={t`Logo`} description={t`Customers see it at the head of your storefront.`}>
            <ImageField
              label={t`Logo`}
              name="logoUploadId"
              purpose="COMPANY_LOGO"
              currentUrl={company.logoUrl ?? null}
              value={draft.logoUploadId}
              onChange={(logoUploadId) => change({ logoUploadId })}
              isRequired
              message={t`Please Upload Logo`}
            />
          </FormSection>
          <FormSection
            title={t`Contact`}
            description={t`Phones, email addresses, and your pages on the web.`}
          >
            <MediaFields draft={draft} onChange={change} emailTopLevelLength={emailTopLevelLength} />
          </FormSection>
          <FormSection title={t`Limits`} description={t`What your users and customers are held to.`}>
            <LimitFields draft={draft} onChange={change} />
          </FormSection>
        </>
      )}
    </CompanyScreen>
  );
}
