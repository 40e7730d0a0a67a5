import { useLingui } from "@lingui/react/macro";
import { BirthDateField } from "#/contact/BirthDateField.tsx";
import { isPhone, normalisePhone } from "#/contact/phoneRule.ts";
import { useGenders } from "#/contact/useGenders.ts";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { StaffDraft } from "./staffForm.ts";

interface StaffFieldsProps extends DraftFields<StaffDraft> {
  /** Whether they act for a location that the viewer chooses. */
  readonly hasLocation: boolean;
}

/** What a select says where nothing is known: it has no empty choice. */
const notGiven = "NOT_GIVEN";

/** Who it is, and for which location. */
export function StaffFields({ draft, onChange, hasLocation }: StaffFieldsProps) {
  "use no memo";
  const { t } = useLingui();
  const atMost = useLengthRule();
  const genders = useGenders();
  const { field, text } = bindFields({ draft, onChange });
  return (
    <>
      <FormRow>
        <TextField
          {...text("firstName")}
          label={t`First Name`}
          required={t`First Name is required`}
          validate={atMost(limits.name)}
        />
        <TextField {...text("lastName")} label={t`Last Name`} validate={atMost(limits.name)} />
      </FormRow>
      <FormRow>
        <TextField {...text("title")} label={t`Title`} validate={atMost(limits.title)} />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          label={t`Phone`}
          validate={(digits) => (digits === "" || isPhone(digits, "") ? null : t`Phone has 7 to 15 digits.`)}
          value={draft.phone}
          onChange={(typed) => onChange({ phone: normalisePhone(typed, "IND") })}
          autoComplete="off"
        />
      </FormRow>
      <FormRow>
        <Select
          name="gender"
          label={t`Gender`}
          placeholder={t`Choose a gender`}
          options={[{ id: notGiven, label: t`Not given` }, ...genders]}
          value={draft.gender ?? notGiven}
          onChange={(id) => onChange({ gender: genders.find((gender) => gender.id === id)?.id ?? null })}
        />
        <BirthDateField {...field("dateOfBirth")} issue={undefined} isOwnBirthday={false} isOptional />
      </FormRow>
      {hasLocation && (
        <SellerPicker
          name="sellerId"
          label={t`Location`}
          required={t`Location is required`}
          chosen={draft.seller}
          onChoose={(seller) => onChange({ seller })}
        />
      )}
    </>
  );
}
