import { act, cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import type { Gateway } from "../../test/openConsole.tsx";
import { change, entry, meera, openActivity, page, pot, press } from "../../test/openActivity.tsx";

vi.setConfig({ testTimeout: 20_000 });

const priced = entry("1", 30, { changes: [change("price", "Price", "MONEY", "₹199.00", "₹189.00")] });
const product = {
  ...pot,
  name: "Clay pot",
  category: null,
  brand: null,
  manufacturer: null,
  originCountry: null,
  model: null,
  colour: null,
  packing: null,
  description: null,
  specifications: null,
  variantsEnabled: false,
  singlePrice: "189",
  sku: "POT",
  giftWrappingEnabled: false,
  wrapping: "30",
  cgst: "9",
  sgst: "9",
  igst: "18",
  hsnCode: null,
};
const restoring = (beforeInput: string | null, result: () => object): Gateway => ({
  ActivityPageQuery: () => page([priced]),
  useRestoreQuery: () => ({
    entry: { __typename: "AuditEntry", id: "1", changes: [{ path: ["price"], beforeInput }] },
    record: product,
  }),
  useRestoreMutationsPricingMutation: () => ({ saveProductPricing: result() }),
});
const saved = (version: string) => ({
  __typename: "SaveProductPricingSuccess",
  product: { __typename: "Product", id: "p1", version },
});

test("a value of before is given back by the ordinary edit of the version that was seen, and that can be undone", async () => {
  const versions = ["v8", "v9"];
  const { sent, offers, reload, reads } = await openActivity(
    restoring('"199.00"', () => saved(versions.shift() ?? "")),
  );
  await press("Restore the value before: Price");
  await eventually(() => expect(offers.map(({ title }) => title)).toEqual(["Price is as it was before."]));
  const inputs = () =>
    sent
      .filter(({ name }) => name === "useRestoreMutationsPricingMutation")
      .map(({ variables }) => variables);
  const input = {
    id: "p1",
    version: "v7",
    variantsEnabled: false,
    price: "199.00",
    sku: "POT",
    giftWrappingEnabled: false,
    giftWrappingPrice: "30",
    cgst: "9",
    sgst: "9",
    igst: "18",
    hsnCode: null,
  };
  expect(inputs()).toEqual([{ input }]);
  expect(reload).toHaveBeenCalledOnce();
  await eventually(() => expect(reads()).toHaveLength(2));
  await act(async () => offers[0]?.onAccept());
  await eventually(() => expect(inputs()).toHaveLength(2));
  expect(inputs()[1]).toEqual({ input: { ...input, price: "189", version: "v8" } });
});

test("what somebody has changed since, what is refused and what is gone are said, and nothing is offered", async () => {
  const error = {
    __isError: "Error",
    message: "Price is required",
    messageCode: null,
    messageParams: [],
    issues: [],
  };
  let result: object = { __typename: "ConflictError", ...error, current: pot };
  const { said, offers } = await openActivity(restoring('"199.00"', () => result));
  await press("Restore the value before: Price");
  await eventually(() =>
    expect(said).toEqual(["Somebody has changed it since. Look at the newest changes first."]),
  );
  result = { __typename: "ValidationError", ...error };
  await press("Restore the value before: Price");
  await eventually(() => expect(said.slice(1)).toEqual(["Price is required"]));
  cleanup();
  const gone = await openActivity(restoring(null, () => result));
  await press("Restore the value before: Price");
  await eventually(() =>
    expect(gone.said).toEqual(["It cannot be restored: what it was is no longer here."]),
  );
  expect([offers, gone.offers]).toEqual([[], []]);
});

test("there is no way back to what the viewer may not edit, nor to what no edit of one field can bring", async () => {
  await openActivity({
    ActivityPageQuery: () =>
      page([
        entry("1", 50, { subject: { ...pot, viewerCanUpdate: false }, changes: priced.node.changes }),
        entry("2", 20, {
          actor: meera,
          subject: { ...pot, id: "p2" },
          changes: [
            change("status", "State", "TEXT", "Draft", "Pending"),
            change("brandId", "Brand", "RECORD", "?", "Tamra"),
            change("model", "Model", "TEXT", null, "B"),
          ],
        }),
      ]),
  });
  expect(
    within(screen.getByRole("dialog", { name: "Activity" }))
      .queryAllByRole("button", { name: /^Restore/ })
      .map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Restore the value before: Model"]);
});
