import { graphql, useFragment } from "react-relay";
import type { ExportButtonMutation, StartExportInput } from "#/__generated__/ExportButtonMutation.graphql";
import type { ExportButton_viewer$key } from "#/__generated__/ExportButton_viewer.graphql";
import { useChange } from "#/relay/useChange.ts";
import { StartExportButton } from "./StartExportButton.tsx";

interface ExportButtonProps {
  readonly viewerKey: ExportButton_viewer$key;
  /** The list as the page's address has it. */
  readonly input: (search: URLSearchParams) => StartExportInput;
}

/** Has the whole list written into a file, as it is searched and filtered on the screen. */
export function ExportButton({ viewerKey, input }: ExportButtonProps) {
  const viewer = useFragment(
    graphql`
      fragment ExportButton_viewer on Viewer {
        ...StartExportButton_viewer
      }
    `,
    viewerKey,
  );
  const [start, isStarting] = useChange<ExportButtonMutation>(graphql`
    mutation ExportButtonMutation($input: StartExportInput!) {
      startExport(input: $input) {
        ... on StartExportSuccess {
          job {
            id
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <StartExportButton viewerKey={viewer} start={(search) => start(input(search))} isStarting={isStarting} />
  );
}
