import { useLingui } from "@lingui/react/macro";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";

/** What shows that the customer is there: the code that they were sent, or why it goes without. */
export interface CodeDraft {
  readonly code: string;
  readonly isWithout: boolean;
  readonly reason: string;
}

export const noCode: CodeDraft = { code: "", isWithout: false, reason: "" };

/** A code as it is sent; blanks that people type between the digits do not count. */
export const codeInput = ({ code, isWithout, reason }: CodeDraft) =>
  isWithout ? { overrideReason: reason.trim() } : { code: code.replaceAll(/\s/g, "") };

interface CodeFieldsProps {
  readonly values: CodeDraft;
  readonly onChange: (change: Partial<CodeDraft>) => void;
  /** Whether the viewer may hand over without the code. */
  readonly mayApprove: boolean;
}

/** The code of the customer; who may can say why it goes without. */
export function CodeFields({ values, onChange, mayApprove }: CodeFieldsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { code, isWithout, reason } = values;
  return (
    <>
      {isWithout ? (
        <TextArea
          name="overrideReason"
          label={t`Reason`}
          description={t`Why it is handed over without the code.`}
          required={t`Reason is required`}
          rows={2}
          validate={atMost(500)}
          value={reason}
          onChange={(reason) => onChange({ reason })}
        />
      ) : (
        <TextField
          name="code"
          label={t`Code`}
          description={t`The six digits that the customer was sent.`}
          required={t`Code is required`}
          validate={(text) => (/^(?:\s*\d){6}\s*$/.test(text) ? null : t`A code has 6 digits`)}
          inputMode="numeric"
          autoComplete="off"
          value={code}
          onChange={(code) => onChange({ code })}
        />
      )}
      {mayApprove && (
        <Checkbox isSelected={isWithout} onChange={(isWithout) => onChange({ isWithout })}>
          {t`Hand over without the code`}
        </Checkbox>
      )}
    </>
  );
}
