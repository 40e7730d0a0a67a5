import { expect, test } from "vitest";
import { systemRoles } from "../../../service/src/role/permissions.ts";
import { addresses } from "#/app/addresses.ts";
import { adminMenu, menuOf } from "./menu.ts";
import { allowedMenu, detourFrom, menuAllows } from "./menuAccess.ts";
import { linksOf } from "./menuEntry.ts";

const offeredAreas = linksOf(adminMenu).flatMap(({ link }) => link.needs ?? []);
const readers = systemRoles.map(({ key, kind, permissions }) => ({
  key,
  menu: menuOf(kind === "company" ? "OWNER" : "SELLER"),
  reader: { permissions, offeredAreas },
}));
const reader = (key: string) => {
  const found = readers.find((one) => one.key === key);
  if (!found) throw new Error(`There is no role ${key}.`);
  return found;
};

const everybodys = ["dashboard", "storage-location", "view-product", "logout"];
const sorted = ["category1", "category2", "category3", "brand", "manufacturer", "banner", "collections"];
const states = ["product-enabled", "product-disabled", "product-rectification"];
const catalogue = [...sorted, "add-product", "collections-product", ...states];
const orders = ["pending-orders", "despatch-orders", "cancel-orders"];
const delivery = ["delivery-user", "pickup-point"];
const people = ["user-admin", "user-location"];
const company = ["bank", "address", "registration", "media", "billing", "about-us", "order-settings"];

/** What this page of the tests speaks of; of a new entry the tests below speak. */
const known = [...everybodys, ...catalogue, ...orders, ...delivery, "vendor", ...people, ...company];

test.each([
  ["owner", known],
  ["company_staff", [...everybodys, ...catalogue, ...orders, ...delivery, "vendor", ...people]],
  ["catalogue_manager", [...everybodys, ...catalogue]],
  ["order_desk", [...everybodys, ...orders, ...delivery, "vendor"]],
  ["accounts", [...everybodys, ...orders, "vendor"]],
  ["viewer", [...everybodys, ...orders, ...delivery, "vendor", ...people]],
  ["location_owner", ["dashboard", "logout"]],
  ["location_staff", ["dashboard", "logout"]],
  ["packer", ["dashboard", "logout"]],
  ["location_viewer", ["dashboard", "logout"]],
])("%s has these entries and no others", (key, ids) => {
  const { menu, reader: by } = reader(key);
  const shown = linksOf(allowedMenu(menu, by)).map(({ link }) => link.id);
  expect(shown.filter((id) => known.includes(id)).toSorted()).toEqual(ids.toSorted());
});

const pages = {
  products: addresses.products,
  brands: addresses.brands,
  manufacturers: addresses.manufacturers,
  orders: addresses.pendingOrders,
  delivery: addresses.deliveryUsers,
  people: addresses.locationUsers,
  locations: addresses.sellers,
  vendors: addresses.vendors,
  company: addresses.companyBank,
} as const;

test.each([
  ["location_owner", ["products", "brands", "manufacturers", "orders", "delivery", "people"]],
  ["location_staff", ["products", "brands", "manufacturers", "orders", "delivery"]],
  ["packer", ["products", "orders"]],
  ["location_viewer", ["products", "orders"]],
])("the address bar opens to %s what their permissions do, beside a menu of two", (key, open) => {
  const { reader: by } = reader(key);
  const opened = Object.entries(pages).filter(([, path]) => menuAllows(adminMenu, path, by.permissions));
  expect(opened.map(([name]) => name)).toEqual(open);
});

test("every entry that somebody has opens to them, and what they lack is closed in the address bar too", () => {
  for (const { key, menu, reader: by } of readers) {
    const shown = new Set(linksOf(allowedMenu(menu, by)).map(({ link }) => link.path));
    for (const path of shown)
      expect([key, path, menuAllows(adminMenu, path, by.permissions)]).toContain(true);
    if (menu !== adminMenu) continue;
    const hidden = linksOf(adminMenu).filter(({ link }) => !shown.has(link.path));
    for (const { link } of hidden)
      expect([key, link.path, menuAllows(adminMenu, link.path, by.permissions)]).toContain(false);
  }
});

test("who may see no locations begins at home, where the dashboard leads", () => {
  const by = { permissions: ["ORDER_READ"], offeredAreas };
  const links = linksOf(allowedMenu(adminMenu, by)).map(({ link }) => [link.id, link.path]);
  expect(links[0]).toEqual(["dashboard", addresses.home]);
  expect(detourFrom(adminMenu, addresses.sellers, by)).toBe(addresses.home);
  expect(detourFrom(adminMenu, addresses.sellers, reader("accounts").reader)).toBeNull();
});
