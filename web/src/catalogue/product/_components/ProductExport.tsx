import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductExport_viewer$key } from "#/__generated__/ProductExport_viewer.graphql";
import { ExportButton } from "#/job/ExportButton.tsx";
import { wholeList } from "#/job/wholeList.ts";
import type { productVariables } from "../productList.ts";

interface ProductExportProps {
  readonly viewerKey: ProductExport_viewer$key;
  /** What the page's address asks for. */
  readonly variables: (
    search: URLSearchParams,
  ) => Pick<ReturnType<typeof productVariables>, "search" | "filter" | "orderBy">;
}

/** Writes products into a file, or their variants, as the list shows them. */
export function ProductExport({ viewerKey, variables }: ProductExportProps) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ProductExport_viewer on Viewer {
        ...ExportButton_viewer
      }
    `,
    viewerKey,
  );
  return (
    <ExportButton
      viewerKey={viewer}
      list={{
        [t`Products`]: (search, ids) => ({ products: wholeList(variables(search), ids) }),
        [t`Variants`]: (search, ids) => ({ variants: wholeList(variables(search), ids) }),
      }}
    />
  );
}
