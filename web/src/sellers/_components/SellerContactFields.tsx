import { useLingui } from "@lingui/react/macro";
import { isEmail, normaliseEmail } from "#/contact/emailRule.ts";
import { isWebAddress } from "#/contact/webAddress.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { bindFields } from "#/form/bindFields.ts";
import { TextField } from "#/ui/TextField.tsx";
import type { SellerDraft, SellerPartProps } from "../sellerForm.ts";
import { SellerSection } from "./SellerSection.tsx";

interface SellerContactFieldsProps extends SellerPartProps {
  /** How long the end of an e-mail address may be. */
  readonly topLevelLength: number;
  /** The location as it is: what it lacks need not be said now. */
  readonly own: SellerDraft | undefined;
}

/** How customers and colleagues reach the location. */
export function SellerContactFields({ topLevelLength, draft, onChange, own }: SellerContactFieldsProps) {
  "use no memo";
  const { t } = useLingui();
  const { field, text } = bindFields({ draft, onChange });
  const isWeb = (text: string) => (isWebAddress(text) ? null : t`Must be an address on the web`);
  const web = { inputMode: "url" as const, validate: isWeb, autoComplete: "off" };
  return (
    <SellerSection
      title={t`Contact and web`}
      description={t`How customers and colleagues reach the location.`}
    >
      <FormRow>
        <TextField
          {...text("phone")}
          type="tel"
          inputMode="tel"
          label={t`Phone`}
          required={own?.phone === "" ? undefined : t`Phone is required`}
          validate={(typed) =>
            /^\+?\d{7,15}$/.test(typed.replaceAll(/[\s().-]+/g, "")) ? null : t`Phone has 7 to 15 digits.`
          }
        />
        <TextField
          name="officeEmail"
          inputMode="email"
          label={t`Office email`}
          validate={(address) => (isEmail(address, topLevelLength) ? null : t`Email is Invalid`)}
          value={draft.officeEmail}
          onChange={(typed) => onChange({ officeEmail: normaliseEmail(typed) })}
          autoComplete="off"
        />
      </FormRow>
      <TextField {...web} {...field("websiteUrl")} label={t`Website`} />
      <FormRow>
        <TextField {...web} {...field("instagramUrl")} label={t`Instagram`} />
        <TextField {...web} {...field("linkedinUrl")} label={t`LinkedIn`} />
      </FormRow>
    </SellerSection>
  );
}
