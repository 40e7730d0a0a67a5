import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { bannerService } from "../../test/doubles/bannerService.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { change, writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";

const errors = "... on Error { message } ... on ValidationError { issues { path message } }";
const add = `mutation ($input: AddBannerInput!) { addBanner(input: $input) { __typename
  ... on AddBannerSuccess { banner { id } } ${errors} } }`;
const edit = `mutation ($input: EditBannerInput!) { editBanner(input: $input) { __typename
  ... on EditBannerSuccess { banner { slogan buttonText order isActive startDate endDate version
    category { name } } }
  ... on ConflictError { current { ... on Banner { slogan } } } ${errors} } }`;
const move = `mutation ($input: MoveBannerInput!) { moveBanner(input: $input) { __typename
  ... on MoveBannerSuccess { moved { id order } } ${errors} } }`;
const remove = `mutation ($input: DeleteBannerInput!) { deleteBanner(input: $input) { __typename
  ... on DeleteBannerSuccess { deletedId } ${errors} } }`;

const bannerId = (id: number) => encodeNodeId("Banner", String(id));
const id = bannerId(2);
const upload = encodeNodeId("Upload", "0f0e8f1e-6c2b-4c5e-9d8f-1a2b3c4d5e6f");
const whole = {
  categoryId: encodeNodeId("Category", "1-2"),
  imageUploadId: upload,
  slogan: "Grow",
  buttonText: "Shop",
  order: 5,
};

test("an edit sends the edited fields only; the levels that are not chosen are sent as null", async () => {
  const rest = bannerService();
  expect(await change(rest, edit, { id, slogan: " New " })).toMatchObject({
    banner: { slogan: "New", buttonText: "Shop", order: 2, isActive: null },
  });
  for (const [category, path] of [
    ["1-3", { category1_id: 3, category2_id: null, category3_id: null }],
    ["2-3", { category1_id: 3, category2_id: 3, category3_id: null }],
    ["3-3", { category1_id: 3, category2_id: 3, category3_id: 3 }],
  ] as const) {
    await change(rest, edit, { id, categoryId: encodeNodeId("Category", category) });
    expect(writes(rest).at(-1)).toMatchObject({ body: path });
  }
  expect(writes(rest)[0]).toMatchObject({
    method: "PUT",
    template: "/v1/companyBanner/{id}",
    params: { id: "2" },
    body: { banner_slogan: "New" },
  });
  expect(await change(rest, edit, { id })).toMatchObject({ __typename: "EditBannerSuccess" });
  expect(writes(rest)).toHaveLength(4);
});

test("a banner is switched off, and shown between two days", async () => {
  const rest = bannerService();
  expect(
    await change(rest, edit, { id, isActive: false, startDate: "2026-12-01", endDate: "2026-12-01" }),
  ).toMatchObject({ banner: { isActive: false, startDate: "2026-12-01", endDate: "2026-12-01" } });
  expect(writes(rest)).toMatchObject([
    { body: { banner_active: false, banner_start_date: "2026-12-01", banner_end_date: "2026-12-01" } },
  ]);
});

test("a banner moves in one call, and every banner whose order changed is answered", async () => {
  const rest = bannerService();
  expect(await change(rest, move, { id: bannerId(3), afterId: null })).toEqual({
    __typename: "MoveBannerSuccess",
    moved: [
      { id: bannerId(3), order: 1 },
      { id: bannerId(1), order: 2 },
    ],
  });
  await change(rest, move, { id: bannerId(3), beforeId: bannerId(2) });
  expect(writes(rest)).toMatchObject([
    { template: "/v1/companyBanner/{id}/position", params: { id: "3" }, body: { after_id: null } },
    { params: { id: "3" }, body: { before_id: 2 } },
  ]);
});

/** A service that moves, or is told every position, and answers a write with nothing. */
function silentService(hasMoves: boolean) {
  const tables = catalogue(4);
  const rows = [...(tables["companyBanner"]?.rows ?? [])];
  const place = (id: unknown, order_id: unknown) => {
    const index = rows.findIndex((row) => Reflect.get(row, "banner_id") === Number(id));
    rows[index] = { ...rows[index], order_id };
    return null;
  };
  const table = { key: "banner_id", parents: { company_po_id: "company_po_id" }, rows };
  return createFakeRest({
    tables: { ...tables, companyBanner: table },
    writes: {
      "POST /v1/companyBanner/{id}/position": ({ params }) => {
        if (!hasMoves) throw new RestError("not-found", "There is no such call.");
        for (const [index, id] of [params?.["id"], 1, 2].entries()) place(id, index + 1);
        return null;
      },
      "PUT /v1/companyBanner/{id}": ({ params, body }) =>
        place(params?.["id"], Reflect.get(Object(body), "order_id")),
    },
  });
}

