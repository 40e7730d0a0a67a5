import { linksOf, type MenuEntry, type PlacedLink } from "#/menu/menuEntry.ts";

/** Document 2 §9. */
const most = 8;

/**
 * The entries whose translated title holds the text, in any case of letters; at most eight. On the first and second
 * level only entries of type link are found, on the third the title alone decides (Document 2 §9).
 */
export function searchMenu(menu: readonly MenuEntry<string>[], text: string): PlacedLink<string>[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  return linksOf(menu)
    .filter(({ link, groups }) => groups.length >= 2 || link.type === "link")
    .filter(({ link }) => link.title.toLowerCase().includes(wanted))
    .slice(0, most);
}
