import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { FileReading_import$key } from "#/__generated__/FileReading_import.graphql";
import type { CsvDelimiter, CsvEncoding } from "#/__generated__/importMutationsStartMutation.graphql";
import { importAddress } from "#/app/addresses.ts";
import { useCancelJob } from "#/job/jobMutations.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useStillHere } from "#/app/useStillHere.ts";
import { Button } from "#/ui/Button.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { Select } from "#/ui/Select.tsx";
import { useStartImport } from "./importMutations.ts";
import type { ImportKind } from "./importKinds.ts";

interface FileReadingProps {
  readonly jobId: string;
  readonly kind: ImportKind;
  readonly importKey: FileReading_import$key;
  /** Does what gives this import up, once the user has agreed to lose what they have chosen in it. */
  readonly leave: (go: () => void) => void;
}

interface Wanted {
  readonly delimiter?: string;
  readonly encoding?: string;
}

/** How the file was read. Read otherwise it is another import, which takes this one's place. */
export function FileReading({ jobId, kind, importKey, leave }: FileReadingProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const file = useFragment(
    graphql`
      fragment FileReading_import on Import {
        uploadId
        format
        delimiter
        encoding
        isRead
      }
    `,
    importKey,
  );
  const begin = useStillHere();
  const [start, isStarting] = useStartImport();
  const [cancel] = useCancelJob();
  const [problem, setProblem] = useState<string | null>(null);
  const { uploadId, isRead } = file;
  // What the schema will call otherwise one day is found anew.
  const delimiters: readonly { readonly id: CsvDelimiter; readonly label: string }[] = [
    { id: "COMMA", label: t`Comma` },
    { id: "SEMICOLON", label: t`Semicolon` },
    { id: "TAB", label: t`Tab` },
    { id: "PIPE", label: t`Vertical bar` },
  ];
  const encodings: readonly { readonly id: CsvEncoding; readonly label: string }[] = [
    { id: "UTF_8", label: "UTF-8" },
    { id: "UTF_16", label: "UTF-16" },
    { id: "WINDOWS_1252", label: "Windows-1252" },
  ];
  const read = async (wanted: Wanted) => {
    setProblem(null);
    const isStillHere = begin();
    const delimiter = wanted.delimiter ?? file.delimiter;
    const encoding = wanted.encoding ?? file.encoding;
    const begun = await start({
      kind,
      uploadId,
      delimiter: delimiters.find(({ id }) => id === delimiter)?.id ?? null,
      encoding: encodings.find(({ id }) => id === encoding)?.id ?? null,
    });
    if (begun === undefined) return;
    if ("fieldErrors" in begun) return setProblem(mutationErrorText(begun));
    if (begun.jobId === jobId) return;
    void cancel({ id: jobId });
    if (isStillHere()) await navigate(importAddress(begun.jobId), { replace: true });
  };
  const ask = (wanted: Wanted) => leave(() => void read(wanted));
  return (
    <div className="import-reading">
      {file.format === "CSV" && (
        <>
          <Select
            label={t`Between two cells`}
            placeholder={t`Found by itself`}
            options={delimiters}
            value={file.delimiter ?? null}
            isDisabled={isStarting}
            onChange={(delimiter) => ask({ delimiter })}
          />
          <Select
            label={t`Letters are written as`}
            placeholder={t`Found by itself`}
            options={encodings}
            value={file.encoding ?? null}
            isDisabled={isStarting}
            onChange={(encoding) => ask({ encoding })}
          />
        </>
      )}
      {!isRead && (
        <Button isPending={isStarting} pendingLabel={t`Reading the file`} onPress={() => ask({})}>
          {t`Go on reading`}
        </Button>
      )}
      {problem !== null && (
        <Notice tone="danger" announce="alert">
          {problem}
        </Notice>
      )}
    </div>
  );
}
