import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import type { RestWrite } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { foreignId } from "../../test/doubles/catalogue.ts";
import { categoryService } from "../../test/doubles/categoryService.ts";
import { change, writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";

const move = `
  mutation ($input: MoveCategoryInput!) {
    moveCategory(input: $input) {
      __typename
      ... on MoveCategorySuccess { moved { id order } }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

const level1 = (id: number | string) => encodeNodeId("Category", `1-${id}`);
const position = "POST /v1/l1CategoryPO/{id}/position";
const placed = (id: number, order: number) => ({
  company_po_id: 1,
  level1_id: id,
  level1_name: `First ${id}`,
  level1_order_id: order,
});
const absent = () => {
  throw new RestError("not-found", "There is no such call.");
};

test("one call moves, and every category whose position changed is answered", async () => {
  const rest = categoryService({ [position]: () => [placed(3, 1), placed(1, 2), placed(2, 3)] });
  expect(await change(rest, move, { id: level1(3), afterId: null })).toEqual({
    __typename: "MoveCategorySuccess",
    moved: [
      { id: level1(3), order: 1 },
      { id: level1(1), order: 2 },
      { id: level1(2), order: 3 },
    ],
  });
  expect(rest.summary()).toEqual(["GET /v1/categoryPO", position]);
  expect(writes(rest)).toMatchObject([{ params: { id: "3" }, body: { after_id: null } }]);
});

test("behind one and before one are sent as they are", async () => {
  const rest = categoryService({ [position]: () => [] });
  await change(rest, move, { id: level1(3), afterId: level1(1) });
  await change(rest, move, { id: level1(3), beforeId: level1(2) });
  expect(writes(rest)).toMatchObject([{ body: { after_id: 1 } }, { body: { before_id: 2 } }]);
});

test("a service that cannot move gets one PUT for each category whose position changes, and is not asked again", async () => {
  const rest = categoryService({ [position]: absent });
  expect(await change(rest, move, { id: level1(3), afterId: null })).toMatchObject({
    moved: [
      { id: level1(3), order: 1 },
      { id: level1(1), order: 2 },
      { id: level1(2), order: 3 },
    ],
  });
  await change(rest, move, { id: level1(1), beforeId: level1(3) });
  expect(
    rest.calls
      .filter(({ method }) => method !== "GET")
      .map(({ method, template, params, body }) => [method, template, params["id"], body]),
  ).toEqual([
    ["POST", "/v1/l1CategoryPO/{id}/position", "3", { after_id: null }],
    ["PUT", "/v1/l1CategoryPO/{id}", "3", { level1_order_id: 1 }],
    ["PUT", "/v1/l1CategoryPO/{id}", "1", { level1_order_id: 2 }],
    ["PUT", "/v1/l1CategoryPO/{id}", "2", { level1_order_id: 3 }],
    ["PUT", "/v1/l1CategoryPO/{id}", "2", { level1_order_id: 1 }],
    ["PUT", "/v1/l1CategoryPO/{id}", "1", { level1_order_id: 2 }],
  ]);
});

test("a sibling that is gone is a conflict, in the service's words", async () => {
  const rest = categoryService({
    [position]: () => {
      throw new RestError("conflict", "The category to stand beside is not here any more");
    },
  });
  expect(await change(rest, move, { id: level1(1), afterId: level1(2) })).toEqual({
    __typename: "ConflictError",
    message: "The category to stand beside is not here any more",
  });
});

test("two places at once are refused", async () => {
  const rest = categoryService();
  const input = { id: level1(1), afterId: level1(2), beforeId: level1(3) };
  expect(await change(rest, move, input)).toMatchObject({
    issues: [{ path: ["beforeId"], message: "Give only one of afterId and beforeId" }],
  });
});

test("unknown, foreign and malformed ids are answered alike, and nothing is sent", async () => {
  const rest = categoryService({ [position]: (_write: RestWrite) => [] });
  const strangers = [level1(77), level1(foreignId), "nonsense", encodeNodeId("Product", "1")];
  for (const input of strangers.flatMap((id) => [
    { id, afterId: null },
    { id: level1(1), afterId: id },
    { id: level1(1), beforeId: id },
  ])) {
    expect(JSON.stringify(await change(rest, move, input))).toBe(
      '{"__typename":"NotFoundError","message":"This record does not exist."}',
    );
  }
  expect(writes(rest)).toEqual([]);
});

test("the permission is checked first", async () => {
  const rest = categoryService();
  const input = { id: "nonsense" };
  expect(await change(rest, move, input, seller)).toMatchObject({ __typename: "ForbiddenError" });
  expect(await change(rest, move, input, null)).toMatchObject({ __typename: "UnauthenticatedError" });
  expect(rest.calls).toEqual([]);
});
