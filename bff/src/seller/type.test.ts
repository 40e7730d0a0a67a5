import { expect, test } from "vitest";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { createFakeRest, type FakeRest } from "../../test/doubles/fakeRest.ts";

const document = `
  query ($search: String) {
    viewer {
      seller { name }
      sellers(search: $search) { totalCount edges { node { databaseId name type commissionPercentage products { totalCount } } } }
    }
  }`;

function service(): FakeRest {
  return createFakeRest({ tables: catalogue(5) });
}

const indiranagar = {
  node: {
    databaseId: "1",
    name: "Indiranagar",
    type: "BOTH",
    commissionPercentage: "7.50",
    products: { totalCount: 3 },
  },
};
const pune = {
  node: {
    databaseId: "2",
    name: "Pune",
    type: "WAREHOUSE",
    commissionPercentage: "5.00",
    products: { totalCount: 2 },
  },
};

/** Adds products for the whole company and may not read locations. */
const adds = {
  ...owner,
  role: { id: "1001", name: "Adds", system: null, permissions: ["PRODUCT_CREATE"] },
} as const;

test("an owner acts for no location and sees all of them by name", async () => {
  const response = await run(createFakeContext(service(), owner), document);
  expect(response).toEqual({
    data: { viewer: { seller: null, sellers: { totalCount: 2, edges: [indiranagar, pune] } } },
    errors: [],
  });
});

test("a seller sees their own location only, and the list of the others is not even read", async () => {
  const rest = service();
  const response = await run(createFakeContext(rest, seller), document);
  expect(response).toEqual({
    data: { viewer: { seller: { name: "Indiranagar" }, sellers: { totalCount: 1, edges: [indiranagar] } } },
    errors: [],
  });
  expect(rest.summary()).toEqual(["GET /v1/companySeller", "GET /v1/companySellerProdLoc/seller_id/{id}"]);
});

test("who adds products for the company is shown which locations there are, and no more of them; a program is not", async () => {
  const names = "{ viewer { sellers { nodes { id name } } } }";
  const shown = await run(createFakeContext(service(), adds), names);
  expect(shown).toEqual({
    data: {
      viewer: {
        sellers: {
          nodes: [
            { id: encodeNodeId("Seller", "1"), name: "Indiranagar" },
            { id: encodeNodeId("Seller", "2"), name: "Pune" },
          ],
        },
      },
    },
    errors: [],
  });
  const { errors } = await run(
    createFakeContext(service(), adds),
    "{ viewer { sellers { nodes { commissionPercentage } } } }",
  );
  expect(errors[0]).toMatchObject({ message: "You are not allowed to do this." });
  const nothing = { data: { viewer: { sellers: { nodes: [] } } }, errors: [] };
  const orders = { ...adds, role: { ...adds.role, permissions: ["ORDER_READ"] } } as const;
  expect(await run(createFakeContext(service(), orders), names)).toEqual(nothing);
  const program = { ...adds, limitedTo: ["PRODUCT_CREATE"] } as const;
  expect(await run(createFakeContext(service(), program), names)).toEqual(nothing);
  const copied = '{ viewer { sellers(filter: { updatedSince: "2026-01-01T00:00:00Z" }) { nodes { id } } } }';
  for (const user of [orders, program])
    expect(await run(createFakeContext(service(), user), copied)).toEqual(nothing);
});

test("search finds locations, and a seller only their own", async () => {
  const found = async (user: typeof owner, search: string) =>
    JSON.stringify((await run(createFakeContext(service(), user), document, { search })).data).match(
      /"databaseId":"\d"/g,
    );
  expect(await found(owner, "PUN")).toEqual(['"databaseId":"2"']);
  expect(await found(seller, "indira")).toEqual(['"databaseId":"1"']);
  expect(await found(seller, "pune")).toBeNull();
});

test("locations with a GSTIN and without one are told apart, also where the service does not narrow", async () => {
  const asked = async (hasGstin: boolean, user: typeof owner, pages: boolean) => {
    const tables = catalogue(5);
    const [, second] = tables["companySeller"]?.rows ?? [];
    Object.assign(Object(second), { gstin_number: "29ABCDE1234F1ZW" });
    const rest = createFakeRest({ tables, pages });
    const { data, errors } = await run(
      createFakeContext(rest, user),
      `{ viewer { sellers(filter: { hasGstin: ${hasGstin} }) { totalCount nodes { name } } } }`,
    );
    return [data, errors.map(({ message }) => message), rest.calls.map(({ query }) => query["has_gstin"])];
  };
  const only = (name: string) => ({ viewer: { sellers: { totalCount: 1, nodes: [{ name }] } } });
  expect(await asked(true, owner, false)).toEqual([only("Pune"), [], ["true"]]);
  expect(await asked(false, owner, false)).toEqual([only("Indiranagar"), [], ["false"]]);
  expect(await asked(false, seller, false)).toEqual([only("Indiranagar"), [], [undefined]]);
  const [, refusal] = await asked(false, adds, false);
  expect(refusal).toEqual(["You are not allowed to do this."]);
});

