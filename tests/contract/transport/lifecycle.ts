import * as v from "valibot";
import { type ContractCall, type ContractResource, extension } from "../call.ts";
import { first, list, same, single, succeeded } from "../expectation.ts";
import { type Id, id } from "../http/wire.ts";
import { fillPath } from "../probe.ts";
import * as forms from "../world/forms.ts";
import { randomName } from "../world/randomName.ts";
import type { World } from "../world/world.ts";

/** One kind of record that can be read, changed and deleted beyond the documents (decision D-13). */
interface Lifecycle {
  readonly collection: string;
  /** The field with its identity. */
  readonly key: string;
  /** The calls of it that the documents have already. */
  readonly documented?: readonly ("GET" | "PUT")[];
  readonly make: (world: World) => Promise<Id>;
  /** A field that can be changed, and a new value for it. */
  readonly field: string;
  readonly value: () => string;
}

const anyRecord = v.record(v.string(), v.unknown());

/** Sends a form to the documented call and finds the record by the name in it. */
function created(post: string, lists: string, key: string, name: string, form: Form) {
  return async (world: World): Promise<Id> => {
    const [sent, parent] = await form(world);
    succeeded(await world.post(post, sent));
    const known = list(await world.get(lists, parent), anyRecord);
    const record = known.find((candidate) => candidate[name] === sent[name]);
    return v.parse(id, record?.[key]);
  };
}
type Form = (world: World) => Promise<[Readonly<Record<string, unknown>>, Id]>;

const lifecycles: readonly Lifecycle[] = [
  {
    collection: "l1CategoryPO",
    key: "level1_id",
    make: (world) => world.addLevel1(),
    field: "level1_name",
    value: () => `Garden ${randomName()}`,
  },
  {
    collection: "l2CategoryPO",
    key: "level2_id",
    make: created(
      "/v1/l2CategoryPO",
      "/v1/l2CategoryPO/level1_id/{id}",
      "level2_id",
      "level2_name",
      async (world) => {
        const parent = await world.level1();
        return [forms.level2Form(parent), parent];
      },
    ),
    field: "level2_name",
    value: () => `Pots ${randomName()}`,
  },
  {
    collection: "l3CategoryPO",
    key: "level3_id",
    make: created(
      "/v1/l3CategoryPO",
      "/v1/l3CategoryPO/level2_id/{id}",
      "level3_id",
      "level3_name",
      async (world) => {
        const parent = await world.level2();
        return [forms.level3Form(await world.level1(), parent), parent];
      },
    ),
    field: "level3_name",
    value: () => `Clay ${randomName()}`,
  },
  {
    collection: "companyBanner",
    key: "banner_id",
    make: created(
      "/v1/companyBanner",
      "/v1/companyBanner/company_po_id/{id}",
      "banner_id",
      "banner_slogan",
      async (world) => {
        const company = await world.companyId();
        return [forms.bannerForm(company, await world.level1()), company];
      },
    ),
    field: "banner_slogan",
    value: () => `Bloom ${randomName()}`,
  },
  {
    collection: "companyCollection",
    key: "collection_id",
    make: created(
      "/v1/companyCollection",
      "/v1/companyCollection/company_po_id/{id}",
      "collection_id",
      "collection_name",
      async (world) => {
        const company = await world.companyId();
        return [forms.collectionForm(company), company];
      },
    ),
    field: "collection_name",
    value: () => `Winter ${randomName()}`,
  },
  {
    collection: "companyBrand",
    key: "brand_id",
    make: (world) => world.addBrand(),
    field: "brand_name",
    value: () => `Root ${randomName()}`,
  },
  {
    collection: "companySellerManu",
    key: "manu_id",
    documented: ["GET"],
    make: created(
      "/v1/companySellerManu",
      "/v1/companySellerManu/seller_id/{id}",
      "manu_id",
      "manu_name",
      async (world) => {
        const seller = await world.sellerId();
        return [forms.manufacturerForm(await world.companyId(), seller), seller];
      },
    ),
    field: "manu_name",
    value: () => `Mill ${randomName()}`,
  },
  {
    collection: "companySellerProdImage",
    key: "image_id",
    make: async (world) => {
      const prod_id = await world.addProduct();
      const image = { prod_id, images_url: `${randomName()}.webp`, order_id: 1 };
      succeeded(await world.post("/v1/companySellerProdImage", image));
      const answer = await world.get("/v1/companySellerProdImage/prod_id/{prod_id}", prod_id);
      return first(answer, v.object({ image_id: id })).image_id;
    },
    field: "images_url",
    value: () => `${randomName()}.webp`,
  },
  {
    collection: "companySellerProdLoc",
    key: "prod_id",
    documented: ["GET"],
    make: (world) => world.addProduct(),
    field: "prod_name",
    value: () => `Tumbler ${randomName()}`,
  },
];

/** Read, change and delete of one kind of record, each as its own call. */
function lifecycleCalls(lifecycle: Lifecycle): ContractCall[] {
  const { collection, key, make, field } = lifecycle;
  const path = `/v1/${collection}/{${key}}`;
  const read = async (world: World, record: Id) =>
    single(await world.client.call({ method: "GET", path: fillPath(path, [record]) }), anyRecord);
  const unknown = 2_000_000_000;

  const reading = extension("GET", path, async (probe, world) => {
    const record = await make(world);
    await probe.that("reads one record", async () => {
      same(String(single(await probe.send({ at: [record] }), anyRecord)[key]), String(record), key);
    });
    await probe.that("knows no other", async () => {
      probe.refused(await probe.send({ at: [unknown] }), { status: 404 });
    });
  });
  const changing = extension("PUT", path, async (probe, world) => {
    const record = await make(world);
    const before = await read(world, record);
    const value = lifecycle.value();
    await probe.that(`changes ${field} and nothing else`, async () => {
      succeeded(await probe.send({ at: [record], body: { [field]: value } }));
      const { updated_at: _, ...after } = await read(world, record);
      const { updated_at: __, ...expected } = { ...before, [field]: value };
      same(after, expected, "the record");
    });
    await probe.that("refuses an empty value and a body without a field", async () => {
      const empty = await probe.send({ at: [record], body: { [field]: "" } });
      probe.refused(empty, { status: 400, field });
      probe.refused(await probe.send({ at: [record], body: {} }), { status: 400 });
    });
    await probe.that("knows no other", async () => {
      probe.refused(await probe.send({ at: [unknown], body: { [field]: value } }), { status: 404 });
    });
  });
  const deleting = extension("DELETE", path, async (probe, world) => {
    const record = await make(world);
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
    ({ method }) => !lifecycle.documented?.some((one) => one === method),
  );
}

/** Deleting what is still in use (spec "Transport": 409). */
const inUse: readonly ContractCall[] = [
  ["/v1/l1CategoryPO/{level1_id}", (world: World) => world.level2().then(() => world.level1())] as const,
  ["/v1/l2CategoryPO/{level2_id}", (world: World) => world.level3().then(() => world.level2())] as const,
].map(([path, used]) =>
  extension(
    "DELETE",
    path,
    async (probe, world) => {
      const category = await used(world);
      await probe.that("is refused while something is below it", async () => {
        probe.refused(await probe.send({ at: [category] }), { status: 409 });
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
