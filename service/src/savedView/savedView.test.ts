import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const ok = async (...given: Parameters<Caller>) => {
    const { status, body } = await call(...given);
    expect([status < 300, body]).toEqual([true, body]);
    return body;
  };
  const refusal = async (...given: Parameters<Caller>) => {
    const { status, body } = await call(...given);
    return [status, field(body, "fields") ?? field(body, "message")];
  };
  /** Two people of the company, one of a location, and one of another company. */
  async function people() {
    const login = async (email: string) => {
      const { body } = await call("POST /signin", { email, pw: "Verdant-Demo-1" });
      const id = field(body, "user_po_id") ?? field(body, "user_seller_id");
      return { account_id: Number(id), seller_id: field(body, "seller_id") ?? null };
    };
    const [owner, seller, stranger] = await Promise.all(
      ["owner@verdant.test", "seller@verdant.test", "owner@fernway.test"].map(login),
    );
    if (owner === undefined || seller === undefined || stranger === undefined) throw new Error("No people");
    return { owner, seller, stranger };
  }
  const lists = { made: 0 };
  /** A list that no other test has views of. */
  const newList = () => `list${(lists.made += 1)}`;
  const state = { search: "lamp", filters: [{ name: "brand", values: ["QnJhbmQ6MQ"] }] };
  const whole = { ...state, sort: null, columns: null, page_size: null, mode: null };
  const form = (list_name: string, changed: object = {}) => ({
    company_po_id: 1,
    seller_id: null,
    account_id: null,
    list_name,
    view_name: "Lamps",
    state,
    ...changed,
  });
  const add = async (list: string, changed: object = {}) =>
    Number(field(await ok("POST /v1/companySavedView", form(list, changed)), "view_id"));
  const at = (person: { account_id: number }, list: string) =>
    `/v1/companySavedView/account/${person.account_id}/${list}`;
  const seen = async (person: { account_id: number }, list: string) =>
    [await ok(`GET ${at(person, list)}`)].flat().map((row) => field(row, "view_id"));

  test("a view is kept with what is known of its state, changed and deleted", async () => {
    const { owner } = await people();
    const list = newList();
    const body = form(list, { account_id: owner.account_id, state: { ...state, colour: "red" } });
    const added = await ok("POST /v1/companySavedView", body);
    expect(added).toMatchObject({ ...body, state: whole, is_default: false });
    const path = `/v1/companySavedView/${String(field(added, "view_id"))}`;
    const sort = { column: "name", direction: "desc" };
    const columns = [{ id: "name", width: null }];
    expect(
      await ok(`PUT ${path}`, { view_name: "Desks", state: { filters: [], sort, columns } }),
    ).toMatchObject({
      view_name: "Desks",
      state: { search: null, filters: [], sort, columns, page_size: null, mode: null },
      account_id: owner.account_id,
    });
    await ok(`DELETE ${path}`);
    expect((await call(`GET ${path}`)).status).toBe(404);
  });

  test("somebody sees their own views and what is shared with them, and nobody else's", async () => {
    const { owner, seller, stranger } = await people();
    const list = newList();
    const own = await add(list, { account_id: owner.account_id, view_name: "Own" });
    const ofSeller = await add(list, { ...seller, view_name: "Seller's" });
    const company = await add(list, { view_name: "Company's" });
    const location = await add(list, { seller_id: seller.seller_id, view_name: "Location's" });
    expect(await seen(owner, list)).toEqual([own, company]);
    expect(await seen(seller, list)).toEqual([ofSeller, company, location]);
    expect(await seen(stranger, list)).toEqual([]);
    expect(await seen(owner, newList())).toEqual([]);
  });

  test("each person has an order, pinned and hidden ones of their own", async () => {
    const { owner, seller } = await people();
    const list = newList();
    const [first, second, third] = [
      await add(list, { view_name: "A" }),
      await add(list, { view_name: "B" }),
      await add(list, { view_name: "C" }),
    ];
    await ok(`PUT ${at(owner, list)}`, { order_ids: [third, 999_999, first], pinned_ids: [first] });
    expect(await ok(`PUT ${at(owner, list)}`, { hidden_ids: [second] })).toMatchObject([
      { view_id: third, order_id: 1, is_pinned: false, is_hidden: false },
      { view_id: first, order_id: 2, is_pinned: true, is_hidden: false },
      { view_id: second, order_id: 3, is_pinned: false, is_hidden: true },
    ]);
    expect(await seen(seller, list)).toEqual([first, second, third]);
    const more = [await add(list), await add(list), await add(list)];
    const pinned_ids = [first, second, third, ...more];
    expect(await refusal(`PUT ${at(owner, list)}`, { pinned_ids })).toEqual([
      422,
      { pinned_ids: "At most 5 views are pinned" },
    ]);
    expect(await refusal(`PUT ${at(owner, list)}`, {})).toEqual([400, "There is no field to change"]);
    expect((await call(`PUT ${at({ account_id: 999_999 }, list)}`, { pinned_ids: [] })).status).toBe(404);
  });

  test("somebody's views go along when they are moved to another location", async () => {
    const { seller } = await people();
    const list = newList();
    const own = await add(list, { account_id: seller.account_id, seller_id: 1 });
    const shared = await add(list, { seller_id: 1 });
    const move = (seller_id: number) => ok(`PUT /v1/companyUserSeller/${seller.account_id}`, { seller_id });
    const locationOf = async (id: number) => field(await ok(`GET /v1/companySavedView/${id}`), "seller_id");
    await move(2);
    expect([await locationOf(own), await locationOf(shared)]).toEqual([2, 1]);
    await move(1);
    expect(await locationOf(own)).toBe(1);
  });

  test("a shared view is everybody's default until they choose another, or none", async () => {
    const { owner, seller } = await people();
    const list = newList();
    const own = await add(list, { account_id: owner.account_id });
    const [shared, other, ofLocation] = [
      await add(list),
      await add(list, { view_name: "Other" }),
      await add(list, { seller_id: seller.seller_id }),
    ];
    const defaultOf = async (person: { account_id: number }) =>
      [await ok(`GET ${at(person, list)}`)]
        .flat()
        .filter((row) => field(row, "is_own_default"))
        .map((row) => field(row, "view_id"));
    await ok(`PUT /v1/companySavedView/${shared}`, { is_default: true });
    await ok(`PUT /v1/companySavedView/${other}`, { is_default: true });
    expect([await defaultOf(owner), await defaultOf(seller)]).toEqual([[other], [other]]);
    // That of a location is its own, and takes nothing from the company's.
    await ok(`PUT /v1/companySavedView/${ofLocation}`, { is_default: true });
    expect([await defaultOf(owner), await defaultOf(seller)]).toEqual([[other], [ofLocation]]);
    await ok(`PUT ${at(owner, list)}`, { default_view_id: own });
    expect(await defaultOf(owner)).toEqual([own]);
    await ok(`PUT ${at(owner, list)}`, { default_view_id: null });
    expect(await defaultOf(owner)).toEqual([]);
    await ok(`PUT ${at(owner, list)}`, { default_view_id: own });
    await ok(`DELETE /v1/companySavedView/${own}`);
    expect(await defaultOf(owner)).toEqual([]);
    expect(await refusal(`PUT ${at(owner, list)}`, { default_view_id: own })).toEqual([
      422,
      { default_view_id: "There is no such view" },
    ]);
    const mine = await add(list, { account_id: owner.account_id });
    expect(await refusal(`PUT /v1/companySavedView/${mine}`, { is_default: true })).toEqual([
      422,
      { is_default: "Only a shared view is everybody's default" },
    ]);
  });

  test("a person comes with what their lists open with, and one that is too long is left out", async () => {
    const { owner, seller, stranger } = await people();
    const list = newList();
    const [company, location, own] = [
      await add(list),
      await add(list, { seller_id: seller.seller_id }),
      await add(list, { account_id: owner.account_id }),
    ];
    const opens = async ({ account_id, seller_id }: { account_id: number; seller_id: unknown }) => {
      const key = seller_id === null ? "user_po_id" : "user_seller_id";
      const [found] = [await ok(`GET /v1/account/${key}/${account_id}`)].flat();
      return [field(found, "default_views")].flat().filter((one) => field(one, "list_name") === list);
    };
    expect(await opens(owner)).toEqual([]);
    await ok(`PUT /v1/companySavedView/${company}`, { is_default: true });
    const opening = (view_id: number) => [{ list_name: list, view_id, state: whole }];
    expect(await opens(owner)).toEqual(opening(company));
    expect(await opens(seller)).toEqual(opening(company));
    expect(await opens(stranger)).toEqual([]);
    await ok(`PUT /v1/companySavedView/${location}`, { is_default: true });
    expect([await opens(owner), await opens(seller)]).toEqual([opening(company), opening(location)]);
    await ok(`PUT ${at(owner, list)}`, { default_view_id: own });
    expect(await opens(owner)).toEqual(opening(own));
    const { body } = await call("POST /signin", { email: "owner@verdant.test", pw: "Verdant-Demo-1" });
    expect(field(body, "default_views")).toContainEqual(opening(own)[0]);
    await ok(`PUT ${at(owner, list)}`, { default_view_id: null });
    expect(await opens(owner)).toEqual([]);
    const values = Array.from({ length: 20 }, () => "x".repeat(100));
    await ok(`PUT /v1/companySavedView/${location}`, {
      state: { ...state, filters: [{ name: "brand", values }] },
    });
    expect(await opens(seller)).toEqual([]);
  });

  test("the trail has what is shared, and nothing of what is somebody's own", async () => {
    const { owner } = await people();
    const list = newList();
    const id = await add(list, { account_id: owner.account_id });
    const path = `/v1/companySavedView/${id}`;
    const trail = async () =>
      [await ok(`GET /v1/audit/company_po_id/1?entity=saved_view&entity_id=${id}`)]
        .flat()
        .map((row) => [field(row, "action"), field(row, "name")]);
    await ok(`PUT ${path}`, { view_name: "Mine" });
    expect(await trail()).toEqual([]);
    await ok(`PUT ${path}`, { account_id: null });
    await ok(`PUT ${path}`, { view_name: "Ours" });
    await ok(`DELETE ${path}`);
    expect(await trail()).toEqual([
      ["delete", "Ours"],
      ["update", "Ours"],
      ["update", "Mine"],
    ]);
  });

  test("fifty views of a list are the most, of one's own and shared", async () => {
    const { owner } = await people();
    const list = newList();
    for (const account_id of [owner.account_id, null])
      for (let index = 0; index < 50; index += 1) await add(list, { account_id });
    const another = (account_id: number | null) =>
      refusal("POST /v1/companySavedView", form(list, { account_id }));
    expect(await another(owner.account_id)).toEqual([422, "You have at most 50 views of a list"]);
    expect(await another(null)).toEqual([422, "A list has at most 50 shared views"]);
    const [own] = await seen(owner, list);
    expect(await refusal(`PUT /v1/companySavedView/${String(own)}`, { account_id: null })).toEqual([
      422,
      "A list has at most 50 shared views",
    ]);
    expect(await seen(owner, list)).toHaveLength(100);
  });

  test.each([
    [{ view_name: " " }, 400, { view_name: "Name is required" }],
    [{ view_name: "x".repeat(61) }, 400, { view_name: "Must have at most 60 characters" }],
    [{ state: undefined }, 400, { state: "state is required" }],
    [{ list_name: "no list" }, 400, { list_name: "Must be the name of a list" }],
    [
      { state: { filters: [{ name: "brand", values: ["\u0000"] }] } },
      400,
      { "state.filters.0.values.0": "Must not contain line breaks or control characters" },
    ],
    [
      { state: { filters: [{ name: "brand", values: Array.from({ length: 30 }, () => "x".repeat(200)) }] } },
      400,
      { state: "Must have at most 4096 bytes as JSON" },
    ],
    [{ account_id: 999_999 }, 422, { account_id: "There is no such person" }],
    [{ seller_id: 999_999 }, 422, { seller_id: "The seller does not exist" }],
  ])("a view with %o is not kept", async (changed, status, fields) => {
    const { owner } = await people();
    const list = newList();
    expect(await refusal("POST /v1/companySavedView", form(list, changed))).toEqual([status, fields]);
    expect(await seen(owner, list)).toEqual([]);
  });

  test("nobody has a view in a company or a location that is not theirs", async () => {
    const { owner, seller, stranger } = await people();
    const list = newList();
    for (const wrong of [
      { account_id: stranger.account_id },
      { account_id: seller.account_id },
      { account_id: owner.account_id, seller_id: seller.seller_id },
    ])
      expect(await refusal("POST /v1/companySavedView", form(list, wrong))).toEqual([
        422,
        { account_id: "There is no such person" },
      ]);
    expect(await seen(owner, list)).toEqual([]);
  });
});
