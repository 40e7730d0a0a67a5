import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same, succeeded } from "../expectation.ts";
import { type Id, id, number } from "../http/wire.ts";
import { level2Form } from "../fixtures/forms.ts";

const positionedRow = v.object({ level2_id: id, level2_order_id: number });

/** A change of position among siblings (decision D-42): the other tables have the same call. */
export const positions: ContractResource = {
  name: "position",
  calls: [
    extension("POST", "/v1/l2CategoryPO/{level2_id}/position", async (probe, fixtures) => {
      const parent = await fixtures.addLevel1();
      const siblings = async (): Promise<Id[]> =>
        list(await fixtures.get(fixtures.options.level2Path, parent), positionedRow).map(
          ({ level2_id }) => level2_id,
        );
      for (const level2_order_id of [1, 2, 3])
        succeeded(await fixtures.post("/v1/l2CategoryPO", { ...level2Form(parent), level2_order_id }));
      const [first, second, third] = await siblings();
      if (first === undefined || third === undefined) return;

      await probe.that("puts a record first, and answers all whose order id changed", async () => {
        const moved = list(await probe.send({ at: [third], body: { after_id: null } }), positionedRow);
        same(moved.length, 3, "moved records");
        same(await siblings(), [third, first, second], "the order");
      });
      await probe.that("puts a record behind a sibling", async () => {
        succeeded(await probe.send({ at: [third], body: { after_id: first } }));
        same(await siblings(), [first, third, second], "the order");
      });
      await probe.that("refuses a place behind a record that is no sibling", async () => {
        const stranger = await fixtures.level2();
        probe.refused(await probe.send({ at: [first], body: { after_id: stranger } }), { status: 409 });
        same(await siblings(), [first, third, second], "the order");
      });
      await probe.that("requires after_id or before_id", async () => {
        probe.refused(await probe.send({ at: [first], body: {} }), { status: 400 });
      });
    }),
  ],
};
