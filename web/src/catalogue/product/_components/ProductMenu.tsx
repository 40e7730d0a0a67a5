import { useLingui } from "@lingui/react/macro";
import { Ban, CircleCheck, Copy, FileDiff, Pencil, Send, Trash2, Undo2 } from "lucide-react";
import { useRef } from "react";
import type { ProductAction, ProductStatus } from "#/__generated__/useProductActions_product.graphql";
import type { MenuAction } from "#/ui/Menu.tsx";
import { MoreMenu } from "#/ui/MoreMenu.tsx";
import { productReviewAddress } from "#/app/addresses.ts";
import { editAddress, type WizardStep } from "../wizardAddress.ts";
import { useActionName } from "../useActionName.ts";

/** The drawing of each action; what has none here is not offered. */
const actionIcons = {
  SUBMIT: Send,
  ENABLE: CircleCheck,
  RETURN: Undo2,
  DISABLE: Ban,
  DUPLICATE: Copy,
  DELETE: Trash2,
} as const;

type KnownAction = keyof typeof actionIcons;

function isKnown(action: ProductAction): action is KnownAction {
  return action in actionIcons;
}

interface ProductMenuProps {
  readonly id: string;
  readonly name: string;
  readonly status: ProductStatus;
  /** Where Edit leads; undefined leaves it out. */
  readonly editStep: WizardStep | undefined;
  readonly actions: readonly ProductAction[];
  readonly start: (action: ProductAction, opener: HTMLElement | null) => void;
}

/** What can be done with a product, behind three dots. Nothing is drawn when that is nothing. */
export function ProductMenu({ id, name, status, editStep, actions, start }: ProductMenuProps) {
  const { t } = useLingui();
  const actionName = useActionName();
  const anchor = useRef<HTMLSpanElement>(null);
  const known = actions.filter(isKnown);
  const items: MenuAction[] = [
    // Whoever may return it decides, and looks at what has changed first.
    ...(known.includes("RETURN")
      ? [{ id: "REVIEW", label: t`Review`, icon: FileDiff, href: productReviewAddress(id) }]
      : []),
    ...(editStep === undefined
      ? []
      : [{ id: "EDIT", label: t`Edit`, icon: Pencil, href: editAddress(id, editStep) }]),
    ...known.map((action) => ({
      id: action,
      label: actionName(action, status),
      icon: actionIcons[action],
      isDangerous: action === "DELETE",
    })),
  ];
  if (items.length === 0) return null;
  return (
    <span ref={anchor} className="product-menu">
      <MoreMenu
        label={t`More for ${name}`}
        items={items}
        onAction={(chosen) => {
          const action = known.find((one) => one === chosen);
          if (action) start(action, anchor.current?.querySelector("button") ?? null);
        }}
      />
    </span>
  );
}
