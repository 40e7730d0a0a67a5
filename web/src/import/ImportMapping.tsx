import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { ImportMapping_import$key } from "#/__generated__/ImportMapping_import.graphql";
import { importAddress } from "#/app/addresses.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { Form } from "#/ui/Form.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useLeaveGuard } from "#/form/useLeaveGuard.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { useSaving } from "#/form/useSaving.ts";
import { FieldSource } from "./FieldSource.tsx";
import { FileReading } from "./FileReading.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { useMapImport } from "./importMutations.ts";
import { columnOf, mappingOf, sourceOf, sourcesOf } from "./mappingForm.ts";
import { useImportWords } from "./useImportWords.ts";
import type { ImportKind } from "./importKinds.ts";

interface ImportMappingProps {
  readonly jobId: string;
  readonly kind: ImportKind;
  readonly importKey: ImportMapping_import$key;
  readonly isDisabled: boolean;
}

/** Which column of the file is which field. */
export function ImportMapping({ jobId, kind, importKey, isDisabled }: ImportMappingProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const atMost = useLengthRule();
  const file = useFragment(
    graphql`
      fragment ImportMapping_import on Import {
        isRead
        format
        clearWord
        addsMissing
        columns {
          position
          name
          ...FieldSource_column
        }
        fields {
          name
          ...FieldSource_field
        }
        mapping {
          field
          column
          constant
        }
        ...FileReading_import
      }
    `,
    importKey,
  );
  const { columns, fields, isRead, format } = file;
  // What is named of another noun and may be added on the way is the brand of a product.
  const namesBrands = fields.some(({ name }) => name === "brand");
  const [{ sources, clearWord, addsMissing }, change, isDirty, form] = useDraft({
    sources: sourcesOf(file.mapping.map(({ field, column, constant }) => ({ field, column, constant }))),
    clearWord: file.clearWord,
    addsMissing: file.addsMissing,
  });
  const { leave, question } = useLeaveGuard(isDirty, form.discard);
  const { columnName } = useImportWords();
  const [map, isSending] = useMapImport();
  const used = new Set(fields.map(({ name }) => columnOf(sourceOf(sources, name))));
  const ignored = columns.filter(({ position }) => !used.has(position));
  const ignoredNames = ignored.map(columnName).join(", ");
  const { submit, error } = useSaving(
    form,
    () => map({ jobId, mapping: mappingOf(sources, fields), clearWord, addsMissing }),
    (_hasRest, isStillHere) => {
      // Who has looked at the columns once more goes on to what they have changed.
      if (isStillHere) void navigate(importAddress(jobId), { replace: true });
    },
  );
  return (
    <section className="import-step">
      <StepHeading lead={t`What is chosen here is remembered for files with the same columns.`}>
        {t`Which column is what?`}
      </StepHeading>
      {!isRead && (
        <Notice announce="status">{t`The file is still being read. You can go on as soon as it is.`}</Notice>
      )}
      <FileReading jobId={jobId} kind={kind} importKey={file} leave={leave} />
      <Form
        summaryTitle={t`Please check these fields`}
        aria-label={t`Columns`}
        formError={error?.formError ?? error?.fieldErrors["mapping"]?.join(" ")}
        validationErrors={error?.fieldErrors}
        onSubmit={() => !isSending && void submit()}
      >
        <Card padding="none">
          <ul className="import-sources">
            {fields.map((field) => (
              <FieldSource
                key={field.name}
                fieldKey={field}
                columnKeys={columns}
                source={sourceOf(sources, field.name)}
                onChange={(source) => change({ sources: { ...sources, [field.name]: source } })}
              />
            ))}
          </ul>
        </Card>
        {ignored.length > 0 && (
          <Notice>
            {t`These columns are ignored:`} <bdi>{ignoredNames}</bdi>
          </Notice>
        )}
        {format !== "JSONL" && (
          <div className="import-clear">
            <TextField
              name="clearWord"
              label={t`What empties a field`}
              description={t`A cell with just this takes the value away. An empty cell leaves it as it is.`}
              required={t`What empties a field is required`}
              validate={atMost(20)}
              value={clearWord}
              onChange={(clearWord) => change({ clearWord })}
            />
          </div>
        )}
        {namesBrands && (
          <Switch isSelected={addsMissing} onChange={(addsMissing) => change({ addsMissing })}>
            {t`Add brands that are missing`}
          </Switch>
        )}
        <div className="import-actions">
          <Button
            type="submit"
            variant="primary"
            isDisabled={isDisabled || !isRead}
            isPending={isSending}
            pendingLabel={t`Sending`}
          >
            {t`Check the rows`}
          </Button>
        </div>
      </Form>
      {question}
    </section>
  );
}
