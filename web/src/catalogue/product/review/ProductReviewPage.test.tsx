import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readDraft } from "#/form/draftStore.ts";
import { eventually } from "../../../../test/eventually.ts";
import type { Gateway } from "../../../../test/openConsole.tsx";
import { percentBetween } from "./ChangeValue.tsx";
import { changes, names, open, press, product, type } from "./sampleReview.tsx";

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

test("what somebody wrote and did not send is not there for whoever signs in next", async () => {
  await open("cup");
  await type("Remark", "Half a thought");
  cleanup();
  // A new session is a new store.
  await open("cup");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Remark" }).value).toBe("");
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

test("what a reviewer has written is there again after a reload, for them alone, and gone when it was sent", async () => {
  const reviewer = "meera@verdant.test";
  const gateway: Gateway = {
    useReturnProductMutation: () => ({
      returnProduct: {
        __typename: "ReturnProductSuccess",
        product: product("pot", { status: "RECTIFICATION", viewerActions: [] }),
      },
    }),
  };
  const openAs = async (who: string) => {
    cleanup();
    return open("pot", {}, gateway, who);
  };
  const remark = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Remark" }).value;
  await openAs(reviewer);
  await press("Point at Name");
  await type("To put right: Name", "Spell it out");
  await type("Remark", "Half a thought");
  // A reload hides the page first.
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  vi.restoreAllMocks();
  await eventually(async () =>
    expect(await readDraft(reviewer, "review pot")).toMatchObject({ values: { remark: "Half a thought" } }),
  );
  await openAs("ravi@verdant.test");
  expect(remark()).toBe("");
  await openAs(reviewer);
  await eventually(() => expect(remark()).toBe("Half a thought"));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "To put right: Name" }).value).toBe(
    "Spell it out",
  );
  const { address } = await openAs(reviewer);
  await eventually(() => expect(remark()).toBe("Half a thought"));
  await press("Return with 1 field");
  await eventually(() => expect(address()).toBe("/master/ViewProduct/cup/review"));
  await eventually(async () => expect(await readDraft(reviewer, "review pot")).toBeUndefined());
});
