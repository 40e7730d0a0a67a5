import { act, fireEvent, screen } from "@testing-library/react";
import { addresses } from "#/app/addresses.ts";
import { type Gateway, openConsole } from "../../../../test/openConsole.tsx";
import { catalogueRoutes } from "../../routes.ts";

export const product = (name: string) => ({
  __typename: "Product",
  id: `product-${name}`,
  name,
  version: "v1",
  sku: null,
  status: "PENDING",
  imageThumbnailUrl: null,
  discountPercentage: null,
  flaggedStep: null,
  incompleteStep: null,
  viewerCanUpdate: true,
  viewerActions: ["ENABLE", "RETURN", "DISABLE"],
  updatedAt: "2026-11-19T20:30:00.000Z",
  brand: null,
  seller: { __typename: "Seller", id: "seller-1", name: "Pune Warehouse" },
  category: null,
  priceRange: { lowest: "100.00", highest: "100.00" },
  variants: { totalCount: 0 },
});
export const names = ["Anvil", "Birch", "Cedar", "Dune", "Ember"];
export const mayAll = ["PRODUCT_UPDATE", "VARIANT_UPDATE", "PRODUCT_APPROVE"];

export async function open(
  gateway: Gateway = {},
  { permissions = mayAll, totalCount = 5, offeredAreas = ["EXPORTS"], search = "", listed = names } = {},
) {
  const page = await openConsole(catalogueRoutes, `${addresses.products}${search}`, {
    ViewProductPageQuery: () => ({
      viewer: {
        kind: "OWNER",
        permissions,
        offeredAreas,
        products: {
          totalCount,
          edges: listed.map((name) => ({ __typename: "ProductEdge", node: product(name) })),
        },
      },
    }),
    ...gateway,
  });
  return {
    sentAs: (name: string) => page.sent.filter((one) => one.name === name).map(({ variables }) => variables),
  };
}

export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
export const tick = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("checkbox", { name: new RegExp(`^${name}`) })));
export const choose = async (item: string) => {
  await press("Change");
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: item })));
  return screen.findByRole("dialog");
};
export const count = () => screen.queryByRole("toolbar", { name: "Selected rows" })?.firstChild?.textContent;
