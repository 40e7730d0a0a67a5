import { expect, test } from "vitest";
import { addresses } from "#/app/addresses.ts";
import { adminMenu, sellerMenu } from "./menu.ts";
import { allowedMenu, detourFrom, menuAllows } from "./menuAccess.ts";
import { linksOf } from "./menuEntry.ts";

const all = [
  ...new Set(linksOf(adminMenu).flatMap(({ link }) => (link.opensTo === "everybody" ? [] : link.opensTo))),
];
const offeredAreas = linksOf(adminMenu).flatMap(({ link }) => link.needs ?? []);
const reader = (permissions: readonly string[]) => ({ permissions, offeredAreas });
const idsFor = (...[menu, by]: Parameters<typeof allowedMenu>) =>
  linksOf(allowedMenu(menu, by)).map(({ link }) => link.id);

test("with every permission the whole menu is there", () => {
  expect(linksOf(allowedMenu(adminMenu, reader(all)))).toEqual(linksOf(adminMenu));
});

test("an entry goes with its permission, and a group with its last entry", () => {
  const staff = allowedMenu(adminMenu, reader(all.filter((permission) => permission !== "COMPANY_UPDATE")));
  expect(staff.map(({ id }) => id)).not.toContain("company");
  expect(linksOf(staff).map(({ link }) => link.id)).toContain("add-product");
  const nobody = idsFor(adminMenu, reader([]));
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

test("what the service behind does not offer is not in the menu, and the dashboard is home", () => {
  const documented = { permissions: all, offeredAreas: [] };
  expect(idsFor(adminMenu, reader(all)).filter((id) => !idsFor(adminMenu, documented).includes(id))).toEqual([
    "manufacturer",
    "storage-location",
    "delivery-user",
    "pickup-point",
    "vendor",
    "add-product",
    "view-product",
    "collections-product",
    "product-enabled",
    "product-disabled",
    "product-rectification",
    "pending-orders",
    "despatch-orders",
    "cancel-orders",
    "bank",
    "address",
    "registration",
    "order-settings",
    "user-admin",
    "user-location",
  ]);
  for (const menu of [adminMenu, sellerMenu])
    expect(allowedMenu(menu, documented)[0]).toMatchObject({ id: "dashboard", path: addresses.home });
});

test("whoever opens the dashboard of a service without its list is led home, and nobody else is", () => {
  expect(detourFrom(adminMenu, "/Master/viewseller", { permissions: all, offeredAreas: [] })).toBe(
    addresses.home,
  );
  expect(detourFrom(sellerMenu, addresses.products, { permissions: all, offeredAreas: ["LOCATIONS"] })).toBe(
    addresses.home,
  );
  expect(detourFrom(adminMenu, addresses.sellers, reader(all))).toBeNull();
  expect(detourFrom(adminMenu, addresses.companyBank, { permissions: all, offeredAreas: [] })).toBeNull();
});
