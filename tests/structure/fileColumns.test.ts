import { expect, test } from "vitest";
import { exportedLists } from "../../service/src/export/lists.ts";
import { fileColumns } from "../../web/src/job/fileColumns.ts";

/** The service's list that a list of the console is exported as. */
const exported: Readonly<Record<string, string>> = {
  products: "product",
  productsEnabled: "product",
  productsDisabled: "product",
  productsInRectification: "product",
  brands: "brand",
  manufacturers: "manufacturer",
  categories1: "category1",
  categories2: "category2",
  categories3: "category3",
  collections: "collection",
  banners: "banner",
  sellers: "seller",
  companyStaff: "company_staff",
  locationStaff: "location_staff",
  roles: "role",
  deliveryUsers: "delivery_user",
  pickupPoints: "pickup_point",
  vendors: "vendor",
  ordersPending: "fulfilment",
  ordersDespatch: "fulfilment",
  ordersCancel: "fulfilment",
};

test("the console names only columns that the service's files have", () => {
  expect(Object.keys(fileColumns).toSorted()).toEqual(Object.keys(exported).toSorted());
  for (const [list, columns] of Object.entries(fileColumns)) {
    const known = Object.keys(exportedLists.get(exported[list] ?? "")?.columns ?? {});
    // The company's people stand at no location: their list has no such column.
    const wanted = Object.entries(columns).filter(([id]) => !(list === "companyStaff" && id === "seller"));
    const names = wanted.flatMap(([, some]) => some.split("+"));
    expect([list, names.filter((name) => !known.includes(name))]).toEqual([list, []]);
  }
});
