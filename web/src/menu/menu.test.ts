import { expect, test } from "vitest";
import { adminMenu, sellerMenu } from "./menu.ts";
import { linksOf } from "./menuEntry.ts";

test("the admin menu has the documents' 30 links in their order, whatever stands between them", () => {
  const documented = [
    "/master/ViewSeller",
    "/master/ViewCategory1",
    "/master/ViewCategory2",
    "/master/ViewCategory3",
    "/master/Viewbrand",
    "/master/Viewmanu",
    "/master/ViewSeller",
    "/master/ViewDeliveryUser",
    "/master/ViewPickupPoint",
    "/master/ViewVendor",
    "/master/ViewBanner",
    "/master/ViewCollections",
    "/master/AddProductLoc",
    "/master/ViewProduct",
    "/master/CollectionsProduct",
    "/master/ProductEnabled",
    "/master/ProductDisabled",
    "/master/ProductRectification",
    "/master/PendingOrders",
    "/master/DespatchOrders",
    "/master/CancelOrders",
    "/master/editbank",
    "/master/editaddress",
    "/master/editregister",
    "/master/editmedia",
    "/master/editbilling",
    "/master/editaboutus",
    "/master/ViewUserAdmin",
    "/master/ViewUserLocation",
    "/dashboard/Logout",
  ];
  const paths = linksOf(adminMenu).map(({ link }) => link.path);
  expect(paths.filter((path) => documented.includes(path))).toEqual(documented);
});

test("the seller menu is Dashboard and Logout only", () => {
  expect(linksOf(sellerMenu).map(({ link }) => link.path)).toEqual([
    "/master/ViewProduct",
    "/dashboard/Logout",
  ]);
});

test("every entry of a menu has an id of its own", () => {
  const ids = linksOf(adminMenu).map(({ link }) => link.id);
  expect(new Set(ids).size).toBe(ids.length);
});
