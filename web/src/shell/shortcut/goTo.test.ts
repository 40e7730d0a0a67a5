import { expect, test } from "vitest";
import { adminMenu, sellerMenu } from "#/menu/menu.ts";
import { allowedMenu } from "#/menu/menuAccess.ts";
import { inWords } from "#/menu/menuEntry.ts";
import { goToLines, goToPath } from "./goTo.ts";

const admin = inWords(adminMenu, ({ message }) => message ?? "");
const seller = inWords(sellerMenu, ({ message }) => message ?? "");

test("a letter leads to the entry of the user's own menu", () => {
  expect(goToPath(admin, "p")).toBe("/master/ViewProduct");
  expect(goToPath(seller, "p")).toBe("/master/ViewProduct");
  expect(goToPath(admin, "b")).toBe("/master/Viewbrand");
  expect(goToPath(admin, "h")).toBe("/dashboard/default");
});

test("letters of entries the user does not have lead nowhere and are not listed", () => {
  expect(goToPath(seller, "b")).toBeNull();
  expect(goToPath(allowedMenu(admin, { permissions: [], offeredAreas: [] }), "l")).toBeNull();
  expect(goToPath(admin, "z")).toBeNull();
  expect(goToLines(seller, "Home").map(({ keys }) => keys.join(""))).toEqual(["gh", "gp"]);
});

test("every letter of the sheet leads to another place", () => {
  const letters = goToLines(admin, "Home").map(({ keys }) => keys[1] ?? "");
  const paths = letters.map((letter) => goToPath(admin, letter));
  expect(new Set(paths).size).toBe(10);
});
