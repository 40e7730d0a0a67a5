import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RegistrationFields_country$key } from "#/__generated__/RegistrationFields_country.graphql";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { businessTypeNames } from "../businessTypes.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { type RegistrationDraft, registrationLabels } from "../section/registration.ts";

interface RegistrationFieldsProps extends DraftFields<RegistrationDraft> {
  readonly countryKey: RegistrationFields_country$key;
  readonly subdomain: string;
}

/** Type, vertical and names of the business; the subdomain stays, because links lead to it. */
export function RegistrationFields({ countryKey, draft, onChange, subdomain }: RegistrationFieldsProps) {
  "use no memo";
  const { t, i18n } = useLingui();
  const { field, text } = bindFields({ draft, onChange });
  const atMost = useLengthRule();
  const { businessTypes } = useFragment(
    graphql`
      fragment RegistrationFields_country on Country {
        businessTypes
      }
    `,
    countryKey,
  );
  const called = (name: "verticalName" | "name" | "legalName") => ({
    ...text(name),
    label: i18n._(registrationLabels[name]),
    validate: atMost(limits.name),
  });
  const options = businessTypes.flatMap((type) => {
    const label = businessTypeNames[type];
    return label ? [{ id: type, label: i18n._(label) }] : [];
  });
  return (
    <>
      <FormRow>
        <TextField {...called("name")} required={t`Business Name is required`} />
        <TextField {...called("legalName")} required={t`Legal Name is required`} />
      </FormRow>
      <FormRow>
        <Select
          name="businessType"
          label={i18n._(registrationLabels.businessType)}
          placeholder={t`Choose a type`}
          options={options}
          required={t`Business Type is required`}
          value={draft.businessType}
          onChange={(id) => onChange({ businessType: businessTypes.find((type) => type === id) ?? null })}
        />
        <TextField
          label={t`Subdomain for Business`}
          description={t`It stays, because links lead to it.`}
          value={subdomain}
          isReadOnly
        />
      </FormRow>
      <TextField {...called("verticalName")} required={t`Business Vertical Name is Required`} />
      <TextArea
        {...field("verticalDescription")}
        label={i18n._(registrationLabels.verticalDescription)}
        required={t`Business Vertical Description is Required`}
        validate={atMost(limits.description)}
      />
    </>
  );
}
