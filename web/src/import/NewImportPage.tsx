import { useLingui } from "@lingui/react/macro";
import { CircleSlash, FileSpreadsheet, FileUp } from "lucide-react";
import { useId } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { NewImportPageQuery } from "#/__generated__/NewImportPageQuery.graphql";
import { addresses, newImportAddress } from "#/app/addresses.ts";
import { Forbidden } from "#/failure/Forbidden.tsx";
import { NotFound } from "#/failure/NotFound.tsx";
import { useJobNames } from "#/job/useJobWords.ts";
import { SignedIn } from "#/route/SignedIn.tsx";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "#/ui/Link.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { DropArea } from "#/upload/DropArea.tsx";
import { FileButton } from "#/upload/FileButton.tsx";
import { ImportFrame, importSteps } from "./ImportFrame.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { type ImportKind, importKindsFor, kindIn } from "./importKinds.ts";
import { ImportTemplates } from "./ImportTemplates.tsx";
import { useImportFile } from "./useImportFile.ts";

export { ImportSkeleton as Skeleton } from "./ImportSkeleton.tsx";

export const query = graphql`
  query NewImportPageQuery($kind: ImportKind!) @preloadable {
    viewer {
      permissions
      importFields(kind: $kind) {
        ...ImportTemplates_field
      }
      ...ImportTemplates_viewer
    }
  }
`;

/** account/imports: a file is chosen, to be read into a list. */
export function Page({ queryRef }: { readonly queryRef: PreloadedQuery<NewImportPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<NewImportPageQuery>(query, queryRef);
  const [search] = useSearchParams();
  const kind = kindIn(search);
  const jobName = useJobNames();
  if (kind === null) return <NotFound listHref={addresses.jobs} listLabel={t`Jobs`} />;
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => {
        if (!viewer.permissions.includes("IMPORT_CREATE")) return <Forbidden />;
        const fields = viewer.importFields;
        return (
          <ImportFrame title={jobName(`IMPORT_${kind}`)} current={importSteps.file}>
            {fields ? (
              <>
                <ChooseFile key={kind} kind={kind} />
                <ImportTemplates kind={kind} fieldKeys={fields} viewerKey={viewer} />
                <OtherImports
                  kinds={importKindsFor(viewer.permissions).filter((other) => other !== kind)}
                  hasImages={viewer.permissions.includes("PRODUCT_UPDATE")}
                />
              </>
            ) : (
              <Card>
                <EmptyState icon={CircleSlash} title={t`No imports`}>
                  {t`The service behind this back office does not offer this.`}
                </EmptyState>
              </Card>
            )}
          </ImportFrame>
        );
      }}
    </SignedIn>
  );
}

interface OtherImportsProps {
  readonly kinds: readonly ImportKind[];
  readonly hasImages: boolean;
}

/** The way to what else can be read from files. */
function OtherImports({ kinds, hasImages }: OtherImportsProps) {
  const { t } = useLingui();
  const jobName = useJobNames();
  if (kinds.length === 0 && !hasImages) return null;
  return (
    <nav className="import-others" aria-label={t`Other imports`}>
      <h2>{t`Other imports`}</h2>
      <ul>
        {kinds.map((other) => (
          <li key={other}>
            <Link href={newImportAddress(other)}>{jobName(`IMPORT_${other}`)}</Link>
          </li>
        ))}
        {hasImages && (
          <li>
            <Link href={addresses.productImages}>{t`Images of products`}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function ChooseFile({ kind }: { readonly kind: ImportKind }) {
  const { t } = useLingui();
  const { state, take, cancel } = useImportFile(kind);
  const limit = useId();
  const isUnderWay = state.step === "sending" || state.step === "reading";
  return (
    <section className="import-step">
      <StepHeading lead={t`Nothing is written before you have seen what the file would change.`}>
        {t`Choose a file`}
      </StepHeading>
      {state.step === "refused" && (
        <Notice tone="danger" announce="alert" title={<bdi>{state.name}</bdi>}>
          {state.text}
        </Notice>
      )}
      <DropArea onFiles={take} isInvalid={state.step === "refused"} isFilled={isUnderWay}>
        <div className="import-drop">
          <Icon of={isUnderWay ? FileSpreadsheet : FileUp} size={28} />
          {isUnderWay ? (
            <>
              <p className="import-file">
                <bdi>{state.name}</bdi>
              </p>
              {state.step === "sending" ? (
                <ProgressBar label={t`Sending the file`} value={state.percent} />
              ) : (
                <ProgressBar label={t`Reading the file`} />
              )}
              <Button size="small" onPress={cancel}>{t`Cancel`}</Button>
            </>
          ) : (
            <>
              <p>{t`Drop a file here, paste it, or choose it`}</p>
              <FileButton
                label={t`Choose a file`}
                fullLabel={t`Choose a file to import`}
                accept=".csv,.tsv,.txt,.jsonl,text/csv,application/jsonl"
                describedBy={limit}
                onFiles={take}
              />
              <p className="import-note" id={limit}>
                {t`CSV as spreadsheets save it, with the names of the columns in its first row, or JSONL as an export writes it. Up to 20 MB.`}
              </p>
            </>
          )}
        </div>
      </DropArea>
      <VisuallyHidden isStatus>{state.step === "reading" && t`Reading the file`}</VisuallyHidden>
    </section>
  );
}
