import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same } from "../expectation.ts";

/** Categories of several levels in one call: the path of every row of a product list. */
export const mixedCategories: ContractResource = {
  name: "categoryPO",
  calls: [
    extension("GET", "/v1/categoryPO", async (probe, fixtures) => {
      const ids = [await fixtures.level1(), await fixtures.level2(), await fixtures.level3()];
      await probe.that("answers each with its level, unknown ones left out", async () => {
        const pairs = ids.map((one, index) => `${index + 1}-${one}`);
        const response = await probe.send({ query: { ids: [...pairs, "2-999999999"].join(",") } });
        const levels = list(response, v.object({ level: v.number() })).map(({ level }) => level);
        same(levels, [1, 2, 3], "levels");
      });
      await probe.that("refuses other levels and other forms", async () => {
        for (const value of ["4-1", "1", "1-0", "", "1-1,,2-1"]) {
          probe.refused(await probe.send({ query: { ids: value } }), { status: 400 });
        }
      });
    }),
  ],
};
