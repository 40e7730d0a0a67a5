import { expect, test } from "vitest";
import { adminMenu } from "./menu.ts";
import { allowedMenu, menuAllows } from "./menuAccess.ts";
import { linksOf } from "./menuEntry.ts";

const all = [
  ...new Set(linksOf(adminMenu).flatMap(({ link }) => (link.opensTo === "everybody" ? [] : link.opensTo))),
];

test("with every permission the whole menu is there", () => {
  expect(linksOf(allowedMenu(adminMenu, all))).toEqual(linksOf(adminMenu));
});

test("an entry goes with its permission, and a group with its last entry", () => {
  const staff = allowedMenu(
    adminMenu,
    all.filter((permission) => permission !== "COMPANY_UPDATE"),
  );
  expect(staff.map(({ id }) => id)).not.toContain("company");
  expect(linksOf(staff).map(({ link }) => link.id)).toContain("add-product");
  const nobody = linksOf(allowedMenu(adminMenu, [])).map(({ link }) => link.id);
  expect(nobody).not.toContain("storage-location");
  expect(nobody.at(-1)).toBe("logout");
});

test("an address obeys the same rule as its entry, in any case of letters and below it", () => {
  expect(menuAllows(adminMenu, "/master/editbank", [])).toBe(false);
  expect(menuAllows(adminMenu, "/Master/EditBank", [])).toBe(false);
  expect(menuAllows(adminMenu, "/master/ViewSeller/5", [])).toBe(false);
  expect(menuAllows(adminMenu, "/master/editbank", ["COMPANY_UPDATE"])).toBe(true);
  expect(menuAllows(adminMenu, "/account/security", [])).toBe(true);
});
