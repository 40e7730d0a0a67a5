import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { RichTextField } from "#/richText/RichTextField.tsx";
import { ImageField } from "#/upload/ImageField.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import { type TextsDraft, textsLabels } from "../section/texts.ts";
import { FormSection } from "#/ui/FormSection.tsx";

interface AboutUsFieldsProps extends DraftFields<TextsDraft> {
  /** Where the stored image is read from; null when there is none. */
  readonly imageUrl: string | null;
  /** Of the editors: 400 in onboarding, 300 on the company's screen (Document 1 §9). */
  readonly minimumHeight: 300 | 400;
  /** Beside the texts: a preview. */
  readonly action?: ReactNode;
}

/** What customers read of the company, and on what terms they buy (Document 1 §2 step 3). */
export function AboutUsFields({ draft, onChange, imageUrl, minimumHeight, action }: AboutUsFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <FormSection title={t`About us`} description={t`Who you are, in your own words.`} action={action}>
        <RichTextField
          name="aboutUs"
          label={i18n._(textsLabels.aboutUs)}
          value={draft.aboutUs}
          onChange={(aboutUs) => onChange({ aboutUs })}
          minimumHeight={minimumHeight}
          isRequired
          message={t`About us is required`}
        />
        <ImageField
          name="imageUploadId"
          label={t`About us image`}
          purpose="ABOUT_US_IMAGE"
          currentUrl={imageUrl}
          value={draft.imageUploadId}
          onChange={(imageUploadId) => onChange({ imageUploadId })}
        />
      </FormSection>
      <FormSection title={t`Terms and conditions`} description={t`What customers agree to when they buy.`}>
        <RichTextField
          name="terms"
          label={i18n._(textsLabels.terms)}
          value={draft.terms}
          onChange={(terms) => onChange({ terms })}
          minimumHeight={minimumHeight}
          isRequired
          message={t`Terms and Conditions is required`}
        />
      </FormSection>
    </>
  );
}
