import { useLingui } from "@lingui/react/macro";
import { TaxFields } from "#/catalogue/product/_components/TaxFields.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { TextField } from "#/ui/TextField.tsx";
import type { PricingDraft } from "../pricingForm.ts";

const hsnCode = /^(\d{4}|\d{6}|\d{8})$/;

/** The three taxes, and the code that decides them (decision D-58). */
export function PricingTaxes({ draft, onChange }: DraftFields<PricingDraft>) {
  const { t } = useLingui();
  const { text } = bindFields({ draft, onChange });
  return (
    <>
      <TaxFields draft={draft} onChange={onChange} />
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
