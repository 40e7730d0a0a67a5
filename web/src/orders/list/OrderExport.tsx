import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OrderExport_viewer$key } from "#/__generated__/OrderExport_viewer.graphql";
import { ExportButton } from "#/job/ExportButton.tsx";
import { wholeList } from "#/job/wholeList.ts";
import { type OrderView, orderVariables } from "./orderLists.ts";

interface OrderExportProps {
  readonly view: OrderView;
  readonly viewerKey: OrderExport_viewer$key;
}

/** Writes the list into a file, or what is in it and was issued for it, as its tabs, search and filters show it. */
export function OrderExport({ view, viewerKey }: OrderExportProps) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment OrderExport_viewer on Viewer {
        ...ExportButton_viewer
      }
    `,
    viewerKey,
  );
  const shown = (search: URLSearchParams, ids: readonly string[] | null) =>
    wholeList(orderVariables(view, search), ids);
  return (
    <ExportButton
      viewerKey={viewer}
      list={{
        [t`Orders`]: (search, ids) => ({ fulfilments: shown(search, ids) }),
        [t`Lines of orders`]: (search, ids) => ({ orderLines: shown(search, ids) }),
        [t`Invoices and credit notes`]: (search, ids) => ({ taxDocuments: shown(search, ids) }),
      }}
    />
  );
}
