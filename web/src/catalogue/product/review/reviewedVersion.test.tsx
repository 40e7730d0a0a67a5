import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { touchesOf } from "#/relay/Touches.ts";
import { eventually } from "../../../../test/eventually.ts";
import { changes, names, open, page, press, product, type } from "./sampleReview.tsx";

test("what is decided on is what is shown: a change in between is told, and looked at first", async () => {
  const now = { version: "v1", reviewVersion: "v1", changesSinceReview: changes.slice(0, 1) };
  const { sent, environment, address } = await open("pot", now, {
    ProductReviewPageQuery: ({ id }) => page(id, { ...now }),
    productMutationsEnableMutation: ({ input }) => ({
      enableProduct:
        input.version === now.version
          ? {
              __typename: "EnableProductSuccess",
              product: product("pot", { status: "ENABLED", viewerActions: [] }),
            }
          : {
              __typename: "ConflictError",
              __isError: "ConflictError",
              message: "Somebody else has changed it",
              issues: [],
              current: product("pot", { version: now.version }),
            },
    }),
  });
  const versions = () =>
    sent
      .filter(({ name }) => name === "productMutationsEnableMutation")
      .map(({ variables }) => variables["input"]);
  const notice = () => document.querySelector(".review-decision .ui-notice-title")?.textContent;
  expect(notice()).toBeUndefined();
  Object.assign(now, { version: "v2", reviewVersion: "v2", changesSinceReview: changes.slice(0, 2) });
  await press("Approve");
  await eventually(() => expect(notice()).toBe("Changed by somebody else"));
  // As what is live brings it.
  touchesOf(environment).noteAuthor("v3", "Meera Nair");
  await act(async () =>
    environment.commitUpdate((store) => void store.get("pot")?.setValue("v3", "version")),
  );
  expect(notice()).toBe("Changed by Meera Nair");
  await press("Approve");
  expect(versions()).toEqual([
    { id: "pot", version: "v1" },
    { id: "pot", version: "v1" },
  ]);
  expect(names()).toEqual(["Name"]);
  await press("Show");
  await eventually(() => expect(names()).toEqual(["Name", "Description"]));
  expect(notice()).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Changes" }));
  await press("Approve");
  expect(versions().at(-1)).toEqual({ id: "pot", version: "v2" });
  await eventually(() => expect(address()).toBe("/master/ViewProduct/cup/review"));
});

test("a product goes back as the one that was looked at", async () => {
  const { sent, environment } = await open(
    "pot",
    {},
    {
      useReturnProductMutation: () => ({
        returnProduct: { __typename: "NotFoundError", __isError: "NotFoundError", message: "Gone" },
      }),
    },
  );
  await act(async () =>
    environment.commitUpdate((store) => void store.get("pot")?.setValue("v2", "version")),
  );
  await type("Remark", "Not yet");
  await press("Return product");
  expect(sent.at(-1)?.variables).toEqual({
    input: { id: "pot", version: "v1", remark: "Not yet", fields: [] },
  });
});

test("parts that changed in between, of which the product's own version knows nothing, are told by the refusal", async () => {
  const now = { version: "v1", reviewVersion: "v1.a", changesSinceReview: changes.slice(0, 1) };
  const refused = {
    __typename: "ConflictError",
    __isError: "ConflictError",
    message: "Somebody else has changed it",
    issues: [],
    current: product("pot", { version: "v1" }),
  };
  const { sent } = await open("pot", now, {
    ProductReviewPageQuery: ({ id }) => page(id, { ...now }),
    productMutationsEnableMutation: () => ({ enableProduct: refused }),
    useReturnProductMutation: () => ({ returnProduct: refused }),
  });
  const notice = () => document.querySelector(".review-decision .ui-notice-title")?.textContent;
  for (const [reviewVersion, count, decide] of [
    ["v1.b", 2, () => press("Approve")],
    [
      "v1.c",
      3,
      async () => {
        await type("Remark", "Too dear");
        await press("Return product");
      },
    ],
  ] as const) {
    expect(notice()).toBeUndefined();
    const seen = now.reviewVersion;
    Object.assign(now, { reviewVersion, changesSinceReview: changes.slice(0, count) });
    await decide();
    await eventually(() => expect(notice()).toBe("Changed by somebody else"));
    expect(sent.at(-1)?.variables["input"]).toMatchObject({ id: "pot", version: seen });
    await press("Show");
    await eventually(() => expect(names()).toHaveLength(Math.min(count, 2)));
    await eventually(() => expect(notice()).toBeUndefined());
  }
});
