import { useLingui } from "@lingui/react/macro";
import { CirclePause, CirclePlay, EllipsisVertical, Mail, Package, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SellerActions_seller$key } from "#/__generated__/SellerActions_seller.graphql";
import { addresses } from "#/app/addresses.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu, type MenuAction } from "#/ui/Menu.tsx";
import { useSellerStatus } from "../useSellerStatus.ts";
import { DeleteSeller } from "./DeleteSeller.tsx";
import { EditSeller } from "./EditSeller.tsx";
import { SuspendSeller } from "./SuspendSeller.tsx";

interface SellerActionsProps {
  readonly sellerKey: SellerActions_seller$key;
  /** The list on the screen. */
  readonly listId: string;
}

/** The end of a row: edit, and a menu with the rest. */
export function SellerActions({ sellerKey, listId }: SellerActionsProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<"suspend" | "delete">();
  const { activate, inviteAgain } = useSellerStatus();
  const seller = useFragment(
    graphql`
      fragment SellerActions_seller on Seller @throwOnFieldError {
        id
        name
        status
        suspendedReason
        viewerCanUpdate
        viewerCanDelete
        ...EditSeller_seller
        ...SuspendSeller_seller
        ...DeleteSeller_seller
      }
    `,
    sellerKey,
  );
  const { id, name, status, suspendedReason, viewerCanUpdate, viewerCanDelete } = seller;
  const isSuspended = status === "SUSPENDED";
  const items: MenuAction[] = [
    {
      id: "products",
      label: t`Open products`,
      icon: Package,
      href: `${addresses.products}?${new URLSearchParams({ seller: id })}`,
    },
    ...(viewerCanUpdate && status === "INVITED"
      ? [{ id: "invite", label: t`Send the invitation again`, icon: Mail }]
      : []),
    ...(viewerCanUpdate && isSuspended
      ? [
          {
            id: "activate",
            label: t`Activate`,
            icon: CirclePlay,
            ...(suspendedReason && { description: t`Suspended: ${suspendedReason}` }),
          },
        ]
      : []),
    ...(viewerCanUpdate && !isSuspended ? [{ id: "suspend", label: t`Suspend`, icon: CirclePause }] : []),
    ...(viewerCanDelete ? [{ id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true }] : []),
  ];
  const act = (action: string) => {
    if (action === "invite") void inviteAgain(id, name);
    if (action === "activate") void activate(id, name);
    if (action === "suspend" || action === "delete") setAsking(action);
  };
  const close = () => setAsking(undefined);
  return (
    <span className="row-actions">
      {viewerCanUpdate && <EditSeller sellerKey={seller} />}
      <Menu
        trigger={<IconButton icon={EllipsisVertical} size="small" label={t`More for ${name}`} />}
        items={items}
        onAction={act}
      />
      {asking === "suspend" && <SuspendSeller sellerKey={seller} onClose={close} />}
      {asking === "delete" && <DeleteSeller sellerKey={seller} listId={listId} onClose={close} />}
    </span>
  );
}
