import { useLingui } from "@lingui/react/macro";
import { isWebAddress } from "#/contact/webAddress.ts";
import { isEmail, normaliseEmail } from "#/contact/emailRule.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { type MediaDraft, mediaLabels } from "../section/media.ts";

interface MediaFieldsProps extends DraftFields<MediaDraft> {
  /** How long the last part of an address may be here, `Features.emailTopLevelLength`. */
  readonly emailTopLevelLength: number;
}

/** Phones, e-mail and web addresses (Document 1 §2 step 2). */
export function MediaFields({ draft, onChange, emailTopLevelLength }: MediaFieldsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { t, i18n } = useLingui();
  const { text } = bindFields({ draft, onChange });
  const atMost = useLengthRule();
  const field = (name: keyof typeof mediaLabels) => ({ ...text(name), label: i18n._(mediaLabels[name]) });
  const phone = (name: "phone" | "accountsPhone") => ({
    ...field(name),
    type: "tel",
    inputMode: "tel" as const,
    validate: (number: string) =>
      /^\+?\d{7,15}$/.test(number.replaceAll(/[\s().-]+/g, "")) ? null : t`Phone has 7 to 15 digits.`,
  });
  const email = (name: "officeEmail" | "accountsEmail" | "enquiryEmail") => ({
    ...field(name),
    inputMode: "email" as const,
    validate: (address: string) =>
      isEmail(address, emailTopLevelLength) ? atMost(limits.email)(address) : t`Email is Invalid`,
    onChange: (typed: string) => onChange({ [name]: normaliseEmail(typed) }),
  });
  const web = (name: "websiteUrl" | "instagramUrl" | "linkedinUrl") => ({
    ...field(name),
    inputMode: "url" as const,
    validate: (address: string) =>
      isWebAddress(address) ? atMost(limits.email)(address) : t`Must be an address on the web`,
  });
  return (
    <>
      <FormRow>
        <TextField {...phone("phone")} required={t`Office Phone is required`} />
        <TextField {...email("officeEmail")} required={t`Email address is required`} />
      </FormRow>
      <FormRow>
        <TextField {...phone("accountsPhone")} />
        <TextField {...email("accountsEmail")} />
      </FormRow>
      <FormRow>
        <TextField {...email("enquiryEmail")} description={t`Where customers' questions go.`} />
        <TextField {...web("websiteUrl")} />
      </FormRow>
      <FormRow>
        <TextField {...web("instagramUrl")} />
        <TextField {...web("linkedinUrl")} />
      </FormRow>
    </>
  );
}