const first3 = [
  { id: bannerId(3), order: 1 },
  { id: bannerId(1), order: 2 },
  { id: bannerId(2), order: 3 },
];

test.each([
  [
    "that moves, the whole list is answered as it stands then",
    true,
    [...first3, { id: bannerId(4), order: 4 }],
  ],
  ["that is told each position, those that have changed are answered", false, first3],
])("of a silent service %s", async (_title, hasMoves, moved) => {
  const rest = silentService(hasMoves);
  const result = await change(rest, move, { id: bannerId(3), afterId: null });
  expect(result).toEqual({ __typename: "MoveBannerSuccess", moved: expect.any(Array) });
  expect(Reflect.get(result, "moved")).toHaveLength(moved.length);
  expect(Reflect.get(result, "moved")).toEqual(expect.arrayContaining(moved));
});

test("a move whose result cannot be read is not said to have failed", async () => {
  const rest = silentService(true);
  const get: typeof rest.get = async (read) => {
    if (read.template.includes("company_po_id")) throw new RestError("unavailable", "No answer");
    return rest.get(read);
  };
  expect(await change({ ...rest, get }, move, { id: bannerId(3), afterId: null })).toEqual({
    __typename: "UnavailableError",
    message: "We do not know whether this was saved. Try again to find out.",
  });
});

test("a deleted banner answers with its id", async () => {
  const rest = bannerService();
  expect(await change(rest, remove, { id })).toEqual({ __typename: "DeleteBannerSuccess", deletedId: id });
  expect(writes(rest)).toMatchObject([{ method: "DELETE", params: { id: "2" } }]);
});

test.each<[string, string, object, readonly [string, string][]]>([
  [
    "everything empty",
    add,
    { categoryId: " ", slogan: " ", buttonText: "", order: 0 },
    [
      ["categoryId", "Level1 Category is required"],
      ["slogan", "Banner Slogan is required"],
      ["buttonText", "Banner Button Text is required"],
      ["order", "Order ID is a whole number from 1 to 1000000"],
      ["imageUploadId", "Image is required"],
    ],
  ],
  ["no image", add, { ...whole, imageUploadId: null }, [["imageUploadId", "Image is required"]]],
  [
    "too long",
    add,
    { ...whole, slogan: "s".repeat(121), buttonText: "b".repeat(121), order: 1_000_001 },
    [
      ["slogan", "Must have at most 120 characters"],
      ["buttonText", "Must have at most 120 characters"],
      ["order", "Order ID is a whole number from 1 to 1000000"],
    ],
  ],
  [
    "an end before its start",
    add,
    { ...whole, startDate: "2026-12-02", endDate: "2026-12-01" },
    [["endDate", "End Date must not be before Start Date"]],
  ],
  ["no slogan in an edit", edit, { id, slogan: null }, [["slogan", "Banner Slogan is required"]]],
  ["no category in an edit", edit, { id, categoryId: "" }, [["categoryId", "Level1 Category is required"]]],
  [
    "two places in a move",
    move,
    { id, afterId: bannerId(1), beforeId: bannerId(3) },
    [["beforeId", "Give only one of afterId and beforeId"]],
  ],
])("%s is refused beside its field, and nothing is written", async (_name, document, input, issues) => {
  const rest = bannerService();
  expect(await change(rest, document, input)).toMatchObject({
    __typename: "ValidationError",
    issues: issues.map(([field, message]) => ({ path: [field], message })),
  });
  expect(writes(rest)).toEqual([]);
});

test("the permission is checked before the input", async () => {
  const rest = bannerService();
  const empty = { categoryId: "", slogan: "", buttonText: "", order: 0 };
  for (const [document, input] of [
    [add, empty],
    [edit, { id: "nonsense", slogan: "" }],
    [move, { id: "nonsense" }],
    [remove, { id: "nonsense" }],
  ] as const) {
    expect(await change(rest, document, input, seller)).toMatchObject({ __typename: "ForbiddenError" });
    expect(await change(rest, document, input, null)).toMatchObject({ __typename: "UnauthenticatedError" });
  }
  expect(rest.calls).toEqual([]);
});
