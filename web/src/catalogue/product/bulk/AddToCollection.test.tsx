import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// Brought here, so that no test waits for it.
import "#/list/ChosenTools.tsx";
import "./AddToCollection.tsx";
import "./ChosenProducts.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../../../test/eventually.ts";
import { choose, count, open, press, tick } from "./sampleProducts.tsx";

vi.setConfig({ testTimeout: 30_000 });

const mayFill = { permissions: ["COLLECTION_UPDATE"], offeredAreas: ["COLLECTION_PRODUCTS"] };
const collections = {
  CollectionChooserQuery: () => ({
    viewer: {
      collections: {
        edges: ["Festive", "Closed"].map((name) => ({
          __typename: "CollectionEdge",
          node: { __typename: "Collection", id: `collection-${name}`, name, isSelectable: name !== "Closed" },
        })),
      },
    },
  }),
};
const pickCollection = async () => {
  const box = screen.getByRole("combobox", { name: /Collection/ });
  await act(async () => box.focus());
  fireEvent.input(box, { target: { value: "f" } });
  await eventually(() =>
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Festive"]),
  );
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Festive" })));
};
const collection = { __typename: "Collection", id: "collection-Festive", productCount: 2 };

test("chosen products are put into a collection that takes products; what cannot be said stays in the dialog", async () => {
  let answers = 0;
  const { sentAs } = await open(
    {
      ...collections,
      useAddMutation: () => {
        answers += 1;
        if (answers === 1) return new RequestError("unreachable", "No line.");
        const results = ["ADDED", "REFUSED"].map((outcome) => ({
          __typename: "CollectionProductResult",
          outcome,
          message: outcome === "REFUSED" ? "It is disabled" : null,
        }));
        return { addCollectionProducts: { __typename: "AddCollectionProductsSuccess", collection, results } };
      },
    },
    mayFill,
  );
  for (const name of ["Anvil", "Birch"]) await tick(`Select ${name}`);
  await press("Change");
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Add to a collection",
  ]);
  await act(async () => fireEvent.click(screen.getByRole("menuitem")));
  const dialog = await screen.findByRole("dialog", { name: "Add 2 products to a collection" });
  await press("Add");
  expect(within(dialog).getAllByText("Collection is required").length).toBeGreaterThan(0);
  await pickCollection();
  await press("Add");
  expect(screen.getByRole("dialog")).toBe(dialog);
  await press("Add");
  await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentAs("useAddMutation").at(-1)).toEqual({
    input: { collectionId: "collection-Festive", productIds: ["product-Anvil", "product-Birch"] },
  });
  await screen.findByText("1 product added to Festive");
  await screen.findByText("1 product was not added. It is disabled");
  expect(count()).toBeUndefined();
});

test("all that match go into a collection by what they match", async () => {
  const { sentAs } = await open(
    {
      ...collections,
      useAddMatchingMutation: () => ({
        addMatchingProducts: {
          __typename: "AddMatchingProductsSuccess",
          collection,
          addedCount: 3214,
          refusedCount: 0,
        },
      }),
    },
    { ...mayFill, totalCount: 3214, search: "?status=ENABLED" },
  );
  await tick("Select all rows of this page");
  await press("Select all 3,214 that match");
  await choose("Add to a collection");
  await pickCollection();
  await press("Add");
  await screen.findByText("3,214 products added to Festive");
  expect(sentAs("useAddMatchingMutation")).toEqual([
    { input: { collectionId: "collection-Festive", search: null, status: ["ENABLED"] } },
  ]);
});
