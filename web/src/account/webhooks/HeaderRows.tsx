import { useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { Button } from "#/ui/Button.tsx";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { HeaderDraft } from "./webhookForm.ts";

interface HeaderRowsProps {
  readonly value: readonly HeaderDraft[];
  readonly onChange: (value: readonly HeaderDraft[]) => void;
  /** They would be sent to another host than before, where no value that was kept goes along. */
  readonly isElsewhere: boolean;
}

const mostHeaders = 5;
const dots = "••••••";

/** Headers that are sent along. The values of those that are kept stand there as dots. */
export function HeaderRows({ value, onChange, isElsewhere }: HeaderRowsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const set = (index: number, change: Partial<HeaderDraft>) =>
    onChange(value.map((header, at) => (at === index ? { ...header, ...change } : header)));
  const needed = isElsewhere
    ? t`The URL leads to another host: each header needs its value again`
    : t`A header needs a value`;
  return (
    <FieldSet name="headers" label={t`Own headers`} message={null}>
      <div className="webhook-headers">
        <p className="ui-label" aria-hidden>
          {t`Own headers`}
        </p>
        <p className="ui-field-description">{t`Sent with every message, at most five. Values are kept encrypted and never shown again.`}</p>
        {value.map(({ name, value: text, isKept }, index) => (
          // A header is where it stands: its name changes while it is typed.
          // oxlint-disable-next-line react/no-array-index-key
          <div className="webhook-header" key={index}>
            <TextField
              name={`headers.${index}.name`}
              label={t`Header ${index + 1}, name`}
              required={t`Name is required`}
              validate={atMost(60)}
              autoComplete="off"
              value={name}
              onChange={(next) => set(index, { name: next, isKept: false })}
            />
            <TextField
              name={`headers.${index}.value`}
              label={t`Header ${index + 1}, value`}
              {...(isKept && !isElsewhere ? { placeholder: dots } : { required: needed })}
              validate={atMost(500)}
              autoComplete="off"
              value={text}
              onChange={(next) => set(index, { value: next })}
            />
            <IconButton
              icon={X}
              size="small"
              label={t`Remove header ${index + 1}`}
              onPress={() => onChange(value.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        {value.length < mostHeaders && (
          <div>
            <Button
              size="small"
              icon={Plus}
              onPress={() => onChange([...value, { name: "", value: "", isKept: false }])}
            >
              {t`Add a header`}
            </Button>
          </div>
        )}
      </div>
    </FieldSet>
  );
}
