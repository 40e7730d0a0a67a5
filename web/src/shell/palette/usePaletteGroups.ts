import { useLingui } from "@lingui/react/macro";
import { Award, Clock, Package, ReceiptText, Tags, Warehouse } from "lucide-react";
import type { IconShape } from "#/ui/Icon.tsx";
import type { Option, OptionGroup } from "#/ui/OptionList.tsx";
import { linksOf, type MenuEntry } from "#/menu/menuEntry.ts";
import { searchMenu } from "../menuSearch.ts";
import type { PaletteAction } from "./usePaletteActions.ts";
import type { RecentRoute } from "./recentRoutes.ts";
import type { FoundRecord, RecordKind } from "./recordSearch.ts";

const icons: Readonly<Record<RecordKind, IconShape>> = {
  product: Package,
  order: ReceiptText,
  category: Tags,
  brand: Award,
  seller: Warehouse,
};

interface PaletteContent {
  readonly text: string;
  readonly menu: readonly MenuEntry<string>[];
  readonly actions: readonly PaletteAction[];
  readonly records: readonly FoundRecord[];
  readonly recent: readonly RecentRoute[];
}

/** An option of the palette, and what taking it does: go somewhere or run an action. */
export interface PaletteOption extends Option {
  readonly href?: string;
  /** The entry of the menu that it is. */
  readonly linkId?: string;
  readonly run?: () => void;
}

export interface PaletteGroup extends OptionGroup {
  readonly options: readonly PaletteOption[];
}

/** What the palette offers: for a text the entries of the menu first, then actions and records; without one where somebody was. */
export function usePaletteGroups({ text, menu, actions, records, recent }: PaletteContent): PaletteGroup[] {
  const { t } = useLingui();
  const wanted = text.trim().toLowerCase();
  const screens = (wanted === "" ? linksOf(menu) : searchMenu(menu, text)).filter(
    ({ link }) => link.type === "link",
  );
  const kinds: Readonly<Record<RecordKind, string>> = {
    product: t`Products`,
    order: t`Orders`,
    category: t`Categories`,
    brand: t`Brand`,
    seller: t`Storage Location`,
  };
  const goTo: PaletteGroup = {
    id: "screens",
    title: t`Go to`,
    options: screens.map(({ link, groups: [group] }) => ({
      id: `screen ${link.id}`,
      label: link.title,
      detail: group?.title,
      icon: link.icon ?? group?.icon,
      href: link.path,
      linkId: link.id,
    })),
  };
  const acting: PaletteGroup = {
    id: "actions",
    title: t`Actions`,
    options: actions
      .filter(({ label }) => label.toLowerCase().includes(wanted))
      .map(({ id, label, icon, run }) => ({ id: `action ${id}`, label, icon, run })),
  };
  const been: PaletteGroup = {
    id: "recent",
    title: t`Recent`,
    options: recent.map(({ path, label }) => ({ id: `recent ${path}`, label, icon: Clock, href: path })),
  };
  const groups: PaletteGroup[] = [
    ...(wanted === "" ? [been, acting, goTo] : [goTo, acting]),
    ...(["product", "order", "category", "brand", "seller"] as const).map((kind) => ({
      id: kind,
      title: kinds[kind],
      options: records
        .filter((record) => record.kind === kind)
        .map(({ id, name, detail, href }) => ({
          id: `record ${id}`,
          label: name,
          detail: detail ?? undefined,
          icon: icons[kind],
          href,
        })),
    })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}
