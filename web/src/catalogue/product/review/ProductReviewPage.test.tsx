import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../../../test/eventually.ts";
import { type Gateway, openConsole } from "../../../../test/openConsole.tsx";
import { catalogueRoutes } from "../../routes.ts";
import { percentBetween } from "./ChangeValue.tsx";
// Brought here, so that no test waits for them to be compiled.
import "./ProductReviewPage.tsx";
import "./WordDiff.tsx";

const change = (path: string, values: object) => ({
  __typename: "FieldChange",
  path: path.split("."),
  label: "Name",
  part: null,
  kind: "TEXT",
  before: null,
  after: null,
  beforeUrl: null,
  afterUrl: null,
  isChanged: true,
  ...values,
});
const changes = [
  change("name", { before: "Pot", after: "Pots" }),
  change("description", {
    label: "Description",
    kind: "RICH_TEXT",
    before: "A pot of clay.",
    after: "A pot of red clay.",
  }),
  change("colour", { label: "Colour", before: "Red", after: "Red", isChanged: false }),
  change("images.4", { label: "Image", kind: "IMAGE", before: "a.png", after: null, beforeUrl: "/a.png" }),
  change("variants.12.price", {
    label: "Price",
    part: "Large",
    kind: "MONEY",
    before: "₹100.00",
    after: "₹112.50",
  }),
  change("bundles.5", { label: "Bundle", after: "Lid · 10 %" }),
];
const product = (id: string, values: object = {}) => ({
  __typename: "Product",
  __isNode: "Product",
  id,
  name: id,
  version: "v1",
  status: "PENDING",
  imageThumbnailUrl: null,
  seller: { __typename: "Seller", id: "seller-1", name: "Pune" },
  remark: null,
  flaggedStep: null,
  disabledReason: null,
  incompleteStep: null,
  statusChangedAt: null,
  viewerCanUpdate: false,
  viewerActions: ["ENABLE", "RETURN"],
  reviewedAt: "2026-11-01T06:30:00.000Z",
  reviews: [
    { __typename: "ProductReview", decision: "RETURNED", at: null, byName: "Anjali Rao", remark: "Not yet" },
  ],
  changesSinceReview: changes,
  ...values,
});
const waiting = ["pot", "cup", "jar"];
const page = (id: unknown, values: object = {}) => ({
  viewer: {
    products: {
      __typename: "ProductConnection",
      totalCount: 3,
      nodes: waiting.map((one) => ({ __typename: "Product", id: one })),
    },
  },
  node: product(String(id), values),
});
const open = (id = "pot", values: object = {}, gateway: Gateway = {}) =>
  openConsole(catalogueRoutes, `/master/ViewProduct/${id}/review`, {
    ProductReviewPageQuery: (variables) => page(variables["id"], values),
    ...gateway,
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, text: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value: text } });
  });
const names = () =>
  [...document.querySelectorAll(".review-change dt > span:first-child")].map((one) => one.textContent);

test("what has changed stands by the steps of the wizard; the rest comes with the switch", async () => {
  await open();
  expect(names()).toEqual(["Name", "Description", "Image", "Large · Price", "Bundle"]);
  expect([...document.querySelectorAll("h2")].map((title) => title.textContent)).toEqual([
    "Categories and details",
    "Images",
    "Price and variants",
    "Discounts",
    "Decision",
    "Until now",
  ]);
  await act(async () => fireEvent.click(screen.getByRole("switch")));
  expect(names()).toContain("Colour");
});

test("a text shows its words that came and went, a price how much that is, a part that it is new or gone", async () => {
  await open();
  await eventually(() => expect(document.querySelector(".review-text ins")?.textContent).toBe("red "));
  expect(screen.getByText("+12.5%")).toBeTruthy();
  expect(screen.getByText("New")).toBeTruthy();
  expect(screen.getAllByText("Taken away")).toHaveLength(2);
  expect([
    percentBetween("₹200.00", "₹150.00"),
    percentBetween("₹0.00", "₹5.00"),
    percentBetween("₹1,000.00", "₹1,234.50"),
  ]).toEqual([-25, null, 23.5]);
});

test("before the first decision the whole is shown", async () => {
  await open("pot", { reviewedAt: null });
  expect(names()).toContain("Colour");
});

test("where nothing has changed that is said", async () => {
  await open("pot", { changesSinceReview: [changes[2]] });
  expect(screen.getByText("Nothing has changed")).toBeTruthy();
});

