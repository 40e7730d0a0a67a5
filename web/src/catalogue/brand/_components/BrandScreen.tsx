import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BrandScreen_viewer$key } from "#/__generated__/BrandScreen_viewer.graphql";
import { ListPage } from "#/list/ListPage.tsx";
import { AddBrand } from "./AddBrand.tsx";
import { BrandList } from "./BrandList.tsx";

/** The page: its header with the add action, and the list. */
export function BrandScreen({ viewerKey }: { viewerKey: BrandScreen_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment BrandScreen_viewer on Viewer @throwOnFieldError {
        permissions
        brands(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
        }
        ...BrandList_viewer
      }
    `,
    viewerKey,
  );
  const { permissions, brands } = viewer;
  return (
    <ListPage
      title={t`Brand`}
      lead={t`The brands your products carry. All locations of your company share them.`}
      action={permissions.includes("BRAND_CREATE") && brands && <AddBrand listId={brands.__id} />}
    >
      <BrandList viewerKey={viewer} />
    </ListPage>
  );
}
