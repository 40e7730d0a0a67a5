import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// Brought here, so that no test waits for it.
import "#/list/ChosenTools.tsx";
import "#/list/Refusals.tsx";
import "./BulkDialog.tsx";
import "./ChosenProducts.tsx";
import { eventually } from "../../../../test/eventually.ts";
import { choose, count, open, press, tick } from "./sampleProducts.tsx";

vi.setConfig({ testTimeout: 30_000 });

/** Two products: the preview says that both will do, and then the first one will not. */
const openRefusing = () =>
  open({
    useBulkChangeEnableMutation: ({ input }) => {
      const { isPreview } = input;
      const [anvil, birch] = ["Anvil", "Birch"].map((name) => ({
        __typename: "ProductChange",
        productId: `product-${name}`,
        name,
        outcome: "DONE",
        message: null,
        messageCode: null,
        messageParams: [],
        changes: [],
      }));
      const results = [
        isPreview ? anvil : { ...anvil, outcome: "REFUSED", message: "It has no price yet" },
        birch,
      ];
      return {
        enableProducts: {
          __typename: "EnableProductsSuccess",
          total: 2,
          doneCount: isPreview ? 2 : 1,
          refusedCount: isPreview ? 0 : 1,
          results,
          job: isPreview ? null : { __typename: "Job", id: "job-1", canUndo: false },
        },
      };
    },
  });

async function enableBoth() {
  await tick("Select Anvil");
  await tick("Select Birch");
  await choose("Enable");
  await eventually(() => screen.getByRole("button", { name: "Enable 2 products" }));
  await press("Enable 2 products");
  await eventually(() => screen.getByRole("button", { name: "Try these again" }));
  expect(count()).toBe("1 selected");
}
const again = () => screen.queryByRole("button", { name: "Try these again" });

test("who gives up what was refused can still read why, and is offered no second try", async () => {
  await openRefusing();
  await enableBoth();
  await press("Clear");
  expect([again(), count()]).toEqual([null, undefined]);
  expect(screen.getByText(/It has no price yet/)).toBeDefined();
});

test("the second try ends with the choice of the last one refused, though others are chosen", async () => {
  await openRefusing();
  await enableBoth();
  await tick("Select Cedar");
  expect(again()).not.toBeNull();
  await tick("Select Anvil");
  expect([again(), count()]).toEqual([null, "1 selected"]);
});
