import { useLingui } from "@lingui/react/macro";
import { bindFields } from "#/form/bindFields.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { SellerSection } from "#/sellers/_components/SellerSection.tsx";
import { TaxNumberField } from "#/taxNumber/TaxNumberField.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { withGstin } from "./gstinFollowers.ts";
import { SameGstin } from "./SameGstin.tsx";
import { useVendorWarnings } from "./useVendorWarnings.ts";
import type { VendorPartProps } from "./vendorForm.ts";
import { sizeOptions, termsOptions } from "./vendorWords.ts";

interface VendorTaxFieldsProps extends VendorPartProps {
  /** The vendor that is edited, which has its own GSTIN. */
  readonly ownId?: string;
  /** The codes of the states on offer. */
  readonly provinces: readonly string[];
}

/** Tax numbers, the registration as a small enterprise, and when the vendor is paid; what looks wrong keeps nobody from saving. */
export function VendorTaxFields({ draft, onChange, ownId, provinces }: VendorTaxFieldsProps) {
  "use no memo";
  const { t, i18n } = useLingui();
  const atMost = useLengthRule();
  const { field } = bindFields({ draft, onChange });
  const { gstinNumber, enterpriseClass, paymentTerms, address } = draft;
  const warnings = useVendorWarnings({ ...draft, provinceCode: address.provinceCode });
  return (
    <SellerSection title={t`Tax and terms`} description={t`Its numbers, and when it is paid.`}>
      <FormRow>
        <TaxNumberField
          {...field("gstinNumber")}
          label={t`GSTIN`}
          description={t`15 letters and digits. PAN and state follow from it.`}
          onChange={(gstin) => onChange(withGstin(draft, gstin, provinces))}
          validate={atMost(20)}
          warning={warnings.gstin}
        />
        <TaxNumberField
          {...field("panNumber")}
          label={t`PAN number`}
          validate={atMost(20)}
          warning={warnings.pan}
        />
      </FormRow>
      <SameGstin gstin={gstinNumber} ownId={ownId} />
      <FormRow>
        <TextField
          {...field("udyamNumber")}
          label={t`Udyam number`}
          description={t`Of a small enterprise, like UDYAM-KR-03-0104417.`}
          validate={atMost(25)}
          warning={warnings.udyam}
          onChange={(typed) => onChange({ udyamNumber: typed.replaceAll(/\s/g, "").toUpperCase() })}
          autoComplete="off"
          spellCheck="false"
        />
        <Select
          name="enterpriseClass"
          label={t`Enterprise`}
          placeholder={t`Not registered`}
          options={[
            { id: "", label: t`Not registered` },
            ...sizeOptions.map(({ id, label }) => ({ id, label: i18n._(label) })),
          ]}
          value={enterpriseClass}
          onChange={(id) =>
            onChange({ enterpriseClass: sizeOptions.find((size) => size.id === id)?.id ?? null })
          }
        />
      </FormRow>
      <Select
        name="paymentTerms"
        label={t`Payment Terms`}
        placeholder={t`Choose when it is paid`}
        required={t`Payment Terms are required`}
        options={termsOptions.map(({ id, label }) => ({ id, label: i18n._(label) }))}
        value={paymentTerms}
        onChange={(id) =>
          onChange({ paymentTerms: termsOptions.find((terms) => terms.id === id)?.id ?? null })
        }
      />
      {warnings.terms && (
        <Notice tone="warning" announce="status">
          {warnings.terms}
        </Notice>
      )}
    </SellerSection>
  );
}
