import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MyData_viewer$key } from "#/__generated__/MyData_viewer.graphql";
import type { ExportedListInput } from "#/__generated__/useStartExportMutation.graphql";
import { useStartExport } from "#/job/useStartExport.ts";
import { Button } from "#/ui/Button.tsx";
import { MyDataFile } from "./MyDataFile.tsx";

interface MyDataProps {
  readonly viewerKey: MyData_viewer$key;
  readonly list: ExportedListInput;
}

/** A list as a file that can be read in again: it is written, and then comes by itself. */
export function MyData({ viewerKey, list }: MyDataProps) {
  const { t } = useLingui();
  const [jobId, setJobId] = useState<string | null>(null);
  const { offeredAreas } = useFragment(
    graphql`
      fragment MyData_viewer on Viewer {
        offeredAreas
      }
    `,
    viewerKey,
  );
  const [start, isStarting] = useStartExport();
  if (!offeredAreas.includes("EXPORTS")) return null;
  const begin = async () => {
    const started = await start(list);
    if (started !== undefined) setJobId(started);
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
