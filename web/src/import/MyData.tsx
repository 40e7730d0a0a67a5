import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { MyDataMutation } from "#/__generated__/MyDataMutation.graphql";
import type { MyData_viewer$key } from "#/__generated__/MyData_viewer.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import { type InputOf, useChange } from "#/relay/useChange.ts";
import { Button } from "#/ui/Button.tsx";
import { MyDataFile } from "./MyDataFile.tsx";

interface MyDataProps {
  readonly viewerKey: MyData_viewer$key;
  readonly list: InputOf<MyDataMutation>["list"];
}

/** A list as a file that can be read in again: it is written, and then comes by itself. */
export function MyData({ viewerKey, list }: MyDataProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const touches = touchesOf(useRelayEnvironment());
  const [jobId, setJobId] = useState<string | null>(null);
  const { offeredAreas } = useFragment(
    graphql`
      fragment MyData_viewer on Viewer {
        offeredAreas
      }
    `,
    viewerKey,
  );
  const [start, isStarting] = useChange<MyDataMutation, { readonly started: string | null }>(
    graphql`
      mutation MyDataMutation($input: StartExportInput!) {
        startExport(input: $input) {
          ... on StartExportSuccess {
            job {
              id
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ job }) => ({ started: job?.id ?? null }) },
  );
  if (!offeredAreas.includes("EXPORTS")) return null;
  const begin = async () => {
    const answer = await start({ list });
    if (answer === undefined) return;
    touches.tell(jobKind, { change: "many" });
    if ("started" in answer) setJobId(answer.started);
    else notifier.failure(answer.formError ?? t`The export could not be started.`, answer.cause);
  };
  return (
    <>
      <Button
        icon={Download}
        isPending={isStarting}
        pendingLabel={t`Starting the export`}
        onPress={() => void begin()}
      >
        {t`Download with my data`}
      </Button>
      {jobId !== null && <MyDataFile key={jobId} jobId={jobId} />}
    </>
  );
}
