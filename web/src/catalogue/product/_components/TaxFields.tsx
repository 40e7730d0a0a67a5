import { useLingui } from "@lingui/react/macro";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { isIgstUnusual, proposedIgst, type Taxes, withIgst } from "../taxes.ts";

const highest = 50;

interface TaxFieldsProps extends DraftFields<Taxes> {
  /** Stands before the names of the input's fields. */
  readonly path?: string;
}

/** The three taxes, of which the third is proposed from the others (decision D-58). */
export function TaxFields({ path = "", draft, onChange }: TaxFieldsProps) {
  const { t } = useLingui();
  const { field } = bindFields({ draft, onChange }, path);
  const formats = useFormats();
  const { percentage } = useAmountFields();
  const tax = percentage((value) => (value > highest ? t`Please enter 0% to 50%` : null));
  const usual = formats.percentage(proposedIgst(draft).toFixed(2));
  return (
    <FormRow>
      <NumberField
        {...tax}
        name={`${path}cgst`}
        label={t`CGST`}
        description={t`Central tax, in percent.`}
        required={t`CGST is required`}
        value={draft.cgst}
        onChange={(cgst) => onChange(withIgst(draft, { cgst }))}
      />
      <NumberField
        {...tax}
        name={`${path}sgst`}
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
  );
}
