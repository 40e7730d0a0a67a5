import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Image } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment } from "react-relay";
import type { BannerListMoveMutation } from "#/__generated__/BannerListMoveMutation.graphql";
import type { BannerList_banner$key } from "#/__generated__/BannerList_banner.graphql";
import type { BannerList_viewer$key } from "#/__generated__/BannerList_viewer.graphql";
import { AddButton } from "#/form/AddButton.tsx";
import { TextCell } from "#/list/cells.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { wholeList } from "#/job/wholeList.ts";
import { listVariables } from "#/list/listAddress.ts";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { OrderCell } from "#/list/OrderCell.tsx";
import { positionOfDrop } from "#/list/position.ts";
import { type RowSteps, useMoves } from "#/list/useMoves.ts";
import { useListAddress, useFilterKey } from "#/list/useListAddress.ts";
import { useChange } from "#/relay/useChange.ts";
import { Truncate } from "#/ui/Truncate.tsx";
import { useRowReorder } from "#/ui/useRowReorder.tsx";
import { bannerRules } from "../bannerList.ts";
import { BannerActions } from "./BannerActions.tsx";
import { BannerStatus } from "./BannerStatus.tsx";
import "./banner.css";

const loadDialogs = () => import("../bannerDialogs.tsx");
const AddBanner = lazy(async () => ({ default: (await loadDialogs()).AddBanner }));

interface Facts {
  readonly mayAdd: boolean;
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
  /** The list that loses the row when it is deleted. */
  readonly listId: string;
  /** Whether the service keeps the switch and the days of banners. */
  readonly hasTimes: boolean;
  /** Undefined while the list is in an order that cannot be changed. */
  readonly stepsOf: (id: string) => RowSteps | undefined;
}

/** The list of banners: its columns and words. */
export const bannerList: ListDeclaration<BannerList_banner$key, Facts> = {
  id: "banners",
  rules: bannerRules,
  row: graphql`
    fragment BannerList_banner on Banner {
      id
      slogan
      buttonText
      order
      thumbnailUrl
      category {
        name
        path {
          name
        }
      }
      ...BannerStatus_banner
      ...BannerActions_banner
    }
  `,
  columns: [
    {
      id: "order",
      header: msg`Order ID`,
      width: 108,
      cell: ({ id, slogan, order }, { mayUpdate, stepsOf }) => (
        <OrderCell name={slogan} order={order} hasHandle={mayUpdate} isMovable={stepsOf(id) !== undefined} />
      ),
    },
    {
      id: "slogan",
      header: msg`Banner`,
      isName: true,
      minWidth: 256,
      cell: ({ slogan, thumbnailUrl }) => (
        <span className="banner-name">
          {thumbnailUrl ? (
            // Decorative: the slogan stands beside it.
            <img className="banner-thumbnail" src={thumbnailUrl} alt="" loading="lazy" />
          ) : (
            <span className="banner-thumbnail" />
          )}
          <Truncate>{slogan}</Truncate>
        </span>
      ),
    },
    {
      id: "category",
      header: msg`Leads to`,
      width: 220,
      isMuted: true,
      cell: ({ category }) =>
        category ? (
          <TextCell>{category.path?.map(({ name }) => name).join(" › ") || category.name}</TextCell>
        ) : (
          <Trans>The category is gone</Trans>
        ),
    },
    {
      id: "button",
      header: msg`Button`,
      width: 148,
      isMuted: true,
      cell: ({ buttonText }) => <Truncate>{buttonText}</Truncate>,
    },
    {
      id: "state",
      header: msg`Status`,
      width: 128,
      cell: (banner) => <BannerStatus bannerKey={banner} />,
    },
  ],
  actions: {
    width: 116,
    isShown: ({ mayAdd, mayUpdate, mayDelete }) => mayAdd || mayUpdate || mayDelete,
    cell: (banner, { stepsOf, listId, hasTimes, mayAdd }) => (
      <BannerActions bannerKey={banner} steps={stepsOf(banner.id)} {...{ listId, hasTimes, mayAdd }} />
    ),
  },
  icon: Image,
  texts: {
    title: msg`Banner`,
    table: msg`Banners`,
    lead: msg`The images that greet customers on your storefront, in the order they come.`,
    loading: msg`Loading banners`,
    search: msg`Search banners`,
    pages: msg`Pages of banners`,
    count: (banners) => <Plural value={banners.totalCount} one="# banner" other="# banners" />,
    nothingYet: {
      title: msg`No banners yet`,
      text: msg`A banner is a large image with a slogan and a button that leads to a category. Add the first one to begin.`,
    },
    nothingMatches: {
      title: msg`No banner matches`,
      text: msg`Try another word, or show all banners again.`,
      showAll: msg`Show all banners`,
    },
  },
};

