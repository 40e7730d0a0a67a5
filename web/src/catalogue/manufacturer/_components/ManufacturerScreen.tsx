import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ManufacturerScreen_filter$key } from "#/__generated__/ManufacturerScreen_filter.graphql";
import type { ManufacturerScreen_viewer$key } from "#/__generated__/ManufacturerScreen_viewer.graphql";
import { ListPage } from "#/list/ListPage.tsx";
import { AddManufacturer } from "./AddManufacturer.tsx";
import { ManufacturerList } from "./ManufacturerList.tsx";

interface ManufacturerScreenProps {
  readonly viewerKey: ManufacturerScreen_viewer$key;
  /** The location that the list is narrowed to. */
  readonly filterKey: ManufacturerScreen_filter$key | null;
}

/** The page: its header with the add action, and the list. */
export function ManufacturerScreen({ viewerKey, filterKey }: ManufacturerScreenProps) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ManufacturerScreen_viewer on Viewer @throwOnFieldError {
        permissions
        manufacturers(
          sellerId: $sellerId
          search: $search
          orderBy: $orderBy
          first: $first
          offset: $offset
        ) {
          __id
        }
        ...ManufacturerList_viewer
      }
    `,
    viewerKey,
  );
  const filter = useFragment(
    graphql`
      fragment ManufacturerScreen_filter on Node {
        ... on Seller {
          id
          name
        }
      }
    `,
    filterKey,
  );
  const { permissions, manufacturers } = viewer;
  const seller = filter?.id && filter.name ? { id: filter.id, label: filter.name } : null;
  const hasSellers = permissions.includes("SELLER_READ");
  return (
    <ListPage
      title={t`Manufacturer`}
      lead={
        hasSellers
          ? t`Who makes what you sell. Each location keeps its own.`
          : t`Who makes what your location sells.`
      }
      action={
        permissions.includes("MANUFACTURER_CREATE") &&
        manufacturers && (
          <AddManufacturer listId={manufacturers.__id} hasSellers={hasSellers} seller={seller} />
        )
      }
    >
      <ManufacturerList viewerKey={viewer} hasSellers={hasSellers} seller={seller} />
    </ListPage>
  );
}
