import { useLingui } from "@lingui/react/macro";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import { TaxNumberField } from "#/taxNumber/TaxNumberField.tsx";
import { useTaxNumberWarnings } from "#/taxNumber/useTaxNumberWarnings.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { MemorableDate } from "#/ui/MemorableDate.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import { type NumbersDraft, numbersLabels } from "../section/numbers.ts";

/** Registration number and date, and PAN (Document 1 §2 step 2). None of them is required. */
export function NumberFields({ draft, onChange }: DraftFields<NumbersDraft>) {
  "use no memo";
  const { t, i18n } = useLingui();
  const { field, text } = bindFields({ draft, onChange });
  const atMost = useLengthRule();
  const warnings = useTaxNumberWarnings({ pan: draft.panNumber });
  return (
    <>
      <FormRow>
        <TextField
          {...text("registrationNumber")}
          label={i18n._(numbersLabels.registrationNumber)}
          validate={atMost(limits.name)}
        />
        <TaxNumberField
          {...field("panNumber")}
          label={i18n._(numbersLabels.panNumber)}
          description={t`Ten characters, like ABCDE1234F.`}
          validate={atMost(20)}
          warning={warnings.pan}
        />
      </FormRow>
      <MemorableDate
        {...field("registrationDate")}
        label={i18n._(numbersLabels.registrationDate)}
        dayLabel={t`Day`}
        monthLabel={t`Month`}
        yearLabel={t`Year`}
        impossible={t`This day does not exist.`}
        validate={(date) => (date <= businessToday() ? null : t`Must not be in the future`)}
      />
    </>
  );
}