test("locations are picked by where they stand, what they are for and their state, also where the service does not narrow", async () => {
  const asked = async (filter: string, user: typeof owner = owner) => {
    const tables = catalogue(5);
    const [first, second] = tables["companySeller"]?.rows ?? [];
    const named = { admin_email: "ravi@pune.test", stateshort: "MH" };
    Object.assign(Object(first), { admin_email: null, stateshort: "KA" });
    Object.assign(Object(second), { ...named, admin_active: false, admin_activated: false });
    const rest = createFakeRest({ tables, pages: false });
    const { data, errors } = await run(
      createFakeContext(rest, user),
      `{ viewer { sellers(filter: { ${filter} }) { totalCount nodes { name } } } }`,
    );
    return {
      names: JSON.stringify(data).match(/(?<="name":")[^"]+/g) ?? [],
      errors: errors.map(({ message }) => message),
      query: rest.calls.at(-1)?.query,
    };
  };
  const found = (names: readonly string[], query: object) => ({
    names,
    errors: [],
    query: expect.objectContaining(query),
  });
  expect(await asked("status: [INVITED]")).toEqual(found(["Pune"], { seller_status: "invited" }));
  expect(await asked("status: [UNATTENDED, ACTIVE]")).toEqual(
    found(["Indiranagar"], { seller_status: "unattended,active" }),
  );
  expect(await asked("status: []")).toMatchObject({ names: ["Indiranagar", "Pune"], errors: [] });
  expect(await asked("type: [WAREHOUSE, STORE]")).toEqual(found(["Pune"], { seller_type: "0,1" }));
  expect(await asked('provinceCodes: ["KA"], type: [BOTH]')).toEqual(
    found(["Indiranagar"], { stateshort: "KA", seller_type: "2" }),
  );
  expect(await asked('provinceCodes: ["KA"], status: [INVITED]')).toMatchObject({ names: [], errors: [] });
  expect(await asked('provinceCodes: ["nowhere"]')).toEqual({ names: [], errors: [], query: undefined });
  for (const filter of ["status: [ACTIVE]", "type: [BOTH]", 'provinceCodes: ["KA"]'])
    expect(await asked(filter, adds)).toMatchObject({
      names: [],
      errors: ["You are not allowed to do this."],
    });
});

test("who is shown the names of locations finds and orders them by nothing else", async () => {
  const tables = catalogue(5);
  const [, second] = tables["companySeller"]?.rows ?? [];
  Object.assign(Object(second), { legal_name: "Deccan Traders", area_name: "Kothrud" });
  const asked = async (user: typeof owner, args: string) => {
    const rest = createFakeRest({ tables });
    const { data, errors } = await run(
      createFakeContext(rest, user),
      `{ viewer { sellers(${args}) { nodes { name } } } }`,
    );
    const searches = rest.calls.filter(({ query }) => query["q"] !== undefined).length;
    return {
      names: JSON.stringify(data).match(/(?<="name":")[^"]+/g) ?? [],
      errors,
      searches,
      calls: rest.calls,
    };
  };
  expect(await asked(owner, 'search: "deccan"')).toMatchObject({ names: ["Pune"], searches: 1 });
  expect(await asked(adds, 'search: "deccan"')).toMatchObject({ names: [], errors: [], searches: 0 });
  expect(await asked(adds, 'search: "kothrud"')).toMatchObject({ names: [], errors: [], searches: 0 });
  expect(await asked(adds, 'search: "pun"')).toMatchObject({ names: ["Pune"], errors: [], searches: 0 });
  expect(await asked(adds, "orderBy: { field: NAME, direction: DESC }")).toMatchObject({
    names: ["Pune", "Indiranagar"],
  });
  for (const args of [
    "orderBy: { field: PRODUCTS }",
    "orderBy: { field: UPDATED_AT }",
    'filter: { createdSince: "2026-01-01T00:00:00Z" }',
    'filter: { updatedSince: "2026-01-01T00:00:00Z" }',
  ]) {
    expect(await asked(owner, args)).toMatchObject({ errors: [] });
    expect(await asked(adds, args)).toMatchObject({
      errors: [{ message: "You are not allowed to do this." }],
      calls: [],
    });
  }
});
