import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { oneEngine, startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";
import { RestError } from "../rest/error.ts";

const fields = "layout sidebarType sidebarSetting sidebarBackground palette mix";
const read = `{ viewer { look { ${fields} } } }`;
const save = `mutation ($input: SaveLookInput!) { saveLook(input: $input) {
  __typename
  ... on SaveLookSuccess { look { ${fields} } }
  ... on ValidationError { issues { path message } }
} }`;

const asItComes = {
  layout: null,
  sidebarType: null,
  sidebarSetting: null,
  sidebarBackground: null,
  palette: null,
  mix: null,
};
const dark = { ...asItComes, layout: "rtl", palette: "color-3", mix: "dark-only" };

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let caller: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    caller = await office.signIn("owner@verdant.test");
  });
  afterAll(() => office.close());

  test("a look goes with its user to every browser, and to nobody else; the last one chosen counts", async () => {
    expect((await caller.send(read)).data).toEqual({ viewer: { look: null } });
    expect((await caller.send(save, { input: { mix: "light-only", sidebarType: "compact" } })).data).toEqual({
      saveLook: {
        __typename: "SaveLookSuccess",
        look: { ...asItComes, mix: "light-only", sidebarType: "compact" },
      },
    });
    const otherBrowser = await office.signIn("owner@verdant.test");
    await otherBrowser.send(save, { input: dark });
    expect((await caller.send(read)).data).toEqual({ viewer: { look: dark } });
    for (const email of ["seller@verdant.test", "owner@fernway.test"]) {
      expect((await (await office.signIn(email)).send(read)).data).toEqual({ viewer: { look: null } });
    }
  });

  test("a stranger keeps none, and what cannot be a choice is refused by its field", async () => {
    const before = (await caller.send(read)).data;
    expect((await office.anonymous.send(save, { input: dark })).data).toMatchObject({
      saveLook: { __typename: "UnauthenticatedError" },
    });
    for (const palette of ["", "Color 1", "a".repeat(41), "<b>"]) {
      expect((await caller.send(save, { input: { palette } })).data).toMatchObject({
        saveLook: { issues: [{ path: ["palette"], message: "Must be the name of a choice" }] },
      });
    }
    expect((await caller.send(read)).data).toEqual(before);
  });
});

const path = "/v1/userPreference/user_po_id/{id}/{key}";

/** A service that has `preference_value` under the key. */
function service(preference_value: unknown) {
  const record = { company_po_id: 1, user_po_id: 10, preference_key: "look", preference_value };
  return createFakeRest({ reads: { [path]: () => [record] } });
}

test("of what somebody else has written under the key, only choices count", async () => {
  const { data } = await run(createFakeContext(service({ palette: "color-2", mix: 7 }), owner), read);
  expect(data).toEqual({ viewer: { look: { ...asItComes, palette: "color-2" } } });
  for (const value of ["text", 5, true]) {
    const rest = service(value);
    expect((await run(createFakeContext(rest, owner), read)).data).toEqual({ viewer: { look: null } });
    expect(rest.summary()).toEqual([`GET ${path}`]);
  }
});

test("with a service that keeps no preferences there is none, and keeping one is not offered", async () => {
  const rest = {
    ...createFakeRest({}),
    get: async () => {
      throw new RestError("not-found", "There is no such call.");
    },
  };
  expect(await run(createFakeContext(rest, owner), read)).toEqual({
    data: { viewer: { look: null } },
    errors: [],
  });
  expect((await run(createFakeContext(rest, owner), save, { input: dark })).data).toEqual({
    saveLook: { __typename: "NotOfferedError" },
  });
});
