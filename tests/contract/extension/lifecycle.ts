import * as v from "valibot";
import { type ContractCall, type ContractResource, extension } from "../call.ts";
import { same, single, succeeded } from "../expectation.ts";
import { type Id, unknownId } from "../http/wire.ts";
import { fillPath } from "../probe.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { type Lifecycle, lifecycles } from "./lifecycles.ts";

const anyRecord = v.record(v.string(), v.unknown());

/** Read, change and delete of one kind of record, each as its own call. */
function lifecycleCalls(lifecycle: Lifecycle): ContractCall[] {
  const { collection, key, make, field } = lifecycle;
  const path = `/v1/${collection}/{${key}}`;
  const read = async (fixtures: Fixtures, record: Id) =>
    single(await fixtures.client.call({ method: "GET", path: fillPath(path, [record]) }), anyRecord);

  const reading = extension("GET", path, async (probe, fixtures) => {
    const record = await make(fixtures);
    await probe.that("reads one record", async () => {
      same(String(single(await probe.send({ at: [record] }), anyRecord)[key]), String(record), key);
    });
    await probe.that("knows no other", async () => {
      probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
    });
  });
  const changing = extension("PUT", path, async (probe, fixtures) => {
    const record = await make(fixtures);
    const before = await read(fixtures, record);
    const value = lifecycle.value();
    await probe.that(`changes ${field} and nothing else`, async () => {
      succeeded(await probe.send({ at: [record], body: { [field]: value } }));
      const { updated_at: _, ...after } = await read(fixtures, record);
      const { updated_at: __, ...expected } = { ...before, [field]: value };
      same(after, expected, "the record");
    });
    await probe.that("refuses an empty value and a body without a field", async () => {
      const empty = await probe.send({ at: [record], body: { [field]: "" } });
      probe.refused(empty, { status: 400, field });
      probe.refused(await probe.send({ at: [record], body: {} }), { status: 400 });
    });
    await probe.that("knows no other", async () => {
      probe.refused(await probe.send({ at: [unknownId], body: { [field]: value } }), { status: 404 });
    });
  });
  const deleting = extension("DELETE", path, async (probe, fixtures) => {
    const record = await make(fixtures);
    await probe.that("deletes", async () => {
      succeeded(await probe.send({ at: [record] }));
      const gone = await probe.other({ method: "GET", path: fillPath(path, [record]) });
      probe.refused(gone, { status: 404 });
    });
    await probe.that("knows it no longer", async () => {
      probe.refused(await probe.send({ at: [record] }), { status: 404 });
    });
  });
  return [reading, changing, deleting].filter(
    ({ method }) => !lifecycle.without?.some((one) => one === method),
  );
}

/** Deleting what is still in use (spec "Transport": 409). */
const inUse: readonly ContractCall[] = [
  [
    "/v1/companySeller/{seller_id}",
    (fixtures: Fixtures) => fixtures.product().then(() => fixtures.sellerId()),
  ] as const,
  [
    "/v1/l1CategoryPO/{level1_id}",
    (fixtures: Fixtures) => fixtures.level2().then(() => fixtures.level1()),
  ] as const,
  [
    "/v1/l2CategoryPO/{level2_id}",
    (fixtures: Fixtures) => fixtures.level3().then(() => fixtures.level2()),
  ] as const,
].map(([path, used]) =>
  extension(
    "DELETE",
    path,
    async (probe, fixtures) => {
      const record = await used(fixtures);
      await probe.that("is refused while something belongs to it", async () => {
        probe.refused(await probe.send({ at: [record] }), { status: 409 });
      });
    },
    "in use",
  ),
);

/** What the console's documented screens need beyond the documents (decision D-13). */
export const lifecycle: ContractResource = {
  name: "lifecycle",
  calls: [...lifecycles.flatMap(lifecycleCalls), ...inUse],
};
