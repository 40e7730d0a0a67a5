import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BillingFields_country$key } from "#/__generated__/BillingFields_country.graphql";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { TaxNumberField } from "#/taxNumber/TaxNumberField.tsx";
import { useTaxNumberWarnings } from "#/taxNumber/useTaxNumberWarnings.ts";
import { Button } from "#/ui/Button.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { AddressDraft } from "#/address/address.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { type BillingDraft, billingLabels } from "../section/billing.ts";
import { AddressParts } from "#/address/AddressParts.tsx";

interface BillingFieldsProps extends DraftFields<BillingDraft> {
  readonly countryKey: BillingFields_country$key;
  /** The company's PAN, which the GSTIN has to contain. */
  readonly panNumber: string;
  /** The registered address, which bills may go to as well. */
  readonly registered: AddressDraft;
}

/** Where bills go, with the texts of Document 1 §5 (decision D-37). */
export function BillingFields({ countryKey, draft, onChange, panNumber, registered }: BillingFieldsProps) {
  "use no memo";
  const { t, i18n } = useLingui();
  const { field, text } = bindFields({ draft, onChange });
  const atMost = useLengthRule();
  const country = useFragment(
    graphql`
      fragment BillingFields_country on Country {
        ...AddressParts_country
      }
    `,
    countryKey,
  );
  const warnings = useTaxNumberWarnings({
    pan: panNumber,
    gstin: draft.gstinNumber,
    provinceCode: draft.provinceCode,
  });
  return (
    <>
      <FormRow>
        <TextField
          {...text("billingName")}
          label={i18n._(billingLabels.billingName)}
          validate={atMost(limits.name)}
        />
        <TaxNumberField
          {...field("gstinNumber")}
          label={i18n._(billingLabels.gstinNumber)}
          description={t`Fifteen characters, like 29ABCDE1234F1ZW.`}
          validate={atMost(20)}
          warning={warnings.gstin}
        />
      </FormRow>
      <div>
        <Button size="small" onPress={() => onChange(registered)}>
          {t`Same as registered`}
        </Button>
      </div>
      <AddressParts
        path="billingAddress"
        countryKey={country}
        draft={draft}
        onChange={onChange}
        labels={billingLabels}
        messages={{
          area: t`Area is required`,
          postalCode: t`ZIP is required`,
          province: t`State is required`,
        }}
      />
    </>
  );
}
