import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExportButton_viewer$key } from "#/__generated__/ExportButton_viewer.graphql";
import { Button } from "#/ui/Button.tsx";
import type { ListExports } from "./listExport.ts";
import "./exportButton.css";

const ExportDialog = lazy(() => import("./ExportDialog.tsx"));

interface ExportButtonProps {
  readonly viewerKey: ExportButton_viewer$key;
  readonly list: ListExports;
}

/** Has a list written into a file, as it is searched, filtered and sorted on the screen. */
export function ExportButton({ viewerKey, list }: ExportButtonProps) {
  const { t } = useLingui();
  const { offeredAreas } = useFragment(
    graphql`
      fragment ExportButton_viewer on Viewer {
        offeredAreas
      }
    `,
    viewerKey,
  );
  const [isOpen, setIsOpen] = useState(false);
  if (!offeredAreas.includes("EXPORTS")) return null;
  return (
    <>
      <Button icon={Download} onPress={() => setIsOpen(true)}>
        <span className="job-export-text">{t`Export`}</span>
      </Button>
      <Suspense>{isOpen && <ExportDialog list={list} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