const exported: ListExport = (search, ids) => ({
  banners: wholeList(listVariables(search, bannerRules), ids),
});

/** The banners of the storefront, which can be dragged into another order while they stand in theirs. */
export function BannerList({ viewerKey }: { viewerKey: BannerList_viewer$key }) {
  const { t } = useLingui();
  const [{ sort }] = useListAddress(bannerRules);
  const [filterKey] = useFilterKey(bannerRules);
  const viewer = useFragment(
    graphql`
      fragment BannerList_viewer on Viewer @throwOnFieldError {
        permissions
        offeredAreas
        ...ExportButton_viewer
        banners(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              databaseId
              order
              slogan
              ...BannerList_banner
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { permissions, offeredAreas, banners } = viewer;
  const nodes = banners.edges.map(({ node }) => node);
  const inOrder = nodes.toSorted(
    (one, other) => one.order - other.order || Number(one.databaseId) - Number(other.databaseId),
  );
  const isReversed = sort?.direction === "desc";
  const isBySlogan = sort?.column === "slogan";
  const hasTimes = offeredAreas.includes("BANNER_TIMES");
  const mayAdd = permissions.includes("BANNER_CREATE");
  const mayUpdate = permissions.includes("BANNER_UPDATE");
  // Among rows that a search has picked out, the neighbours on the screen are not those of the storefront.
  const isMovable = mayUpdate && !isBySlogan && filterKey === "";
  const [send] = useChange<BannerListMoveMutation>(graphql`
    mutation BannerListMoveMutation($input: MoveBannerInput!) {
      moveBanner(input: $input) {
        ... on MoveBannerSuccess {
          moved {
            id
            order
            version
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const { move, step } = useMoves(inOrder, send, ({ slogan: name }) => t`${name} has moved`);
  const reorder = useRowReorder({
    isEnabled: isMovable,
    nameOf: (id) => nodes.find((node) => node.id === id)?.slogan ?? "",
    onDrop: (id, drop) => void move(id, positionOfDrop(drop, isReversed)),
  });
  const shown = isBySlogan ? nodes : isReversed ? inOrder.toReversed() : inOrder;
  return (
    <ListScreen
      list={bannerList}
      facts={{
        mayAdd,
        mayUpdate,
        mayDelete: permissions.includes("BANNER_DELETE"),
        listId: banners.__id,
        hasTimes,
        stepsOf: (id) =>
          isMovable
            ? { earlier: step(id, isReversed ? 1 : -1), later: step(id, isReversed ? -1 : 1) }
            : undefined,
      }}
      totalCount={banners.totalCount}
      rows={shown.map((node) => ({ id: node.id, name: node.slogan, key: node }))}
      action={
        <>
          <ExportButton viewerKey={viewer} list={exported} />
          {mayAdd && (
            <AddButton label={t`Add banner`} load={loadDialogs}>
              {(onClose) => (
                <AddBanner sourceKey={null} listId={banners.__id} hasTimes={hasTimes} onClose={onClose} />
              )}
            </AddButton>
          )}
        </>
      }
      {...(mayUpdate && { reorder })}
    />
  );
}