test("a service that keeps no reviews is said to be one, and the decision can be made all the same", async () => {
  await open("pot", { changesSinceReview: null, reviews: null });
  expect(screen.getByText("What has changed cannot be told")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Approve" })).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: /^Point at/ })).toEqual([]);
});

test("fields are pointed at, each with its remark, and go back with the product; the next one follows", async () => {
  const { sent, address } = await open(
    "pot",
    {},
    {
      useReturnProductMutation: () => ({
        returnProduct: {
          __typename: "ReturnProductSuccess",
          product: product("pot", { status: "RECTIFICATION", viewerActions: [] }),
        },
      }),
    },
  );
  await press("Point at Large · Price");
  await press("Return with 1 field");
  expect([...document.querySelectorAll("[data-field-problem]")].map((one) => one.textContent)).toEqual([
    "Say what is to be put right",
  ]);
  await type("To put right: Large · Price", " Too much ");
  await press("Point at Name");
  await type("To put right: Name", "Spell it out");
  await press("Point at Bundle");
  await press("Do not point at Bundle");
  await press("Return with 2 fields");
  expect(sent.find(({ name }) => name === "useReturnProductMutation")?.variables).toEqual({
    input: {
      id: "pot",
      version: "v1",
      remark: "Large · Price: Too much\nName: Spell it out",
      fields: [
        { field: "variants.12.price", remark: "Too much" },
        { field: "name", remark: "Spell it out" },
      ],
    },
  });
  await eventually(() => expect(address()).toBe("/master/ViewProduct/cup/review"));
});

test("without a field a remark is needed", async () => {
  const { sent } = await open("jar");
  await press("Return product");
  expect(document.querySelector("[data-field-problem]")?.textContent).toBe("Remark is required");
  expect(sent.map(({ name }) => name)).not.toContain("useReturnProductMutation");
});

test("j leads to the next product and k back; what was written stays, and typing a letter leads nowhere", async () => {
  const { address } = await open("cup");
  expect(screen.getByText("2 of 3 that wait for review")).toBeTruthy();
  await type("Remark", "Half a thought");
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Remark" }), { key: "j" });
  expect(address()).toBe("/master/ViewProduct/cup/review");
  await act(async () => fireEvent.keyDown(document.body, { key: "j" }));
  await eventually(() => expect(address()).toBe("/master/ViewProduct/jar/review"));
  expect(within(document.body).queryByRole("link", { name: /^Next/ })).toBeNull();
  await act(async () => fireEvent.keyDown(document.body, { key: "k" }));
  await eventually(() => expect(address()).toBe("/master/ViewProduct/cup/review"));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Remark" }).value).toBe("Half a thought");
});

test("a leads to the button that approves and r to the remark, and neither decides", async () => {
  const { sent } = await open("cup");
  await act(async () => fireEvent.keyDown(document.body, { key: "a" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Approve" }));
  const isTyped = fireEvent.keyDown(document.body, { key: "r" });
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Remark" }));
  expect(isTyped).toBe(false);
  expect(sent.filter(({ name }) => name.endsWith("Mutation"))).toEqual([]);
});

test("whoever may not decide sees what has changed, and nothing to decide with", async () => {
  await open("pot", { viewerActions: ["SUBMIT"] });
  expect(names()).toContain("Name");
  expect(screen.queryByText("Decision")).toBeNull();
  expect(screen.queryAllByRole("button", { name: /^Point at/ })).toEqual([]);
});

test("the next one is the product that has waited longest; when none waits, it says so and leads home", async () => {
  const waitsFor = (ids: readonly string[]): Gateway => ({
    ProductReviewPageQuery: ({ id }) => ({
      viewer: {
        products: {
          __typename: "ProductConnection",
          totalCount: ids.length,
          nodes: ids.map((one) => ({ __typename: "Product", id: one })),
        },
      },
      node: id === "next" ? null : product(String(id)),
    }),
  });
  const { address } = await open("next", {}, waitsFor(["cup", "pot"]));
  expect(await screen.findByRole("heading", { level: 1, name: "cup" })).toBeTruthy();
  expect(address()).toBe("/master/ViewProduct/cup/review");
  expect(screen.getByText("1 of 2 that wait for review")).toBeTruthy();
  cleanup();
  await open("next", {}, waitsFor([]));
  expect(await screen.findByText("Nothing waits for review")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/dashboard/default");
});

test("whoever has gone to another product meanwhile stays there when the decision is answered", async () => {
  const answer = Promise.withResolvers<Record<string, unknown>>();
  const { address, router } = await open("pot", {}, { productMutationsEnableMutation: () => answer.promise });
  await press("Approve");
  await act(() => router.navigate("/master/ViewProduct/jar/review"));
  await act(async () =>
    answer.resolve({
      enableProduct: {
        __typename: "EnableProductSuccess",
        product: product("pot", { status: "ENABLED", viewerActions: [] }),
      },
    }),
  );
  expect(await screen.findByText("Product Enabled Successfully")).toBeTruthy();
  expect(address()).toBe("/master/ViewProduct/jar/review");
});
