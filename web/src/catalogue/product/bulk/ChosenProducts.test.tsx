import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// Brought here, so that no test waits for it.
import "#/list/ChosenTools.tsx";
import "#/list/Refusals.tsx";
import "./BulkDialog.tsx";
import "./ChosenProducts.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../../../test/eventually.ts";
import { choose, count, open, press, tick } from "./sampleProducts.tsx";

vi.setConfig({ testTimeout: 30_000 });

const price = (before: string, after: string) => [
  { __typename: "FieldChange", path: ["price"], label: "Price", kind: "MONEY", before, after },
];
const row = (name: string, changes: object = {}) => ({
  __typename: "ProductChange",
  productId: `product-${name}`,
  name,
  outcome: "DONE",
  message: null,
  messageCode: null,
  messageParams: [],
  changes: price("100.00", "110.00"),
  ...changes,
});
const refused = (name: string, message: string, outcome = "REFUSED") =>
  row(name, { outcome, message, changes: [] });
const answered = (
  noun: string,
  rows: readonly { readonly outcome: string }[],
  job: object | null,
  total = rows.length,
) => ({
  [`${noun.toLowerCase()}Products`]: {
    __typename: `${noun}ProductsSuccess`,
    total,
    doneCount: rows.filter(({ outcome }) => outcome === "DONE" || outcome === "UNCHANGED").length,
    refusedCount: 0,
    results: rows,
    job: job && { __typename: "Job", id: "job-1", ...job },
  },
});
const isPreview = ({ input }: Record<string, unknown>) =>
  typeof input === "object" && input !== null && Reflect.get(input, "isPreview") === true;

