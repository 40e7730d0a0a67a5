import { useState } from "react";
import { linksOf, type MenuEntry } from "#/menu/menuEntry.ts";
import { type RecentRoute, withRoute } from "./recentRoutes.ts";

/** Where the user has been in this visit: screens of the menu by themselves, records when the palette leads to them. */
export function useRecentRoutes(
  menu: readonly MenuEntry<string>[],
  activeId: string | null,
  path: string,
): [routes: readonly RecentRoute[], visit: (route: RecentRoute) => void] {
  const [routes, setRoutes] = useState<readonly RecentRoute[]>([]);
  const [seen, setSeen] = useState("");
  const here = `${activeId} ${path}`;
  if (here !== seen) {
    setSeen(here);
    const link = linksOf(menu).find((placed) => placed.link.id === activeId)?.link;
    // A record's page lies below its list's entry and is another route.
    if (link && link.path.toLowerCase() === path.toLowerCase())
      setRoutes(withRoute(routes, { path: link.path, label: link.title }));
  }
  return [routes, (route) => setRoutes((known) => withRoute(known, route))];
}
