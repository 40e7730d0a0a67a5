import { useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment } from "react-relay";
import type { BannerActionsDeleteMutation } from "#/__generated__/BannerActionsDeleteMutation.graphql";
import type { BannerActions_banner$key } from "#/__generated__/BannerActions_banner.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { type RowAction, RowActions, stepActions } from "#/list/RowActions.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import type { RowSteps } from "#/list/useMoves.ts";
import { useChange } from "#/relay/useChange.ts";

const loadDialogs = () => import("../bannerDialogs.tsx");
const AddBanner = lazy(async () => ({ default: (await loadDialogs()).AddBanner }));
const EditBanner = lazy(async () => ({ default: (await loadDialogs()).EditBanner }));

interface BannerActionsProps {
  readonly bannerKey: BannerActions_banner$key;
  /** Undefined while the list is in an order that cannot be changed. */
  readonly steps: RowSteps | undefined;
  /** The list on the screen. */
  readonly listId: string;
  /** Whether the service keeps the switch and the days. */
  readonly hasTimes: boolean;
  /** Whether the viewer may add banners, which a duplicate is. */
  readonly mayAdd: boolean;
}

/** The end of a row: edit, and a menu with the rest. */
export function BannerActions({ bannerKey, steps, listId, hasTimes, mayAdd }: BannerActionsProps) {
  const { t } = useLingui();
  const [send] = useChange<BannerActionsDeleteMutation>(graphql`
    mutation BannerActionsDeleteMutation($input: DeleteBannerInput!) {
      deleteBanner(input: $input) {
        ... on ConflictError {
          current {
            ...BannerList_banner @alias(as: "banner")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const banner = useFragment(
    graphql`
      fragment BannerActions_banner on Banner {
        id
        slogan
        version
        viewerCanUpdate
        viewerCanDelete
        ...bannerDialogs_banner
      }
    `,
    bannerKey,
  );
  const { id, slogan, version, viewerCanUpdate, viewerCanDelete } = banner;
  const deletion = useDeletion({ id, name: slogan, version, send });
  const menu: RowAction[] = [
    ...(mayAdd ? [{ id: "duplicate", label: t`Duplicate`, icon: Copy }] : []),
    ...(viewerCanUpdate && steps ? stepActions(steps, t`Move up`, t`Move down`) : []),
    ...useActivityAction(),
    ...(viewerCanDelete ? [deletion.action] : []),
  ];
  return (
    <RowActions name={slogan} edit={viewerCanUpdate ? t`Edit ${slogan}` : undefined} menu={menu}>
      {(open, onClose) => (
        <>
          {open === "edit" && <EditBanner bannerKey={banner} hasTimes={hasTimes} onClose={onClose} />}
          {open === "duplicate" && (
            <AddBanner sourceKey={banner} listId={listId} hasTimes={hasTimes} onClose={onClose} />
          )}
          <Activity id={id} name={slogan} isOpen={open === "activity"} onClose={onClose} />
        </>
      )}
    </RowActions>
  );
}
