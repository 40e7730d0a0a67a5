import { useLingui } from "@lingui/react/macro";
import { Upload } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ImportButton_viewer$key } from "#/__generated__/ImportButton_viewer.graphql";
import { newImportAddress } from "#/app/addresses.ts";
import { useMay } from "#/app/PermissionsContext.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import "#/job/exportButton.css";
import type { ImportKind } from "./importKinds.ts";

interface ImportButtonProps {
  readonly viewerKey: ImportButton_viewer$key;
  /** What the list has. */
  readonly kind: ImportKind;
}

/** The way to read a file into the list, for who may. */
export function ImportButton({ viewerKey, kind }: ImportButtonProps) {
  const { t } = useLingui();
  const mayImport = useMay("IMPORT_CREATE");
  const { offeredAreas } = useFragment(
    graphql`
      fragment ImportButton_viewer on Viewer {
        offeredAreas
      }
    `,
    viewerKey,
  );
  if (!mayImport || !offeredAreas.includes("EXPORTS")) return null;
  return (
    <LinkButton href={newImportAddress(kind)} icon={Upload}>
      <span className="job-export-text">{t`Import`}</span>
    </LinkButton>
  );
}
