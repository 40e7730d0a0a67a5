import { expect, test } from "vitest";
import type { MenuEntry, MenuLink } from "#/menu/menuEntry.ts";
import { searchMenu } from "./menuSearch.ts";

const entry = (type: MenuLink<string>["type"], title: string): MenuLink<string> => ({
  type,
  id: title,
  title,
  path: `/${title}`,
  opensTo: "everybody",
});
const menu: MenuEntry<string>[] = [
  entry("link", "Help at home"),
  entry("extLink", "Help elsewhere"),
  {
    type: "sub",
    id: "group",
    title: "Help group",
    children: [
      entry("link", "Second HELP"),
      entry("extTabLink", "Second help elsewhere"),
      {
        type: "sub",
        id: "inner",
        title: "Inner help",
        children: [entry("extTabLink", "Third help elsewhere")],
      },
    ],
  },
];
const found = (text: string) => searchMenu(menu, text).map(({ link }) => link.title);

test("finds links by a part of their title, and on the third level entries of every type", () => {
  expect(found("help")).toEqual(["Help at home", "Second HELP", "Third help elsewhere"]);
  expect(found(" ECON ")).toEqual(["Second HELP"]);
});

test("no text finds nothing, and eight are the most", () => {
  expect(found("  ")).toEqual([]);
  const many = Array.from({ length: 9 }, (_, index) => entry("link", `Place ${index}`));
  expect(searchMenu(many, "place")).toHaveLength(8);
});
