import { useLingui } from "@lingui/react/macro";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { Select } from "#/ui/Select.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { type Reason, reasonNames } from "../orderWords.ts";

export interface ReasonDraft {
  readonly reason: Reason | null;
  readonly text: string;
}

export const noReason: ReasonDraft = { reason: null, text: "" };

/** A reason as it is sent; null while none is chosen, which the form says itself. */
export function reasonInput({ reason, text }: ReasonDraft) {
  return reason && { reason, text: text.trim() || null };
}

interface ReasonFieldsProps {
  readonly values: ReasonDraft;
  /** Those that can be meant. */
  readonly offered: readonly Reason[];
  readonly onChange: (change: Partial<ReasonDraft>) => void;
}

/** Why something is cancelled or comes back; another reason than those of the list is said in words. */
export function ReasonFields({ values, offered, onChange }: ReasonFieldsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <>
      <Select
        name="reason"
        label={t`Reason`}
        placeholder={t`Choose a reason`}
        required={t`Reason is required`}
        options={offered.map((id) => ({ id, label: t(reasonNames[id]) }))}
        value={values.reason}
        onChange={(id) => onChange({ reason: offered.find((one) => one === id) ?? null })}
      />
      <TextArea
        name="text"
        label={t`Reason in words`}
        rows={2}
        required={values.reason === "OTHER" ? t`Say what the reason is` : undefined}
        validate={atMost(500)}
        value={values.text}
        onChange={(text) => onChange({ text })}
      />
    </>
  );
}
