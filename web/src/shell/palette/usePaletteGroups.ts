import { useLingui } from "@lingui/react/macro";
import { Clock } from "lucide-react";
import type { Option, OptionGroup } from "#/ui/OptionList.tsx";
import { linksOf, type MenuEntry } from "#/menu/menuEntry.ts";
import { searchMenu } from "../menuSearch.ts";
import type { PaletteAction } from "./usePaletteActions.ts";
import type { RecentRoute } from "./recentRoutes.ts";
import { recordKinds } from "./recordKinds.ts";
import type { FoundRecord } from "./recordSearch.ts";

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
  const { t, i18n } = useLingui();
  const wanted = text.trim().toLowerCase();
  const screens = (wanted === "" ? linksOf(menu) : searchMenu(menu, text)).filter(
    ({ link }) => link.type === "link",
  );
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
    ...Object.entries(recordKinds).map(([kind, { title, icon }]) => ({
      id: kind,
      title: i18n._(title),
      options: records
        .filter((record) => record.kind === kind)
        .map(({ id, name, detail, href }) => ({
          id: `record ${id}`,
          label: name,
          detail: detail ?? undefined,
          icon,
          href,
        })),
    })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}
