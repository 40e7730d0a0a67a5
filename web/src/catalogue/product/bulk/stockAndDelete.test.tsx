import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// Brought here, so that no test waits for it.
import "#/list/ChosenTools.tsx";
import "#/list/Refusals.tsx";
import "./BulkDialog.tsx";
import "./ChosenProducts.tsx";
import { eventually } from "../../../../test/eventually.ts";
import { choose, count, open, press, tick } from "./sampleProducts.tsx";

vi.setConfig({ testTimeout: 30_000 });

const row = (name: string, changes: readonly object[] = []) => ({
  __typename: "ProductChange",
  productId: `product-${name}`,
  name,
  outcome: "DONE",
  message: null,
  messageCode: null,
  messageParams: [],
  changes,
});
const answered = (
  mutation: string,
  type: string,
  names: readonly string[],
  changes: readonly object[] = [],
) => ({
  [mutation]: {
    __typename: type,
    total: names.length,
    doneCount: names.length,
    refusedCount: 0,
    results: names.map((name) => row(name, changes)),
    job: null,
  },
});
const type = (label: RegExp, value: string) =>
  act(async () => {
    const field = screen.getByRole("textbox", { name: label });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });

test("who may not change variants is not offered their prices, and asks for those of products alone", async () => {
  const { sentAs } = await open(
    {
      useBulkChangeValuesMutation: () => answered("changeProducts", "ChangeProductsSuccess", ["Anvil"]),
    },
    { permissions: ["PRODUCT_UPDATE"] },
  );
  await tick("Select Anvil");
  const dialog = await choose("Change prices");
  expect(within(dialog).queryByRole("checkbox", { name: /The prices of variants too/ })).toBeNull();
  await type(/Percent/, "10");
  await press("Show what changes");
  await eventually(() => expect(within(dialog).getByRole("status").textContent).toBe("1 changes"));
  expect(sentAs("useBulkChangeValuesMutation")).toEqual([
    {
      input: {
        ids: ["product-Anvil"],
        price: { mode: "PERCENT", amount: "10.00", rounding: "NONE", withVariants: false },
        isPreview: true,
      },
    },
  ]);
});

test("pieces are taken away with a minus, and variants made unavailable without a number", async () => {
  const changes = [
    { __typename: "FieldChange", path: ["stock"], label: "Quantity", kind: "TEXT", before: "5", after: "2" },
  ];
  const { sentAs } = await open(
    {
      useBulkChangeStockMutation: () =>
        answered("changeProductStock", "ChangeProductStockSuccess", ["Anvil"], changes),
    },
    { permissions: ["STOCK_UPDATE"] },
  );
  await tick("Select Anvil");
  const dialog = await choose("Change stock");
  await press("Show what changes");
  expect(within(dialog).getAllByText("Pieces is required").length).toBeGreaterThan(0);
  const pick = async (option: string) => {
    await press(/Change/);
    await act(async () => fireEvent.click(screen.getByRole("option", { name: option })));
  };
  await pick("Take pieces away");
  await type(/Pieces/, "3");
  await press("Show what changes");
  await eventually(() => expect(dialog.textContent).toContain("AnvilIn stock5becomes2"));
  await press("Back");
  await pick("Variants are temporarily unavailable");
  await press("Show what changes");
  await press("Change the stock of 1 product");
  await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  const ids = ["product-Anvil"];
  expect(sentAs("useBulkChangeStockMutation")).toEqual([
    { input: { ids, count: { mode: "ADD", pieces: -3 }, isPreview: true } },
    { input: { ids, isAvailable: false, isPreview: true } },
    { input: { ids, isAvailable: false, isPreview: false, idempotencyKey: expect.any(String) } },
  ]);
});

test("more than twenty products are deleted only when their number is typed", async () => {
  const listed = Array.from({ length: 21 }, (_, index) => `Product ${index + 1}`);
  const { sentAs } = await open(
    { useBulkChangeDeleteMutation: () => answered("deleteProducts", "DeleteProductsSuccess", listed) },
    { permissions: ["PRODUCT_DELETE"], listed, totalCount: 21 },
  );
  await tick("Select all rows of this page");
  await choose("Delete");
  const button = () => screen.getByRole("button", { name: "Delete 21 products" });
  await eventually(() => expect(button()).toHaveProperty("disabled", true));
  await type(/Type 21 to delete them/, "20");
  expect(button()).toHaveProperty("disabled", true);
  await type(/Type 21 to delete them/, "21");
  await press("Delete 21 products");
  expect(await screen.findByText("21 deleted")).toBeDefined();
  expect(
    sentAs("useBulkChangeDeleteMutation").map((sent) => Reflect.get(Object(sent["input"]), "isPreview")),
  ).toEqual([true, false]);
  expect(count()).toBeUndefined();
});
