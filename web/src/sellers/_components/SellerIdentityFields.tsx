import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { SellerIdentityFields_country$key } from "#/__generated__/SellerIdentityFields_country.graphql";
import { CompanyLimitContext } from "#/company/CompanyLimitContext.ts";
import { businessTypeNames } from "#/company/businessTypes.ts";
import { bindFields } from "#/form/bindFields.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { isGstin } from "#/taxNumber/gstin.ts";
import { TaxNumberField } from "#/taxNumber/TaxNumberField.tsx";
import { useTaxNumberWarnings } from "#/taxNumber/useTaxNumberWarnings.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { useSellerTypes } from "../useSellerTypes.ts";
import type { SellerDraft, SellerPartProps } from "../sellerForm.ts";
import { SellerNameField } from "./SellerNameField.tsx";
import { SellerRegistrationFields } from "./SellerRegistrationFields.tsx";
import { SellerSection } from "./SellerSection.tsx";

interface SellerIdentityFieldsProps extends SellerPartProps {
  readonly countryKey: SellerIdentityFields_country$key;
  /** The location as it is: what it lacks need not be said now. */
  readonly own: SellerDraft | undefined;
}

/** Names, types, registration, tax numbers and limits. */
export function SellerIdentityFields(props: SellerIdentityFieldsProps) {
  "use no memo";
  const { countryKey, own, draft, onChange } = props;
  const companyLimit = use(CompanyLimitContext) ?? Infinity;
  const { t, i18n } = useLingui();
  const { count } = useFormats();
  const most = count(companyLimit);
  const { field, text } = bindFields({ draft, onChange });
  const atMost = useLengthRule();
  const { percentage } = useAmountFields();
  const types = useSellerTypes();
  const { businessTypes } = useFragment(
    graphql`
      fragment SellerIdentityFields_country on Country {
        businessTypes
      }
    `,
    countryKey,
  );
  const { panNumber, tanNumber, gstinNumber, address } = draft;
  const warnings = useTaxNumberWarnings({
    pan: panNumber,
    tan: tanNumber,
    gstin: gstinNumber,
    provinceCode: address.provinceCode,
  });
  return (
    <SellerSection
      title={t`Identity and tax`}
      description={t`What the location is, and under which numbers it trades.`}
    >
      <FormRow>
        <SellerNameField draft={draft} onChange={onChange} ownName={own?.name} />
        <TextField {...text("legalName")} label={t`Legal Name`} validate={atMost(limits.name)} />
      </FormRow>
      <FormRow>
        <Select
          name="type"
          label={t`Type`}
          placeholder={t`Choose a type`}
          options={types}
          required={own?.type === null ? undefined : t`Type is required`}
          value={draft.type}
          onChange={(id) => onChange({ type: types.find((type) => type.id === id)?.id ?? null })}
        />
        <Select
          name="businessType"
          label={t`Business Type`}
          placeholder={t`Same as your company`}
          options={businessTypes.flatMap((type) => {
            const label = businessTypeNames[type];
            return label ? [{ id: type, label: i18n._(label) }] : [];
          })}
          value={draft.businessType}
          onChange={(id) => onChange({ businessType: businessTypes.find((type) => type === id) ?? null })}
        />
      </FormRow>
      <FormRow>
        <TaxNumberField
          {...field("gstinNumber")}
          label={t`GSTIN`}
          description={t`15 letters and digits.`}
          required={own?.gstinNumber === "" ? undefined : t`GSTIN is required`}
          validate={(number) => (isGstin(number) || number === own?.gstinNumber ? null : t`GSTIN is Invalid`)}
          warning={warnings.gstin}
        />
        <TaxNumberField
          {...field("panNumber")}
          label={t`PAN number`}
          validate={atMost(20)}
          warning={warnings.pan}
        />
      </FormRow>
      <FormRow>
        <TaxNumberField
          {...field("tanNumber")}
          label={t`TAN number`}
          validate={atMost(20)}
          warning={warnings.tan}
        />
        <TextField
          {...text("registrationNumber")}
          label={t`Registration number`}
          validate={atMost(limits.name)}
        />
      </FormRow>
      <SellerRegistrationFields draft={draft} onChange={onChange} />
      <FormRow>
        <NumberField
          {...field("commissionPercentage")}
          {...percentage((value) =>
            value >= 0 && value <= 100 ? null : t`Commission is from 0 to 100 percent`,
          )}
          label={t`Commission in percent`}
          description={t`What your company keeps of each sale.`}
        />
        <NumberField
          {...field("maximumProducts")}
          label={t`Maximum products`}
          description={t`How many products the location may have.`}
          warning={(value) => (value > companyLimit ? t`Your company may have ${most} in all.` : undefined)}
          validate={(value) =>
            Number.isInteger(value) && value >= 1 && value <= 1_000_000
              ? null
              : t`Maximum products is a whole number from 1 to 1000000`
          }
        />
      </FormRow>
    </SellerSection>
  );
}
