import { useLingui } from "@lingui/react/macro";
import { CountryPicker } from "#/address/CountryPicker.tsx";
import { ProvincePicker } from "#/address/ProvincePicker.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { ManufacturerDraft } from "../manufacturerForm.ts";

interface ManufacturerFieldsProps {
  readonly draft: ManufacturerDraft;
  readonly onChange: (change: Partial<ManufacturerDraft>) => void;
  /** The name of the record's own country, until the list of countries is here. */
  readonly knownCountry?: string | null | undefined;
}

type TextPart = "line1" | "line2" | "streetNumber" | "streetName" | "area" | "region" | "postalCode";

/** Name and country are required (Document 2 §5), the rest of the address is not. */
export function ManufacturerFields({ draft, onChange, knownCountry }: ManufacturerFieldsProps) {
  const { t } = useLingui();
  const part = (name: TextPart, label: string, maxLength = 150) => (
    <TextField
      name={`address.${name}`}
      label={label}
      maxLength={maxLength}
      value={draft[name]}
      onChange={(text) => onChange({ [name]: text })}
      autoComplete="off"
    />
  );
  return (
    <>
      <TextField
        name="name"
        label={t`Manufacturer Name`}
        required={t`Manufacturer Name is required`}
        maxLength={120}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        autoComplete="off"
      />
      <FormRow>
        <CountryPicker
          name="address.countryCode"
          label={t`Country`}
          required={t`Country is Required`}
          value={draft.countryCode}
          knownName={knownCountry}
          // Another country has other provinces.
          onChange={(countryCode) => onChange({ countryCode, provinceCode: null })}
        />
        <ProvincePicker
          name="address.provinceCode"
          label={t`Province`}
          countryCode={draft.countryCode}
          value={draft.provinceCode}
          onChange={(provinceCode) => onChange({ provinceCode })}
        />
      </FormRow>
      <FormRow>
        {part("streetNumber", t`Street Number`)}
        {part("streetName", t`Street Name`)}
      </FormRow>
      <FormRow>
        {part("line1", t`Address Line 1`)}
        {part("line2", t`Address Line 2`)}
      </FormRow>
      <FormRow>
        {part("area", t`Area`)}
        {part("region", t`Region`)}
        {part("postalCode", t`Zip`, 10)}
      </FormRow>
    </>
  );
}
