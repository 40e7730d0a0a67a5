import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../../test/eventually.ts";
import { openConsole } from "../../../test/openConsole.tsx";
import { catalogueRoutes } from "../routes.ts";

const product = (name: string) => ({
  __typename: "Product",
  id: `product-${name}`,
  name,
  sku: null,
  imageThumbnailUrl: null,
  status: "ENABLED",
});

/** A collection with these products in it, of which a page has two and others are on no page. */
const open = (names: string[], search = "", others = 0) =>
  openConsole(catalogueRoutes, `/master/CollectionsProduct?collection=collection-1${search}`, {
    CollectionsProductPageQuery: () => ({
      node: {
        __typename: "Collection",
        __isNode: "Collection",
        id: "collection-1",
        name: "Gifts",
        isSelectable: true,
        viewerCanUpdate: true,
        products: {
          totalCount: names.length + others,
          edges: names
            .slice(0, 2)
            .map((name) => ({ __typename: "CollectionProductEdge", node: product(name) })),
        },
      },
      viewer: { kind: "OWNER", offeredAreas: [], permissions: [], products: { totalCount: 0, edges: [] } },
    }),
    CollectionChooserQuery: () => ({ viewer: { collections: { edges: [] } } }),
    useMembersRemoveMutation: ({ input }) => {
      for (const id of input.productIds) names.splice(names.indexOf(String(id).slice("product-".length)), 1);
      return {
        removeCollectionProducts: {
          __typename: "RemoveCollectionProductsSuccess",
          collection: { __typename: "Collection", id: "collection-1", productCount: names.length },
        },
      };
    },
  });
const remove = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name: `More for ${name}` })));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Remove" })));
};

test("a page of a collection whose products are all being removed gets the next ones, and is not said to be empty", async () => {
  await open(["Anvil", "Birch", "Cedar"]);
  await remove("Anvil");
  await remove("Birch");
  expect(screen.queryByText("Nothing in this collection yet")).toBeNull();
  screen.getByText("Loading products");
  await act(async () => window.dispatchEvent(new Event("pagehide")));
  await eventually(() => screen.getByRole("rowheader", { name: /Cedar/ }));
});

test("the last page of a collection is left for the one before when all of it is removed", async () => {
  const { router } = await open(["Anvil"], "&memberPage=2", 50);
  await remove("Anvil");
  await eventually(() => expect(router.state.location.search).toContain("memberPage=1"));
  await act(async () => window.dispatchEvent(new Event("pagehide")));
});
