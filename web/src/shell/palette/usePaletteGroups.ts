import { useLingui } from "@lingui/react/macro";
import { Award, Clock, Package, Tags, Warehouse } from "lucide-react";
import type { IconShape } from "#/ui/Icon.tsx";
import type { Option, OptionGroup } from "#/ui/OptionList.tsx";
import { linksOf, type MenuEntry } from "#/menu/menuEntry.ts";
import type { PaletteAction } from "./usePaletteActions.ts";
import type { RecentRoute } from "./recentRoutes.ts";
import type { FoundRecord, RecordKind } from "./recordSearch.ts";

const icons: Readonly<Record<RecordKind, IconShape>> = {
  product: Package,
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
  readonly run?: () => void;
}

export interface PaletteGroup extends OptionGroup {
  readonly options: readonly PaletteOption[];
}

/** How many screens show at once; nobody reads more. */
const mostScreens = 6;

/** What the palette offers for a text: recent routes first while it is empty, then screens, actions and records. */
export function usePaletteGroups({ text, menu, actions, records, recent }: PaletteContent): PaletteGroup[] {
  const { t } = useLingui();
  const wanted = text.trim().toLowerCase();
  const matches = (...labels: string[]) => labels.some((label) => label.toLowerCase().includes(wanted));
  const screens = linksOf(menu)
    .filter(
      ({ link, groups }) => link.type === "link" && matches(link.title, ...groups.map(({ title }) => title)),
    )
    .slice(0, wanted === "" ? undefined : mostScreens);
  const kinds: Readonly<Record<RecordKind, string>> = {
    product: t`Products`,
    category: t`Categories`,
    brand: t`Brand`,
    seller: t`Storage Location`,
  };
  const groups: PaletteGroup[] = [
    {
      id: "recent",
      title: t`Recent`,
      options:
        wanted === ""
          ? recent.map(({ path, label }) => ({ id: `recent ${path}`, label, icon: Clock, href: path }))
          : [],
    },
    {
      id: "actions",
      title: t`Actions`,
      options: actions
        .filter(({ label }) => matches(label))
        .map(({ id, label, icon, run }) => ({ id: `action ${id}`, label, icon, run })),
    },
    {
      id: "screens",
      title: t`Go to`,
      options: screens.map(({ link, groups: [group] }) => ({
        id: `screen ${link.id}`,
        label: link.title,
        detail: group?.title,
        icon: link.icon ?? group?.icon,
        href: link.path,
      })),
    },
    ...(["product", "category", "brand", "seller"] as const).map((kind) => ({
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
