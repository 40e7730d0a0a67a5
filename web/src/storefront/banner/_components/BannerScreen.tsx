import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BannerScreen_viewer$key } from "#/__generated__/BannerScreen_viewer.graphql";
import { ListPage } from "#/list/ListPage.tsx";
import { AddBanner } from "./AddBanner.tsx";
import { BannerList } from "./BannerList.tsx";

/** The page: its header with the add action, and the list. */
export function BannerScreen({ viewerKey }: { viewerKey: BannerScreen_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment BannerScreen_viewer on Viewer {
        ...AddBanner_viewer
        ...BannerList_viewer
      }
    `,
    viewerKey,
  );
  return (
    <ListPage
      title={t`Banner`}
      lead={t`The pictures that greet customers on your storefront, in the order they come.`}
      action={<AddBanner viewerKey={viewer} />}
    >
      <BannerList viewerKey={viewer} />
    </ListPage>
  );
}
