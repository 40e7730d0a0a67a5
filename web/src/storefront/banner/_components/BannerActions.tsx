import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Copy, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BannerActions_banner$key } from "#/__generated__/BannerActions_banner.graphql";
import { useDeletion } from "#/list/useDeletion.tsx";
import type { RowSteps } from "#/list/useMoves.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu, type MenuAction } from "#/ui/Menu.tsx";
import { useDeleteBanner } from "../bannerMutations.ts";

const AddBannerDialog = lazy(() => import("./AddBannerDialog.tsx"));
const EditBannerDialog = lazy(() => import("./EditBannerDialog.tsx"));

interface BannerActionsProps {
  readonly bannerKey: BannerActions_banner$key;
  /** Undefined while the list is in an order that cannot be changed. */
  readonly steps: RowSteps | undefined;
  /** The list on the screen. */
  readonly listId: string;
}

/** The end of a row: edit, and a menu with the rest. */
export function BannerActions({ bannerKey, steps, listId }: BannerActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<string>();
  const [send] = useDeleteBanner();
  const banner = useFragment(
    graphql`
      fragment BannerActions_banner on Banner {
        id
        slogan
        viewerCanUpdate
        viewerCanDelete
        ...AddBannerDialog_banner
        ...EditBannerDialog_banner
      }
    `,
    bannerKey,
  );
  const { slogan, viewerCanUpdate, viewerCanDelete } = banner;
  const deletion = useDeletion({ id: banner.id, name: slogan, send });
  const items: MenuAction[] = [
    ...(viewerCanUpdate ? [{ id: "duplicate", label: t`Duplicate`, icon: Copy }] : []),
    ...(viewerCanUpdate && steps
      ? [
          { id: "earlier", label: t`Move up`, icon: ArrowUp, isDisabled: !steps.earlier },
          { id: "later", label: t`Move down`, icon: ArrowDown, isDisabled: !steps.later },
        ]
      : []),
    ...(viewerCanDelete ? [{ id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true }] : []),
  ];
  const act = (id: string) => {
    if (id === "earlier") steps?.earlier?.();
    else if (id === "later") steps?.later?.();
    else if (id === "delete") deletion.start();
    else setOpen(id);
  };
  const close = () => setOpen(undefined);
  return (
    <span className="row-actions">
      {viewerCanUpdate && (
        <IconButton icon={Pencil} size="small" label={t`Edit ${slogan}`} onPress={() => setOpen("edit")} />
      )}
      {items.length > 0 && (
        <Menu
          trigger={<IconButton icon={EllipsisVertical} size="small" label={t`More for ${slogan}`} />}
          items={items}
          onAction={act}
        />
      )}
      <Suspense fallback={null}>
        {open === "edit" && <EditBannerDialog bannerKey={banner} onClose={close} />}
        {open === "duplicate" && <AddBannerDialog sourceKey={banner} listId={listId} onClose={close} />}
      </Suspense>
    </span>
  );
}
