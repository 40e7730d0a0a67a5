import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AboutUsFormMutation } from "#/__generated__/AboutUsFormMutation.graphql";
import type { AboutUsForm_company$key } from "#/__generated__/AboutUsForm_company.graphql";
import { useChange } from "#/relay/useChange.ts";
import { textsDraft } from "../section/texts.ts";
import { useSectionTexts } from "../section/useSectionTexts.ts";
import { AboutUsFields } from "./AboutUsFields.tsx";
import { AboutUsPreview } from "./AboutUsPreview.tsx";
import { CompanyScreen } from "./CompanyScreen.tsx";

/** What customers read of the company, with a preview. */
export function AboutUsForm({ companyKey }: { companyKey: AboutUsForm_company$key }) {
  const { t } = useLingui();
  const texts = useSectionTexts();
  const [edit, isSaving] = useChange<AboutUsFormMutation>(graphql`
    mutation AboutUsFormMutation($input: EditCompanyAboutUsInput!) {
      editCompanyAboutUs(input: $input) {
        ... on EditCompanyAboutUsSuccess {
          company {
            ...AboutUsForm_company
          }
        }
        ... on ConflictError {
          current {
            ...AboutUsForm_company @alias(as: "company")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const company = useFragment(
    graphql`
      fragment AboutUsForm_company on Company {
        id
        name
        version
        ...texts_company
        viewerCanUpdate
        aboutUsImageUrl
      }
    `,
    companyKey,
  );
  const imageUrl = company.aboutUsImageUrl ?? null;
  return (
    <CompanyScreen
      title={t`About Us`}
      lead={t`What customers read of you, and on what terms they buy.`}
      companyId={company.id}
      draftKey={`company about us ${company.id}`}
      version={company.version}
      initial={textsDraft(company)}
      fields={texts.texts}
      files={["imageUploadId"]}
      mayEdit={company.viewerCanUpdate}
      isSaving={isSaving}
      save={(draft, version) => edit({ ...draft, version })}
      savedText={t`About us and terms are saved.`}
    >
      {(draft, change) => (
        <AboutUsFields
          draft={draft}
          onChange={change}
          imageUrl={imageUrl}
          minimumHeight={300}
          action={
            <AboutUsPreview
              name={company.name}
              aboutUs={draft.aboutUs}
              terms={draft.terms}
              imageUrl={imageUrl}
            />
          }
        />
      )}
    </CompanyScreen>
  );
}
