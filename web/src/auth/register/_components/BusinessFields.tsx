import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BusinessFields_country$key } from "#/__generated__/BusinessFields_country.graphql";
import { FormRow } from "#/ui/FormRow.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { AvailabilityCheck } from "#/availability/AvailabilityCheck.ts";
import { UniqueField } from "#/availability/UniqueField.tsx";
import { businessTypeNames } from "#/company/businessTypes.ts";
import type { RegisterFieldsProps, RegisterValues } from "../registerValues.ts";
import { isGstin, panOfGstin, provincesOfGstin } from "#/taxNumber/gstin.ts";
import { kindOfPan } from "#/taxNumber/kindOfPan.ts";
import { TaxNumberField } from "#/taxNumber/TaxNumberField.tsx";
import { useTaxNumberWarnings } from "#/taxNumber/useTaxNumberWarnings.ts";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { RegisterSection } from "./RegisterSection.tsx";
import { SubdomainField } from "./SubdomainField.tsx";

interface BusinessFieldsProps extends RegisterFieldsProps {
  readonly countryKey: BusinessFields_country$key;
  readonly businessName: AvailabilityCheck;
  readonly subdomain: AvailabilityCheck;
}

/** Section "Business" of the registration (Document 1 §2). */
export function BusinessFields({
  countryKey,
  values,
  onChange,
  businessName,
  subdomain,
}: BusinessFieldsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { t, i18n } = useLingui();
  const { field } = bindFields({ draft: values, onChange });
  const atMost = useLengthRule();
  const { businessTypes, provinces } = useFragment(
    graphql`
      fragment BusinessFields_country on Country @throwOnFieldError {
        businessTypes
        provinces {
          code
        }
      }
    `,
    countryKey,
  );
  const options = businessTypes.flatMap((type) => {
    const label = businessTypeNames[type];
    return label ? [{ id: type, label: i18n._(label) }] : [];
  });
  const warnings = useTaxNumberWarnings({ gstin: values.gstin });
  /** What a GSTIN says, for what was not chosen yet. */
  const proposed = (gstin: string): Partial<RegisterValues> => {
    if (!isGstin(gstin)) return {};
    const kind = kindOfPan(panOfGstin(gstin));
    const codes = provincesOfGstin(gstin);
    const province = provinces.find(({ code }) => codes.includes(code))?.code ?? null;
    return {
      ...(values.businessType === null && {
        businessType: businessTypes.find((type) => type === kind) ?? null,
      }),
      ...(values.address.provinceCode === null && { address: { ...values.address, provinceCode: province } }),
    };
  };
  return (
    <RegisterSection
      title={t`Business`}
      description={t`What you sell under, and the address of your storefront.`}
    >
      <TaxNumberField
        {...field("gstin")}
        label={t`GSTIN`}
        description={t`If you have one: it says the kind of business and the state. You give it for your bills later.`}
        warning={warnings.gstin}
        onChange={(gstin) => onChange({ gstin, ...proposed(gstin) })}
      />
      <FormRow>
        <Select
          name="businessType"
          label={t`Type`}
          placeholder={t`Choose a type`}
          options={options}
          required={t`Business Type is required`}
          value={values.businessType}
          onChange={(id) => onChange({ businessType: businessTypes.find((type) => type === id) ?? null })}
        />
        <TextField
          {...field("verticalName")}
          label={t`Business Vertical Name`}
          required={t`Business Vertical Name is Required`}
          validate={atMost(limits.name)}
        />
      </FormRow>
      <TextArea
        {...field("verticalDescription")}
        label={t`Description`}
        required={t`Business Vertical Description is Required`}
        validate={atMost(limits.description)}
      />
      <FormRow>
        <UniqueField
          check={businessName}
          {...field("businessName")}
          label={t`Business Name`}
          required={t`Business Name is required`}
          validate={atMost(limits.name)}
          taken={t`Business Name Already Exist`}
          isComplete={(name) => name.trim().length <= limits.name}
          autoComplete="organization"
        />
        <TextField
          {...field("legalName")}
          label={t`Legal Name`}
          required={t`Legal Name is required`}
          validate={atMost(limits.name)}
        />
      </FormRow>
      <SubdomainField check={subdomain} value={values.subdomain} onChange={onChange} />
    </RegisterSection>
  );
}
