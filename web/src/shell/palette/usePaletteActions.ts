import { useLingui } from "@lingui/react/macro";
import {
  FileDiff,
  FolderPlus,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  PackagePlus,
  Palette,
  ReceiptText,
  Sun,
} from "lucide-react";
import { addresses, nextReviewAddress } from "#/app/addresses.ts";
import type { IconShape } from "#/ui/Icon.tsx";
import { chooseTheme } from "#/customizer/appearance.ts";

/** Something the palette can do. */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly run: () => void;
}

/** A page of the account, or beside it. */
export interface AccountPage {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly href: string;
}

interface PaletteActionsContext {
  readonly permissions: readonly string[];
  readonly newProduct: string | null;
  readonly isOwner: boolean;
  readonly goTo: (path: string) => void;
  readonly showShortcuts: () => void;
  readonly showCustomizer: () => void;
  /** What the account menu leads to. */
  readonly accountPages: readonly AccountPage[];
}

/** What the palette can do for somebody with these permissions, the most frequent first. */
export function usePaletteActions(context: PaletteActionsContext): PaletteAction[] {
  const { t } = useLingui();
  const { permissions, accountPages, newProduct, isOwner, goTo, showShortcuts, showCustomizer } = context;
  const going = (id: string, label: string, icon: IconShape, path: string): PaletteAction => ({
    id,
    label,
    icon,
    run: () => goTo(path),
  });
  return [
    ...(newProduct === null ? [] : [going("add-a-product", t`Add a product`, PackagePlus, newProduct)]),
    ...(permissions.includes("PRODUCT_APPROVE")
      ? [going("review", t`Review products`, FileDiff, nextReviewAddress)]
      : []),
    ...(permissions.includes("CATEGORY_CREATE")
      ? [going("add-a-category", t`Add a category`, FolderPlus, addresses.categories[1])]
      : []),
    // The menu of a location's people has two links and no more.
    ...(!isOwner && permissions.includes("ORDER_READ")
      ? [going("orders", t`Pending Orders`, ReceiptText, addresses.pendingOrders)]
      : []),
    { id: "light", label: t`Light colours`, icon: Sun, run: () => chooseTheme("light") },
    { id: "dark", label: t`Dark colours`, icon: Moon, run: () => chooseTheme("dark") },
    { id: "system", label: t`Colours as the system`, icon: Monitor, run: () => chooseTheme("system") },
    { id: "customizer", label: t`Theme customizer`, icon: Palette, run: showCustomizer },
    { id: "shortcuts", label: t`Keyboard shortcuts`, icon: Keyboard, run: showShortcuts },
    ...accountPages.map(({ id, label, icon, href }) => going(id, label, icon, href)),
    going("sign-out", t`Sign out`, LogOut, addresses.signOut),
  ];
}
