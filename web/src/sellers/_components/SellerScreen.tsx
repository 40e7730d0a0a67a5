import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SellerScreen_viewer$key } from "#/__generated__/SellerScreen_viewer.graphql";
import { ListPage } from "#/list/ListPage.tsx";
import { AddSeller } from "./AddSeller.tsx";
import { SellerList } from "./SellerList.tsx";

/** The page: its header with the add action, and the list. */
export function SellerScreen({ viewerKey }: { viewerKey: SellerScreen_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment SellerScreen_viewer on Viewer @throwOnFieldError {
        ...SellerList_viewer
        ...AddSeller_viewer
      }
    `,
    viewerKey,
  );
  return (
    <ListPage
      title={t`Storage Location`}
      lead={t`The warehouses and stores that sell under your company. Open one to see its products.`}
      action={<AddSeller viewerKey={viewer} />}
    >
      <SellerList viewerKey={viewer} />
    </ListPage>
  );
}
