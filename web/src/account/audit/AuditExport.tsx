import { graphql, useFragment } from "react-relay";
import type { AuditExport_viewer$key } from "#/__generated__/AuditExport_viewer.graphql";
import type { AuditExportMutation } from "#/__generated__/AuditExportMutation.graphql";
import { StartExportButton } from "#/job/StartExportButton.tsx";
import { useChange } from "#/relay/useChange.ts";
import { auditFilterOf } from "./auditAddress.ts";

/** Has the trail written into a file, as it is filtered on the screen. */
export function AuditExport({ viewerKey }: { readonly viewerKey: AuditExport_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AuditExport_viewer on Viewer {
        ...StartExportButton_viewer
      }
    `,
    viewerKey,
  );
  const [start, isStarting] = useChange<AuditExportMutation>(graphql`
    mutation AuditExportMutation($input: StartAuditExportInput!) {
      startAuditExport(input: $input) {
        ... on StartAuditExportSuccess {
          job {
            id
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <StartExportButton
      viewerKey={viewer}
      start={(search) => start(auditFilterOf(search))}
      isStarting={isStarting}
    />
  );
}
