import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FieldSource_column$key } from "#/__generated__/FieldSource_column.graphql";
import type { FieldSource_field$key } from "#/__generated__/FieldSource_field.graphql";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { columnOf, nothing, sameText, type Source } from "./mappingForm.ts";
import { useImportWords } from "./useImportWords.ts";

interface FieldSourceProps {
  readonly fieldKey: FieldSource_field$key;
  readonly columnKeys: FieldSource_column$key;
  readonly source: Source;
  readonly onChange: (source: Source) => void;
}

/** One of our fields, where it comes from, and what stands there in the first rows. */
export function FieldSource({ fieldKey, columnKeys, source, onChange }: FieldSourceProps) {
  const { t } = useLingui();
  const { fieldName, columnName, neededWord } = useImportWords();
  const atMost = useLengthRule();
  const field = useFragment(
    graphql`
      fragment FieldSource_field on ImportField {
        name
        label
        isRequired
        neededBy
      }
    `,
    fieldKey,
  );
  const columns = useFragment(
    graphql`
      fragment FieldSource_column on ImportColumn @relay(plural: true) {
        position
        name
        samples
      }
    `,
    columnKeys,
  );
  const label = fieldName(field.label);
  const missing = field.isRequired ? t`Choose a column for ${label}` : undefined;
  const column = columns[columnOf(source) ?? -1];
  const samples = column?.samples.filter((sample) => sample.trim() !== "") ?? [];
  return (
    <li className="import-source">
      <Select
        name={`field.${field.name}`}
        label={label}
        required={missing}
        {...(field.neededBy && { description: neededWord(field.neededBy) })}
        placeholder={t`Nothing`}
        options={[
          ...(field.isRequired ? [] : [{ id: nothing, label: t`Nothing` }]),
          { id: sameText, label: t`The same text for every row` },
          ...columns.map((one) => ({ id: String(one.position), label: columnName(one) })),
        ]}
        value={source.choice === nothing && field.isRequired ? null : source.choice}
        onChange={(choice) => onChange({ ...source, choice })}
      />
      {source.choice === sameText ? (
        <TextField
          name={`text.${field.name}`}
          label={t`Text of ${label}`}
          required={t`Text of ${label} is required`}
          validate={atMost(1000)}
          value={source.constant}
          onChange={(constant) => onChange({ ...source, constant })}
        />
      ) : (
        <div className="import-samples">
          {column && samples.length === 0 && (
            <span className="import-note">{t`Empty in the first rows`}</span>
          )}
          {column && samples.length > 0 && (
            <ul aria-label={t`First values of ${columnName(column)}`}>
              {[...new Set(samples)].map((sample) => (
                <li key={sample} dir="auto">
                  {sample}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}
