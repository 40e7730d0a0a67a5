import { useState } from "react";
import { linksOf, type MenuEntry } from "../menuEntry.ts";
import { type RecentPlace, withPlace } from "./recentPlaces.ts";

/** Where the user has been in this visit: screens of the menu by themselves, records when the palette leads to them. */
export function useRecentPlaces(
  menu: readonly MenuEntry<string>[],
  activeId: string | null,
  path: string,
): [places: readonly RecentPlace[], visit: (place: RecentPlace) => void] {
  const [places, setPlaces] = useState<readonly RecentPlace[]>([]);
  const [seen, setSeen] = useState("");
  const here = `${activeId} ${path}`;
  if (here !== seen) {
    setSeen(here);
    const link = linksOf(menu).find((placed) => placed.link.id === activeId)?.link;
    // A record's page lies below its list's entry and is another place.
    if (link && link.path.toLowerCase() === path.toLowerCase())
      setPlaces(withPlace(places, { path: link.path, label: link.title }));
  }
  return [places, (place) => setPlaces((known) => withPlace(known, place))];
}
