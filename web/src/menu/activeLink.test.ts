import { expect, test } from "vitest";
import { activeLink } from "./activeLink.ts";
import { adminMenu, sellerMenu } from "./menu.ts";
import type { MenuEntry } from "./menuEntry.ts";

test("a link in a group is active together with its group", () => {
  expect(activeLink(adminMenu, "/master/ViewProduct", null)).toEqual({
    id: "view-product",
    groups: ["product"],
  });
});

test("letters match in any case, places below a link belong to it", () => {
  expect(activeLink(adminMenu, "/master/viewbrand", null)?.id).toBe("brand");
  expect(activeLink(adminMenu, "/master/ViewProduct/UHJvZHVjdDox", null)?.id).toBe("view-product");
});

test("a path that only starts with the same letters is another place", () => {
  expect(activeLink(adminMenu, "/master/ViewProductHistory", null)).toBeNull();
});

test("of Dashboard and Storage Location the clicked one is active, and on reload Storage Location", () => {
  expect(activeLink(adminMenu, "/master/ViewSeller", "dashboard")?.id).toBe("dashboard");
  expect(activeLink(adminMenu, "/master/ViewSeller", null)?.id).toBe("storage-location");
  expect(activeLink(adminMenu, "/master/ViewSeller", "brand")?.id).toBe("storage-location");
});

test("the seller's product list is the dashboard", () => {
  expect(activeLink(sellerMenu, "/master/ViewProduct", null)).toEqual({ id: "dashboard", groups: [] });
});

test("the deeper of two matching places wins, in groups of groups too", () => {
  const menu: MenuEntry<string>[] = [
    { type: "link", id: "orders", title: "Orders", path: "/orders", opensTo: "everybody" },
    {
      type: "sub",
      id: "outer",
      title: "Outer",
      children: [
        {
          type: "sub",
          id: "inner",
          title: "Inner",
          children: [{ type: "link", id: "late", title: "Late", path: "/orders/late", opensTo: "everybody" }],
        },
      ],
    },
  ];
  expect(activeLink(menu, "/orders/late", null)).toEqual({ id: "late", groups: ["outer", "inner"] });
  expect(activeLink(menu, "/orders/new", null)?.id).toBe("orders");
});
