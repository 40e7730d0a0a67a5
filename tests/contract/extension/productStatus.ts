import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { same, single } from "../expectation.ts";
import { optionalText, text } from "../http/wire.ts";

const record = v.object({ prod_status: text, prod_status_reason: optionalText });

/** The states of a product between its author and the storefront (decision D-64). */
export const productStatus: ContractResource = {
  name: "prod_status",
  calls: [
    extension("PUT", "/v1/companySellerProdLoc/prod_status/{prod_id}", async (probe, fixtures) => {
      const product = await fixtures.addProduct();
      const move = (prod_status: string, prod_status_reason?: string) =>
        probe.send({ at: [product], body: { prod_status, prod_status_reason } });

      await probe.that("goes draft, pending, rectification, pending, enabled, disabled", async () => {
        const way: readonly [string, string?][] = [
          ["pending"],
          ["rectification", "The image is blurred"],
          ["pending"],
          ["enabled"],
          ["disabled", "Out of season"],
        ];
        for (const [status, reason] of way) {
          const found = single(await move(status, reason), record);
          same([found.prod_status, found.prod_status_reason], [status, reason ?? null], "state and reason");
        }
      });
      await probe.that("refuses a step that does not follow", async () => {
        probe.refused(await move("draft"), { status: 422, field: "prod_status" });
      });
      await probe.that("asks for a reason", async () => {
        single(await move("enabled"), record);
        probe.refused(await move("disabled"), { status: 400, field: "prod_status_reason" });
      });
      await probe.that("refuses another word", async () => {
        probe.refused(await move("published"), { status: 400, field: "prod_status" });
      });
    }),
  ],
};
