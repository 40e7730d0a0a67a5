import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CollectionScreen_viewer$key } from "#/__generated__/CollectionScreen_viewer.graphql";
import { ListPage } from "#/list/ListPage.tsx";
import { AddCollection } from "./AddCollection.tsx";
import { CollectionList } from "./CollectionList.tsx";

/** The page: its header with the add action, and the list. */
export function CollectionScreen({ viewerKey }: { viewerKey: CollectionScreen_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment CollectionScreen_viewer on Viewer {
        ...AddCollection_viewer
        ...CollectionList_viewer
      }
    `,
    viewerKey,
  );
  return (
    <ListPage
      title={t`Collections`}
      lead={t`Sets of products that belong together on your storefront, such as a season or an occasion.`}
      action={<AddCollection viewerKey={viewer} />}
    >
      <CollectionList viewerKey={viewer} />
    </ListPage>
  );
}
