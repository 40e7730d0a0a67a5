import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AddressFields_country$key } from "#/__generated__/AddressFields_country.graphql";
import { FormRow } from "#/ui/FormRow.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { isPostalCode, normalisePostalCode } from "#/address/postalCodeRule.ts";
import type { RegisterFieldsProps } from "../registerValues.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { RegisterSection } from "./RegisterSection.tsx";

interface AddressFieldsProps extends RegisterFieldsProps {
  readonly countryKey: AddressFields_country$key;
}

/** Section "Address" of the registration (Document 1 §2), in the country that the product is set up for. */
export function AddressFields({ countryKey, values, onChange }: AddressFieldsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { t } = useLingui();
  const atMost = useLengthRule();
  const country = useFragment(
    graphql`
      fragment AddressFields_country on Country @throwOnFieldError {
        code
        name
        provinces {
          code
          name
        }
      }
    `,
    countryKey,
  );
  const line = { validate: atMost(limits.addressLine) };
  return (
    <RegisterSection title={t`Address`} description={t`Where the business is registered.`}>
      <FormRow>
        <TextField
          {...line}
          name="addressLine1"
          label={t`Address Line1`}
          value={values.addressLine1}
          onChange={(addressLine1) => onChange({ addressLine1 })}
          autoComplete="address-line1"
        />
        <TextField
          {...line}
          name="addressLine2"
          label={t`Address Line2`}
          value={values.addressLine2}
          onChange={(addressLine2) => onChange({ addressLine2 })}
          autoComplete="address-line2"
        />
      </FormRow>
      <FormRow>
        <TextField
          {...line}
          name="streetNumber"
          label={t`Street No`}
          value={values.streetNumber}
          onChange={(streetNumber) => onChange({ streetNumber })}
        />
        <TextField
          {...line}
          name="streetName"
          label={t`Street Name`}
          value={values.streetName}
          onChange={(streetName) => onChange({ streetName })}
        />
      </FormRow>
      <FormRow>
        <TextField
          {...line}
          name="area"
          label={t`Area`}
          required={t`Area is Required`}
          value={values.area}
          onChange={(area) => onChange({ area })}
          autoComplete="address-level3"
        />
        <TextField
          name="postalCode"
          label={t`Zip`}
          required={t`Zip is Required`}
          validate={(code) =>
            isPostalCode(code, country.code)
              ? null
              : country.code === "IND"
                ? t`Zip has 6 digits and does not start with 0.`
                : t`Zip has 3 to 10 letters and digits.`
          }
          value={values.postalCode}
          onChange={(typed) => onChange({ postalCode: normalisePostalCode(typed, country.code) })}
          inputMode={country.code === "IND" ? "numeric" : "text"}
          autoComplete="postal-code"
        />
      </FormRow>
      <TextField
        {...line}
        name="region"
        label={t`Region`}
        value={values.region}
        onChange={(region) => onChange({ region })}
        autoComplete="address-level2"
      />
      <FormRow>
        <Select
          name="provinceCode"
          label={t`Province`}
          placeholder={t`Choose a province`}
          emptyText={t`No provinces are known for this country.`}
          options={country.provinces.map(({ code, name }) => ({ id: code, label: name }))}
          required={t`Province is required`}
          value={values.provinceCode}
          onChange={(provinceCode) => onChange({ provinceCode })}
        />
        <TextField label={t`Country`} value={country.name} isReadOnly />
      </FormRow>
    </RegisterSection>
  );
}
