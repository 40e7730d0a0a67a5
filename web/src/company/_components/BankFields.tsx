import { useLingui } from "@lingui/react/macro";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import { type BankDraft, bankAccountTypeNames, bankAccountTypeOf, bankLabels } from "../section/bank.ts";

interface BankFieldsProps extends DraftFields<BankDraft> {
  /** The end of the number in use; null while there is none. */
  readonly numberEnd: string | null;
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "");

/** The account itself (screen S-17). Its number is typed twice, and never shown again. */
export function BankFields({ draft, onChange, numberEnd }: BankFieldsProps) {
  const { t, i18n } = useLingui();
  const { text } = bindFields({ draft, onChange });
  const atMost = useLengthRule();
  const masked = numberEnd && `•••• ${numberEnd}`;
  return (
    <>
      <TextField
        {...text("holder")}
        label={i18n._(bankLabels.holder)}
        description={t`As it stands at the bank.`}
        required={t`Account Holder is required`}
        validate={atMost(limits.name)}
      />
      <FormRow>
        <TextField
          {...text("bankName")}
          label={i18n._(bankLabels.bankName)}
          required={t`Bank Name is required`}
          validate={atMost(limits.name)}
        />
        <TextField
          {...text("branchName")}
          label={i18n._(bankLabels.branchName)}
          required={t`Branch is required`}
          validate={atMost(limits.name)}
        />
      </FormRow>
      <FormRow>
        <TextField
          {...text("number")}
          label={t`Account number`}
          description={masked ? t`In use now: ${masked}` : t`9 to 18 digits.`}
          required={t`Account Number is required`}
          validate={(number) =>
            /^\d{9,18}$/.test(withoutSpaces(number)) ? null : t`Account Number must have 9 to 18 digits`
          }
          inputMode="numeric"
        />
        <TextField
          {...text("numberAgain")}
          label={t`Account number once more`}
          required={t`Account Number is required`}
          validate={(again) =>
            withoutSpaces(again) === withoutSpaces(draft.number) ? null : t`Account Number Not Match`
          }
          inputMode="numeric"
        />
      </FormRow>
      <FormRow>
        <TextField
          name="ifsc"
          label={i18n._(bankLabels.ifsc)}
          description={t`Eleven characters, like HDFC0001234.`}
          required={t`IFSC is required`}
          validate={(ifsc) =>
            /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(ifsc.trim()) ? null : t`IFSC must be like HDFC0001234`
          }
          value={draft.ifsc}
          onChange={(ifsc) => onChange({ ifsc: ifsc.toUpperCase() })}
          autoComplete="off"
        />
        <Select
          name="type"
          label={i18n._(bankLabels.type)}
          placeholder={t`Choose a kind`}
          options={Object.entries(bankAccountTypeNames).map(([id, name]) => ({ id, label: i18n._(name) }))}
          value={draft.type}
          onChange={(type) => onChange({ type: bankAccountTypeOf(type) })}
        />
      </FormRow>
    </>
  );
}