const type = (label: RegExp, value: string) =>
  act(async () => {
    const field = screen.getByRole("textbox", { name: label });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
const changesShown = () =>
  within(screen.getByRole("list", { name: "What changes" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("prices are shown before and after, then changed; what is refused stays chosen with its reason, and Undo names what it left", async () => {
  const same = row("Birch", { outcome: "UNCHANGED", changes: [] });
  const rows = [row("Anvil"), same, refused("Cedar", "It has no price yet")];
  const { sentAs } = await open({
    useBulkChangeValuesMutation: (variables) =>
      answered("Change", rows, isPreview(variables) ? null : { canUndo: true }),
    useUndoBulkEditMutation: () => ({
      undoBulkEdit: {
        __typename: "UndoBulkEditSuccess",
        total: 1,
        doneCount: 0,
        results: [refused("Anvil", "It was changed since", "STALE")],
        job: null,
      },
    }),
  });
  for (const name of ["Anvil", "Birch", "Cedar"]) await tick(`Select ${name}`);
  const dialog = await choose("Change prices");
  await press("Show what changes");
  expect(within(dialog).getAllByText("Percent is required").length).toBeGreaterThan(0);
  expect(sentAs("useBulkChangeValuesMutation")).toEqual([]);
  await type(/Percent/, "10");
  await press("Show what changes");
  await eventually(() => expect(changesShown()).toEqual(["AnvilPrice₹100.00becomes₹110.00"]));
  expect(within(dialog).getByRole("status").textContent).toBe("1 changes1 is so already1 is refused");
  expect(within(dialog).getByRole("region", { name: "What is refused" }).textContent).toContain(
    "Cedar: It has no price yet",
  );
  await press("Back");
  expect(screen.getByRole("textbox", { name: /Percent/ })).toHaveProperty("value", "10");
  await press("Show what changes");
  await press("Change the price of 1 product");
  const ids = ["product-Anvil", "product-Birch", "product-Cedar"];
  const input = {
    ids,
    price: { mode: "PERCENT", amount: "10.00", rounding: "NONE", withVariants: true },
  };
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /prices/ })).toBeNull());
  expect(sentAs("useBulkChangeValuesMutation")).toEqual([
    { input: { ...input, isPreview: true } },
    { input: { ...input, isPreview: true } },
    { input: { ...input, isPreview: false, idempotencyKey: expect.any(String) } },
  ]);
  expect(await screen.findByText("1 changed, 1 were so already, 1 refused")).toBeDefined();
  expect((await screen.findByText("These were refused.")).closest("[role=status]")?.textContent).toContain(
    "Cedar: It has no price yet",
  );
  await eventually(() => expect(count()).toBe("1 selected"));
  expect(screen.getByRole("button", { name: "Download what was refused" })).toBeDefined();
  // What was chosen since is not tried again: it was not refused.
  await tick("Select Dune");
  await press("Try these again");
  expect(await screen.findByRole("dialog", { name: "Change the price of 1 product" })).toBeDefined();
  await press("Cancel");
  expect(count()).toBe("1 selected");
  await press("Undo");
  expect(await screen.findByText("Nothing was taken back.")).toBeDefined();
  expect(
    (await screen.findByText("These were left as they are.")).closest("[role=status]")?.textContent,
  ).toContain("Anvil: It was changed since");
  expect(sentAs("useUndoBulkEditMutation")).toEqual([{ input: { jobId: "job-1" } }]);
});

test("what is run is what was shown, also when the fields say something else since it was asked for", async () => {
  const answer = Promise.withResolvers<undefined>();
  const rows = [row("Anvil")];
  const { sentAs } = await open({
    useBulkChangeValuesMutation: (variables) =>
      isPreview(variables)
        ? answer.promise.then(() => answered("Change", rows, null))
        : answered("Change", rows, { canUndo: true }),
  });
  await tick("Select Anvil");
  const dialog = await choose("Change prices");
  await type(/Percent/, "10");
  await press("Show what changes");
  await type(/Percent/, "90");
  await act(async () => answer.resolve(undefined));
  await eventually(() => expect(changesShown()).toEqual(["AnvilPrice₹100.00becomes₹110.00"]));
  await press("Change the price of 1 product");
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  const input = {
    ids: ["product-Anvil"],
    price: { mode: "PERCENT", amount: "10.00", rounding: "NONE", withVariants: true },
  };
  expect(sentAs("useBulkChangeValuesMutation")).toEqual([
    { input: { ...input, isPreview: true } },
    { input: { ...input, isPreview: false, idempotencyKey: expect.any(String) } },
  ]);
});

test("all that match are sent as the filter, with how many the preview has found, and go on as a job", async () => {
  const { sentAs } = await open(
    {
      useBulkChangeEnableMutation: (variables) =>
        isPreview(variables)
          ? answered("Enable", [row("Anvil"), row("Birch")], null, 3215)
          : answered("Enable", [], { canUndo: false }, 3215),
    },
    { totalCount: 3214, search: "?status=PENDING&searchTerm=a&seller=seller-1&stock=LOW&offer=ON" },
  );
  await tick("Select Anvil");
  expect(screen.queryByRole("button", { name: /that match/ })).toBeNull();
  await tick("Select all rows of this page");
  await press("Select all 3,214 that match");
  expect(count()).toBe("All 3,214 that match selected");
  const dialog = await choose("Enable");
  await eventually(() => expect(dialog.textContent).toContain("Of the first 2 of 3,215:2 change"));
  await press("Enable 3,215 products");
  const selection = {
    search: "a",
    status: ["PENDING"],
    sellerId: "seller-1",
    isLowInStock: true,
    isOnOffer: true,
  };
  expect(await screen.findByText("The change has begun. Closing this tab stops nothing.")).toBeDefined();
  expect(sentAs("useBulkChangeEnableMutation")).toEqual([
    { input: { selection, isPreview: true } },
    {
      input: {
        selection: { ...selection, expectedCount: 3215 },
        isPreview: false,
        idempotencyKey: expect.any(String),
      },
    },
  ]);
  expect(count()).toBeUndefined();
});

test("a row that is taken out of all that match leaves those of the page", async () => {
  await open({}, { totalCount: 3214 });
  await tick("Select all rows of this page");
  await press("Select all 3,214 that match");
  await tick("Select Dune");
  expect(count()).toBe("4 selected");
});

test("what cannot be looked at or done is said in the dialog, which stays; nothing looks done", async () => {
  let answers = 0;
  const { sentAs } = await open({
    useBulkChangeSubmitMutation: () => {
      answers += 1;
      if (answers === 1) return new RequestError("unreachable", "No line.");
      if (answers === 2) return answered("Submit", [row("Anvil", { changes: [] })], null);
      return {
        submitProducts: {
          __typename: "ForbiddenError",
          __isError: "ForbiddenError",
          message: "You may not do this.",
          messageCode: null,
          messageParams: [],
        },
      };
    },
  });
  await tick("Select Anvil");
  const dialog = await choose("Submit");
  await eventually(() => expect(within(dialog).getByRole("alert")).toBeDefined());
  expect(within(dialog).queryByRole("button", { name: "Submit 1 product" })).toBeNull();
  await press("Look again");
  await press("Submit 1 product");
  await eventually(() => expect(within(dialog).getByRole("alert").textContent).toBe("You may not do this."));
  expect(sentAs("useBulkChangeSubmitMutation")).toHaveLength(3);
  await press("Cancel");
  expect([count(), screen.queryByText("1 submitted")]).toEqual(["1 selected", null]);
});

test("where nothing would change there is nothing to run", async () => {
  await open({
    useBulkChangeEnableMutation: () =>
      answered("Enable", [refused("Anvil", "Please Upload Product Image")], null),
  });
  await tick("Select Anvil");
  const dialog = await choose("Enable");
  await eventually(() => expect(dialog.textContent).toContain("Nothing would change."));
  expect(
    within(dialog)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["", "Cancel"]);
});

test("what is not ticked is not asked for, and without anything ticked nothing is sent", async () => {
  const { sentAs } = await open({
    useBulkChangeValuesMutation: () => answered("Change", [row("Anvil")], null),
  });
  await tick("Select Anvil");
  const dialog = await choose("Change values");
  expect(
    within(dialog)
      .getAllByRole("checkbox")
      .map((box) => box.closest("label")?.textContent),
  ).toEqual([
    "Category",
    "Brand",
    "Country of origin",
    "Taxes",
    "HSN Code",
    "Discount",
    "Special offer",
    "Gift wrapping",
  ]);
  await press("Show what changes");
  expect(within(dialog).getAllByText("Choose what is changed").length).toBeGreaterThan(0);
  await tick("Taxes");
  await tick("HSN Code");
  await type(/CGST/, "9");
  await type(/SGST/, "9");
  await press("Show what changes");
  await eventually(() => expect(changesShown()).toHaveLength(1));
  expect(sentAs("useBulkChangeValuesMutation")).toEqual([
    {
      input: {
        ids: ["product-Anvil"],
        set: { cgst: "9.00", sgst: "9.00", igst: "18.00", hsnCode: null },
        isPreview: true,
      },
    },
  ]);
});

test.each([
  [["PRODUCT_UPDATE"], ["Submit", "Change prices", "Change values"]],
  [["PRODUCT_APPROVE"], ["Enable", "Return", "Disable"]],
  [["STOCK_UPDATE"], ["Change stock"]],
  [["PRODUCT_DELETE"], ["Delete"]],
])("with %j there is %j", async (permissions, expected) => {
  await open({}, { permissions });
  await tick("Select Anvil");
  await press("Change");
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(expected);
});

test("who may change nothing, and a service that cannot, has neither the menu nor all that match", async () => {
  for (const given of [{ permissions: ["PRODUCT_CREATE"] }, { offeredAreas: [] }]) {
    await open({}, { ...given, totalCount: 3214 });
    await tick("Select all rows of this page");
    expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
    expect(screen.queryByRole("button", { name: /that match/ })).toBeNull();
    document.body.replaceChildren();
  }
});
