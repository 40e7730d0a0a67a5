import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

const change = v.object({
  path: v.array(v.string()),
  label: v.string(),
  kind: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  beforeInput: v.nullable(v.string()),
});
const entry = v.looseObject({ id: v.string(), changes: v.optional(v.array(change), []) });
const trail = v.object({
  nodes: v.array(entry),
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
});
const whole = `nodes {
  id at action subjectType subjectId subjectName partOfName reason actingFor note noteDetail
  actor { id name kind } changes { path label kind before after beforeInput }
} pageInfo { hasNextPage endCursor }`;

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
  });
  afterAll(() => office.close());

  const read = async (caller: Caller, args: string, fields = whole) => {
    const { data, errors } = await caller.send(`{ viewer { trail: audit${args} { ${fields} } } }`);
    expect(errors).toBeUndefined();
    return v.parse(v.object({ viewer: v.object({ trail }) }), data).viewer.trail;
  };
  const timeline = async (caller: Caller, type: string, id: string, args = "(first: 50)") => {
    const { data, errors, extensions } = await caller.send(
      `query ($id: ID!) { node(id: $id) { ... on ${type} { timeline${args} { ${whole} } } } }`,
      { id },
    );
    expect(errors).toBeUndefined();
    const { node } = v.parse(v.object({ node: v.object({ timeline: trail }) }), data);
    return { ...node.timeline, calls: extensions?.upstream?.map(({ template }) => template) ?? [] };
  };
  const send = async (caller: Caller, name: string, input: object) => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const { data, errors } = await caller.send(
      `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on Error { message } } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ result: { __typename: `${type}Success` } });
  };
  const product = encodeNodeId("Product", "1");

  test("a change is shown with who did it, what was changed, and values that people can read", async () => {
    const brand = encodeNodeId("Brand", "2");
    await send(owner, "editProductDetails", { id: product, brandId: brand, model: "M-7" });
    await send(owner, "saveProductPricing", {
      id: product,
      variantsEnabled: false,
      price: "189.5",
      giftWrappingEnabled: true,
      giftWrappingPrice: "125000",
      cgst: "2.5",
      sgst: "2.5",
      igst: "5",
    });
    const { nodes } = await timeline(owner, "Product", product, "(first: 2)");
    const [pricing, details] = nodes;
    expect(details).toMatchObject({
      action: "CHANGED",
      actor: { id: "owner:1", name: "Anjali Rao", kind: "OWNER" },
      actingFor: null,
      subjectType: "Product",
      subjectId: product,
    });
    expect(details?.changes).toContainEqual({
      path: ["model"],
      label: "Model",
      kind: "TEXT",
      before: "LT-26",
      after: "M-7",
      beforeInput: '"LT-26"',
    });
    const brands = details?.changes.find(({ path }) => path[0] === "brandId");
    expect(brands).toMatchObject({ label: "Brand", kind: "RECORD", before: "Lohastra", after: "Mitti & Co" });
    expect(pricing?.changes).toContainEqual({
      path: ["giftWrappingPrice"],
      label: "Gift wrapping price",
      kind: "MONEY",
      before: "₹0.00",
      after: "₹1,25,000.00",
      beforeInput: '"0"',
    });
    expect(pricing?.changes).toContainEqual({
      path: ["giftWrappingEnabled"],
      label: "Gift wrapping enabled",
      kind: "YES_NO",
      before: "No",
      after: "Yes",
      beforeInput: "false",
    });
  });

  test("a token is named; a seller reads their own location's entries only, and others none", async () => {
    const made = await owner.send(
      "mutation ($input: AddApiTokenInput!) { made: addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }",
      {
        input: {
          name: "कोठार sync",
          permissions: ["BRAND_CREATE", "AUDIT_READ"],
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        },
      },
    );
    const { secret } = v.parse(v.object({ made: v.object({ secret: v.string() }) }), made.data).made;
    const program = office.withToken(secret);
    await send(program, "addBrand", { name: "By a program" });
    const [newest] = (await read(program, "(first: 1)")).nodes;
    expect(newest).toMatchObject({
      actor: { id: "owner:1" },
      actingFor: "कोठार sync",
      action: "CREATED",
      subjectType: "Brand",
      subjectName: "By a program",
    });
    expect(JSON.stringify((await read(owner, "(first: 100)")).nodes)).not.toContain(secret);

    // The owner's token and the brand are the company's.
    const own = await read(
      seller,
      "(first: 100)",
      `nodes { id subjectType partOfId subjectId } pageInfo { hasNextPage endCursor }`,
    );
    const types = new Set(own.nodes.map(({ subjectType }) => subjectType));
    expect(types).toEqual(new Set(["Product", "StaffMember"]));
    const foreign = newest?.id ?? "";
    const asked = await seller.send("query ($id: ID!) { node(id: $id) { id } }", { id: foreign });
    expect(asked.data).toEqual({ node: null });
    const pune = await office.signIn("pune@verdant.test");
    const seen = (await read(pune, "(first: 100)")).nodes.map(({ subjectType }) => subjectType);
    expect(new Set(seen)).toEqual(new Set(["StaffMember"]));
    expect((await timeline(owner, "Product", product)).nodes.length).toBeGreaterThan(1);

    const others = await office.signIn("owner@fernway.test");
    const theirs = await read(others, "(first: 100)");
    expect(
      theirs.nodes.every(({ actor }) => v.parse(v.object({ id: v.string() }), actor).id === "owner:2"),
    ).toBe(true);
    expect((await others.send("query ($id: ID!) { node(id: $id) { id } }", { id: foreign })).data).toEqual({
      node: null,
    });
    for (const caller of [office.anonymous]) {
      expect((await caller.send("{ viewer { audit { nodes { id } } } }")).data).toEqual({ viewer: null });
    }
  });

  test("who may not read the trail is told so, and reads everything else of the record", async () => {
    const made = await owner.send(
      "mutation ($input: AddApiTokenInput!) { made: addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }",
      {
        input: { name: "Reads", permissions: [], expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
      },
    );
    const { secret } = v.parse(v.object({ made: v.object({ secret: v.string() }) }), made.data).made;
    const reader = office.withToken(secret);
    const { data, errors } = await reader.send(
      "query ($id: ID!) { viewer { audit { nodes { id } } } node(id: $id) { ... on Product { name timeline { nodes { id } } } } }",
      { id: product },
    );
    expect(data).toMatchObject({
      viewer: { audit: null },
      node: { name: expect.any(String), timeline: null },
    });
    expect(errors).toMatchObject([
      { extensions: { code: "FORBIDDEN" } },
      { extensions: { code: "FORBIDDEN" } },
    ]);
  });

  test("of the company's details a token without COMPANY_READ sees no more in the trail than elsewhere", async () => {
    const made = await owner.send(
      "mutation ($input: AddApiTokenInput!) { made: addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }",
      {
        input: {
          name: "Audits",
          permissions: ["AUDIT_READ"],
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        },
      },
    );
    const { secret } = v.parse(v.object({ made: v.object({ secret: v.string() }) }), made.data).made;
    const { data } = await owner.send(
      "{ viewer { company { id version businessType verticalName verticalDescription name legalName } } }",
    );
    const { company } = v.parse(
      v.object({ viewer: v.object({ company: v.looseObject({ id: v.string() }) }) }),
      data,
    ).viewer;
    const { id: _id, ...names } = company;
    await send(owner, "editCompanyRegistration", {
      ...names,
      registrationNumber: "U-7",
      panNumber: "ABCDE1234F",
    });
    const labels = async (caller: Caller) =>
      (await read(caller, '(first: 1, filter: { types: ["Company"] })')).nodes[0]?.changes.map(
        ({ label }) => label,
      );
    expect(await labels(owner)).toEqual(expect.arrayContaining(["Registration number", "PAN number"]));
    expect(await labels(office.withToken(secret))).toEqual([]);
  });

  test("the trail is narrowed and read page by page; what fits nothing is empty without a call", async () => {
    for (const name of ["Paged A", "Paged B", "Paged C"]) await send(owner, "addBrand", { name });
    const filter = 'types: ["Brand"], actions: [CREATED], actor: "owner:1"';
    const first = await read(owner, `(first: 2, filter: { ${filter} })`);
    expect(first.nodes.map(({ subjectName }) => subjectName)).toEqual(["Paged C", "Paged B"]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await read(
      owner,
      `(first: 1, after: "${first.pageInfo.endCursor ?? ""}", filter: { ${filter} })`,
    );
    expect(second.nodes.map(({ subjectName }) => subjectName)).toEqual(["Paged A"]);
    const { data, extensions } = await owner.send(
      '{ viewer { audit(filter: { types: ["Nothing"] }) { nodes { id } } } }',
    );
    expect(data).toEqual({ viewer: { audit: { nodes: [] } } });
    expect(extensions?.upstream ?? []).toEqual([]);
    const wrong = await owner.send('{ viewer { audit(after: "x") { nodes { id } } } }');
    expect(wrong.errors).toMatchObject([{ message: "`after` is not a cursor of this list in this order." }]);
  });

  test("fifty entries of many records cost one call, and one more for each kind of record that they name", async () => {
    const ids = Array.from({ length: 12 }, (_, index) => encodeNodeId("Product", String(index + 2)));
    for (const [index, id] of ids.entries())
      await send(owner, "editProductDetails", {
        id,
        brandId: encodeNodeId("Brand", String((index % 3) + 1)),
        model: `N-${index}`,
      });
    const { extensions, errors } = await owner.send(
      `{ viewer { audit(first: 50, filter: { types: ["Product"] }) { nodes {
        subject { id ... on Product { name } } partOfName changes { before after } actor { name } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(extensions?.upstream?.map(({ template }) => template).toSorted()).toEqual([
      "/v1/audit/company_po_id/{id}",
      "/v1/companyBrand",
      "/v1/companySellerProdLoc",
    ]);
  });

  test("what belongs to a product stands in its history, and a deleted record keeps its name", async () => {
    const id = encodeNodeId("Product", "20");
    await send(owner, "addVariant", {
      productId: id,
      shortName: "Tin",
      longName: "In a tin",
      price: "99",
      order: 9,
    });
    const { nodes, calls } = await timeline(owner, "Product", id);
    expect(nodes[0]).toMatchObject({ subjectType: "Variant", subjectName: "Tin", action: "CREATED" });
    expect(calls).toEqual(["/v1/companySellerProdLoc", "/v1/audit/record/{entity}/{id}"]);
    const brand = await owner.send(
      'mutation { made: addBrand(input: { name: "Gone soon" }) { ... on AddBrandSuccess { brand { id } } } }',
    );
    const made = v.parse(
      v.object({ made: v.object({ brand: v.object({ id: v.string() }) }) }),
      brand.data,
    ).made;
    await send(owner, "deleteBrand", { id: made.brand.id });
    const [gone] = (await read(owner, `(first: 1, filter: { subjectId: "${made.brand.id}" })`)).nodes;
    expect(gone).toMatchObject({ action: "DELETED", subjectName: "Gone soon", subjectId: made.brand.id });
    expect(gone?.changes).toMatchObject([{ label: "Name", before: "Gone soon", after: null }]);
  });

  test("a sign-in is a note", async () => {
    await office.signIn("seller@verdant.test");
    const [note] = (await read(seller, "(first: 1, filter: { actions: [NOTED] })")).nodes;
    expect(note).toMatchObject({
      note: "signed_in",
      action: "NOTED",
      actor: { id: "seller:3", kind: "SELLER" },
      subjectType: "StaffMember",
      subjectId: encodeNodeId("StaffMember", "3"),
      changes: [],
    });
  });
});
