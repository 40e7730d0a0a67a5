import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { RichTextField } from "#/richText/RichTextField.tsx";
import { ImageField } from "#/upload/ImageField.tsx";
import { bindFields } from "#/form/bindFields.ts";
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
  const { field } = bindFields({ draft, onChange });
  return (
    <>
      <FormSection title={t`About us`} description={t`Who you are, in your own words.`} action={action}>
        <RichTextField
          {...field("aboutUs")}
          label={i18n._(textsLabels.aboutUs)}
          minimumHeight={minimumHeight}
          isRequired
          message={t`About us is required`}
        />
        <ImageField
          {...field("imageUploadId")}
          label={t`About us image`}
          purpose="ABOUT_US_IMAGE"
          currentUrl={imageUrl}
        />
      </FormSection>
      <FormSection title={t`Terms and conditions`} description={t`What customers agree to when they buy.`}>
        <RichTextField
          {...field("terms")}
          label={i18n._(textsLabels.terms)}
          minimumHeight={minimumHeight}
          isRequired
          message={t`Terms and Conditions is required`}
        />
      </FormSection>
    </>
  );
}
