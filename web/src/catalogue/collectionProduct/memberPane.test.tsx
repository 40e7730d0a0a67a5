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

/** Collections with these products in them, of which a page has two and others are on no page, or on `later` ones. */
const open = (names: string[], search = "", others = 0, later = names) =>
  openConsole(catalogueRoutes, `/master/CollectionsProduct?collection=collection-1${search}`, {
    CollectionsProductPageQuery: ({ collectionId, memberOffset }) => ({
      node: {
        __typename: "Collection",
        __isNode: "Collection",
        id: collectionId,
        name: "Gifts",
        isSelectable: true,
        viewerCanUpdate: true,
        products: {
          totalCount: names.length + others,
          edges: (memberOffset === 0 ? names : later)
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
const rowNames = () =>
  screen
    .getAllByRole("button", { name: /^More for / })
    .map((more) => more.getAttribute("aria-label")?.slice("More for ".length));
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

test("what is being removed from one collection stands in the next one; back in the first it is still hidden", async () => {
  const { router, sent } = await open(["Anvil", "Birch"]);
  const go = (id: string) =>
    act(() => router.navigate(`/master/CollectionsProduct?collection=collection-${id}`));
  await remove("Anvil");
  expect(rowNames()).toEqual(["Birch"]);
  await go("2");
  expect(rowNames()).toEqual(["Anvil", "Birch"]);
  await go("1");
  expect(rowNames()).toEqual(["Birch"]);
  expect(sent.map(({ name }) => name)).not.toContain("useMembersRemoveMutation");
  await act(async () => window.dispatchEvent(new Event("pagehide")));
});

test("what is being removed stays hidden when its page is left and looked at again", async () => {
  const { router } = await open(["Anvil", "Birch"], "", 50, ["Cedar"]);
  const turnTo = (page: number) =>
    act(() => router.navigate(`/master/CollectionsProduct?collection=collection-1&memberPage=${page}`));
  await remove("Anvil");
  await turnTo(2);
  expect(rowNames()).toEqual(["Cedar"]);
  await turnTo(1);
  expect(rowNames()).toEqual(["Birch"]);
  await act(async () => window.dispatchEvent(new Event("pagehide")));
});
