import { addresses } from "#/app/addresses.ts";
import { linksOf, type MenuEntry, type MenuLink } from "#/menu/menuEntry.ts";

/** The letter after `g`, and the entries it may lead to: the first that the user's menu has. */
const letters: Readonly<Record<string, readonly string[]>> = {
  p: ["view-product", "dashboard"],
  c: ["category1"],
  b: ["brand"],
  m: ["manufacturer"],
  l: ["storage-location"],
  n: ["banner"],
  s: ["collections"],
  o: ["pending-orders"],
  u: ["user-admin"],
};

/** Home stands in no menu. */
const home = { letter: "h", path: addresses.home };

function linkOf(menu: readonly MenuEntry<string>[], letter: string): MenuLink<string> | undefined {
  const links = linksOf(menu).map(({ link }) => link);
  return letters[letter]
    ?.map((id) => links.find((link) => link.id === id))
    .find((link) => link !== undefined);
}

/** Where `g` and this letter lead; null when nowhere for this user. */
export function goToPath(menu: readonly MenuEntry<string>[], letter: string): string | null {
  return letter === home.letter ? home.path : (linkOf(menu, letter)?.path ?? null);
}

/** The keys that lead somewhere for this user, with what the route is called. */
export function goToLines(
  menu: readonly MenuEntry<string>[],
  homeName: string,
): { keys: readonly string[]; label: string }[] {
  const routes = Object.keys(letters).flatMap((letter) => {
    const link = linkOf(menu, letter);
    return link ? [{ keys: ["g", letter], label: link.title }] : [];
  });
  return [{ keys: ["g", home.letter], label: homeName }, ...routes];
}
