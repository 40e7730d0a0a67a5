import { useLingui } from "@lingui/react/macro";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import type { PricingDraft } from "../pricingForm.ts";
import { isIgstUnusual, proposedIgst, withIgst } from "../taxes.ts";

const highest = 50;
const hsnCode = /^(\d{4}|\d{6}|\d{8})$/;

/** The three taxes, of which the third is proposed from the others, and the code that decides them (decision D-58). */
export function PricingTaxes({ draft, onChange }: DraftFields<PricingDraft>) {
  const { t } = useLingui();
  const { field, text } = bindFields({ draft, onChange });
  const formats = useFormats();
  const { percentage } = useAmountFields();
  const tax = percentage((value) => (value > highest ? t`Please enter 0% to 50%` : null));
  const usual = formats.percentage(proposedIgst(draft).toFixed(2));
  return (
    <>
      <FormRow>
        <NumberField
          {...tax}
          name="cgst"
          label={t`CGST`}
          description={t`Central tax, in percent.`}
          required={t`CGST is required`}
          value={draft.cgst}
          onChange={(cgst) => onChange(withIgst(draft, { cgst }))}
        />
        <NumberField
          {...tax}
          name="sgst"
          label={t`SGST`}
          description={t`State tax, in percent.`}
          required={t`SGST is required`}
          value={draft.sgst}
          onChange={(sgst) => onChange(withIgst(draft, { sgst }))}
        />
        <NumberField
          {...tax}
          {...field("igst")}
          label={t`IGST`}
          description={t`Between states, in percent.`}
          required={t`IGST is required`}
          warning={(igst) =>
            isIgstUnusual({ ...draft, igst }) ? t`CGST and SGST together are ${usual}.` : undefined
          }
        />
      </FormRow>
      <TextField
        {...text("hsnCode")}
        label={t`HSN Code`}
        description={t`4, 6 or 8 digits; optional.`}
        validate={(code) =>
          code.trim() === "" || hsnCode.test(code.trim()) ? null : t`HSN Code has 4, 6 or 8 digits`
        }
        inputMode="numeric"
      />
    </>
  );
}
