import { graphql, useFragment } from "react-relay";
import type { OrderExport_viewer$key } from "#/__generated__/OrderExport_viewer.graphql";
import type { OrderExportMutation } from "#/__generated__/OrderExportMutation.graphql";
import { ExportButton } from "#/job/ExportButton.tsx";
import { type OrderView, orderVariables } from "./orderLists.ts";

const startOrderExport = graphql`
  mutation OrderExportMutation($input: StartOrderExportInput!) {
    startOrderExport(input: $input) {
      ... on StartOrderExportSuccess {
        job {
          id
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

interface OrderExportProps {
  readonly view: OrderView;
  readonly viewerKey: OrderExport_viewer$key;
}

/** Writes the list into a file, as its tabs, search and filters show it. */
export function OrderExport({ view, viewerKey }: OrderExportProps) {
  const viewer = useFragment(
    graphql`
      fragment OrderExport_viewer on Viewer {
        ...ExportButton_viewer
      }
    `,
    viewerKey,
  );
  return (
    <ExportButton<OrderExportMutation>
      viewerKey={viewer}
      input={(address) => {
        const { search, filter } = orderVariables(view, address);
        return { search, ...filter };
      }}
      mutation={startOrderExport}
    />
  );
}
