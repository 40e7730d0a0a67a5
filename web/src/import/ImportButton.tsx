import { useLingui } from "@lingui/react/macro";
import { Upload } from "lucide-react";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportButton_viewer$key } from "#/__generated__/ImportButton_viewer.graphql";
import { newImportAddress } from "#/app/addresses.ts";
import { PermissionsContext, useMay } from "#/app/PermissionsContext.ts";
import { ListMode } from "#/list/ListMode.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import "#/job/exportButton.css";
import { type ImportKind, importKindsFor } from "./importKinds.ts";

interface ImportButtonProps {
  readonly viewerKey: ImportButton_viewer$key;
  /** What the list has. */
  readonly kind: ImportKind;
  /** What the button says, where it is not "Import". */
  readonly label?: string;
}

/** The way to read a file into the list, for who may. */
export function ImportButton({ viewerKey, kind, label }: ImportButtonProps) {
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
  const permissions = use(PermissionsContext);
  // A list that is a part of another page leads nowhere else.
  const isPage = use(ListMode) === "page";
  if (
    !isPage ||
    !mayImport ||
    !importKindsFor(permissions).includes(kind) ||
    !offeredAreas.includes("EXPORTS")
  )
    return null;
  return (
    <LinkButton href={newImportAddress(kind)} icon={Upload}>
      <span className="job-export-text">{label ?? t`Import`}</span>
    </LinkButton>
  );
}
