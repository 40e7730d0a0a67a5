import { graphql, useFragment } from "react-relay";
import type { AuditExport_viewer$key } from "#/__generated__/AuditExport_viewer.graphql";
import type { AuditExportMutation } from "#/__generated__/AuditExportMutation.graphql";
import { ExportButton } from "#/job/ExportButton.tsx";
import { auditFilterOf } from "./auditAddress.ts";

const startAuditExport = graphql`
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
`;

/** Has the trail written into a file, as it is filtered on the screen. */
export function AuditExport({ viewerKey }: { readonly viewerKey: AuditExport_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AuditExport_viewer on Viewer {
        ...ExportButton_viewer
      }
    `,
    viewerKey,
  );
  return (
    <ExportButton<AuditExportMutation> viewerKey={viewer} input={auditFilterOf} mutation={startAuditExport} />
  );
}
