import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { change, writes } from "../../test/harness/change.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const brand = (id: number) => encodeNodeId("Brand", String(id));
const parts = "__typename ... on Error { message code } ... on ValidationError { issues { path message } }";
const merge = `mutation ($input: MergeBrandInput!) { mergeBrand(input: $input) { ${parts}
  ... on MergeBrandSuccess { deletedId brand { id name productCount } } } }`;

/** A service that answers a merge like this. */
const mergingService = (answer: () => object) =>
  createFakeRest({ tables: catalogue(4), writes: { "POST /v1/companyBrand/{id}/merge": answer } });

test("a merge is one call, and answers the brand that stays", async () => {
  const stays = { company_po_id: 1, brand_id: 2, brand_name: "Brand 2", products_count: 7 };
  const rest = mergingService(() => stays);
  expect(await change(rest, merge, { id: brand(1), intoId: brand(2) })).toEqual({
    __typename: "MergeBrandSuccess",
    deletedId: brand(1),
    brand: { id: brand(2), name: "Brand 2", productCount: 7 },
  });
  expect(rest.summary()).toEqual(["GET /v1/companyBrand", "POST /v1/companyBrand/{id}/merge"]);
  expect(writes(rest)).toMatchObject([{ params: { id: "1" }, body: { into_id: 2 } }]);
});

test("a merge with itself is refused, and one that the service does not offer says so", async () => {
  const rest = mergingService(() => {
    throw new RestError("not-found", "There is no such call.");
  });
  expect(await change(rest, merge, { id: brand(1), intoId: brand(1) })).toMatchObject({
    issues: [{ path: ["intoId"], message: "A brand cannot be merged with itself" }],
  });
  expect(writes(rest)).toEqual([]);
  expect(await change(rest, merge, { id: brand(1), intoId: brand(2) })).toMatchObject({
    __typename: "NotOfferedError",
  });
});

test("a brand that somebody else has renamed since it was seen is not merged away", async () => {
  const rest = mergingService(() => ({}));
  const input = { id: brand(1), intoId: brand(2), version: "as it was" };
  expect(await change(rest, merge, input)).toMatchObject({
    __typename: "ConflictError",
    message: "Somebody else has changed this since you opened it.",
    code: "STALE_VERSION",
  });
  expect(writes(rest)).toEqual([]);
});
