import { useLingui } from "@lingui/react/macro";
import { FileDown } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ImportTemplates_field$key } from "#/__generated__/ImportTemplates_field.graphql";
import type { ImportTemplates_viewer$key } from "#/__generated__/ImportTemplates_viewer.graphql";
import { saveTable } from "#/ui/saveTable.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { type ImportKind, importKinds } from "./importKinds.ts";
import { MyData } from "./MyData.tsx";
import { useImportWords } from "./useImportWords.ts";

interface ImportTemplatesProps {
  readonly kind: ImportKind;
  readonly fieldKeys: ImportTemplates_field$key;
  readonly viewerKey: ImportTemplates_viewer$key;
}

/** What a file may have, and files to begin with: an empty one, and one with all that is there. */
export function ImportTemplates({ kind, fieldKeys, viewerKey }: ImportTemplatesProps) {
  const { t } = useLingui();
  const { fieldName, neededWord } = useImportWords();
  const viewer = useFragment(
    graphql`
      fragment ImportTemplates_viewer on Viewer {
        ...MyData_viewer
      }
    `,
    viewerKey,
  );
  const fields = useFragment(
    graphql`
      fragment ImportTemplates_field on ImportField @relay(plural: true) {
        name
        label
        isRequired
        neededBy
      }
    `,
    fieldKeys,
  );
  const { exported } = importKinds[kind];
  return (
    <Card
      title={t`Files to begin with`}
      description={t`A row is found by its id, or else by what only one record has; all others are new. An empty cell leaves a field as it is.`}
    >
      <ul className="import-fields" aria-label={t`Columns of the template`}>
        {fields.map(({ name, label, isRequired, neededBy }) => (
          <li key={name}>
            <code dir="ltr">{name}</code> <span>{fieldName(label)}</span>
            {isRequired && <span className="import-note">{t`required`}</span>}
            {neededBy && <span className="import-note">{neededWord(neededBy)}</span>}
          </li>
        ))}
      </ul>
      <div className="import-actions">
        <Button
          icon={FileDown}
          onPress={() => saveTable(`${kind.toLowerCase()}.csv`, [fields.map(({ name }) => name)])}
        >
          {t`Download a template`}
        </Button>
        {exported && <MyData viewerKey={viewer} list={{ [exported]: {} }} />}
      </div>
    </Card>
  );
}
