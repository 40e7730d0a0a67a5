import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { ExportButton_viewer$key } from "#/__generated__/ExportButton_viewer.graphql";
import type { ExportedListInput } from "#/__generated__/useStartExportMutation.graphql";
import { addresses } from "#/app/addresses.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { useStartExport } from "./useStartExport.ts";
import "./exportButton.css";

/** A list as the page's address has it. */
export type ListExport = (search: URLSearchParams) => ExportedListInput;

interface ExportButtonProps {
  readonly viewerKey: ExportButton_viewer$key;
  /** The list, or those that the same records can be written as, each with its name. */
  readonly list: ListExport | Readonly<Record<string, ListExport>>;
}

/** Has the whole list written into a file, as it is searched, filtered and sorted on the screen. */
export function ExportButton({ viewerKey, list }: ExportButtonProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { offeredAreas } = useFragment(
    graphql`
      fragment ExportButton_viewer on Viewer {
        offeredAreas
      }
    `,
    viewerKey,
  );
  const [start, isStarting] = useStartExport();
  if (!offeredAreas.includes("EXPORTS")) return null;
  const begin = async (wanted: ListExport) => {
    if ((await start(wanted(search))) === undefined) return;
    notifier.offer({
      title: t`The export has begun. Closing this tab stops nothing.`,
      label: t`Show jobs`,
      onAccept: () => void navigate(addresses.jobs),
      onGone: () => undefined,
    });
  };
  const button = {
    icon: Download,
    isPending: isStarting,
    pendingLabel: t`Starting the export`,
    children: <span className="job-export-text">{t`Export`}</span>,
  };
  if (typeof list === "function") return <Button {...button} onPress={() => void begin(list)} />;
  return (
    <Menu
      trigger={<Button {...button} />}
      items={Object.entries(list).map(([name, wanted]) => ({
        id: name,
        label: name,
        onAction: () => void begin(wanted),
      }))}
    />
  );
}
