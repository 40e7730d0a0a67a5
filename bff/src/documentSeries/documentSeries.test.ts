import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { addTaxDocument } from "../../test/nouns/placedOrders.ts";

const locations = v.object({
  viewer: v.object({ sellers: v.object({ nodes: v.array(v.object({ id: v.string(), name: v.string() })) }) }),
});
const shown = v.object({
  node: v.object({
    documentSeries: v.array(v.object({ kind: v.string(), prefix: v.string(), issuedCount: v.number() })),
  }),
});
const saved = v.object({ saveDocumentSeries: v.looseObject({ __typename: v.string() }) });

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let stranger: Caller;
  let [first, second] = ["", ""];

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
    stranger = await office.signIn("owner@fernway.test");
    const { data } = await seller.send("{ viewer { seller { id } } }");
    first = v.parse(v.object({ viewer: v.object({ seller: v.object({ id: v.string() }) }) }), data).viewer
      .seller.id;
    const all = await owner.send("{ viewer { sellers(first: 20) { nodes { id name } } } }");
    const { nodes } = v.parse(locations, all.data).viewer.sellers;
    second = nodes.find(({ id }) => id !== first)?.id ?? "";
  });
  afterAll(() => office.close());

  const series = async (caller: Caller, id: string) => {
    const { data } = await caller.send(
      "query ($id: ID!) { node(id: $id) { ... on Seller { documentSeries { kind prefix issuedCount } } } }",
      { id },
    );
    return v.parse(shown, data).node.documentSeries;
  };
  const save = async (caller: Caller, input: object) => {
    const { data, extensions } = await caller.send(
      `mutation ($input: SaveDocumentSeriesInput!) { saveDocumentSeries(input: $input) { __typename
        ... on SaveDocumentSeriesSuccess { seller { documentSeries { kind prefix } } }
        ... on ValidationError { issues { path message messageCode } } } }`,
      { input },
    );
    const calls = (extensions?.upstream ?? []).map(({ method, template }) => `${method} ${template}`);
    return { result: v.parse(saved, data).saveDocumentSeries, calls };
  };

  test("the company names a series before its first document; the answer has it, with three calls", async () => {
    const { result, calls } = await save(owner, { sellerId: second, kind: "INVOICE", prefix: "Q-7" });
    expect(result).toEqual({
      __typename: "SaveDocumentSeriesSuccess",
      seller: {
        documentSeries: [
          { kind: "INVOICE", prefix: "Q-7" },
          { kind: "BILL_OF_SUPPLY", prefix: expect.any(String) },
          { kind: "CREDIT_NOTE", prefix: expect.any(String) },
        ],
      },
    });
    expect(calls).toEqual([
      "GET /v1/companySeller",
      "PUT /v1/companyDocumentSeries/seller_id/{id}",
      "GET /v1/companyDocumentSeries/seller_id",
    ]);
  });

  test("who named it, and what it was called before, stands in the history of the location", async () => {
    const { data } = await owner.send(
      `query ($id: ID!) { node(id: $id) { ... on Seller { timeline(first: 1) { nodes { action actor { name } subjectType
        subjectId subjectName partOfId changes { label before after } } } } } }`,
      { id: second },
    );
    expect(data).toEqual({
      node: {
        timeline: {
          nodes: [
            {
              action: "CHANGED",
              actor: { name: "Anjali Rao" },
              subjectType: "DocumentSeries",
              subjectId: null,
              subjectName: "Q-7",
              partOfId: second,
              changes: [{ label: "Prefix", before: "I1", after: "Q-7" }],
            },
          ],
        },
      },
    });
  });

  test("a name that another series has, and one that documents of the year bear, is refused beside its field", async () => {
    const before = await series(owner, second);
    expect((await save(owner, { sellerId: second, kind: "BILL_OF_SUPPLY", prefix: "Q-7" })).result).toEqual({
      __typename: "ValidationError",
      issues: [
        {
          path: ["prefix"],
          message: "Another series of the company has this name",
          messageCode: "SERIES_TAKEN",
        },
      ],
    });
    expect(
      (await save(owner, { sellerId: second, kind: "INVOICE", prefix: "too long" })).result,
    ).toMatchObject({
      __typename: "ValidationError",
    });
    expect(await series(owner, second)).toEqual(before);

    await addTaxDocument(owner, first);
    const issued = (await series(owner, first)).find(({ issuedCount }) => issuedCount > 0);
    expect(issued?.issuedCount).toBeGreaterThan(0);
    expect((await save(owner, { sellerId: first, kind: issued?.kind, prefix: "ZZ" })).result).toEqual({
      __typename: "ValidationError",
      issues: [
        {
          path: ["prefix"],
          message: `Documents of this year have the name ${issued?.prefix} already`,
          messageCode: "SERIES_IN_USE",
        },
      ],
    });
  });

  test("a location reads its own and names none; another company's owner neither reads nor names it", async () => {
    const before = await series(owner, first);
    expect(await series(seller, first)).toEqual(before);
    expect(
      (await save(seller, { sellerId: first, kind: "CREDIT_NOTE", prefix: "S" })).result.__typename,
    ).toBe("ForbiddenError");
    expect(
      (await save(stranger, { sellerId: first, kind: "CREDIT_NOTE", prefix: "S" })).result.__typename,
    ).toBe("NotFoundError");
    expect(await series(owner, first)).toEqual(before);
  });
});
