import { Network, Observable } from "relay-runtime";
import { expect, test } from "vitest";
import { createEnvironment } from "#/relay/environment.ts";
import { readDueRefunds } from "./dueRefunds.ts";

const owing = (id: string, refund: object) => ({
  __typename: "Fulfilment",
  __isNode: "Fulfilment",
  id,
  number: `number of ${id}`,
  order: {
    __typename: "Order",
    id: `order of ${id}`,
    refunds: [{ __typename: "Refund", amount: "10.00", state: "DUE", ...refund }],
  },
});

test("what many orders owe is read a hundred at a time; what two parts owe together is one, and what was sent is none", async () => {
  const asked: unknown[] = [];
  const environment = createEnvironment(
    Network.create((_, { ids }) => {
      asked.push(ids);
      const nodes =
        asked.length === 1
          ? [owing("part-0", { id: "refund-0" }), owing("part-1", { id: "refund-0" })]
          : [
              owing("part-100", { id: "refund-1" }),
              owing("part-101", { id: "refund-2", state: "SENT" }),
              null,
            ];
      return Observable.from(Promise.resolve({ data: { nodes } }));
    }),
  );
  const ids = Array.from({ length: 150 }, (_, index) => `part-${index}`);
  expect(await readDueRefunds(environment, ids)).toEqual([
    { id: "refund-0", amount: "10.00", partId: "part-1", name: "number of part-1" },
    { id: "refund-1", amount: "10.00", partId: "part-100", name: "number of part-100" },
  ]);
  expect(asked).toEqual([ids.slice(0, 100), ids.slice(100)]);
});
