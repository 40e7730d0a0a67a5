import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same, single, succeeded } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { id, text, unknownId } from "../http/wire.ts";
import { fillPath, type Probe } from "../probe.ts";

const path = "/v1/companySavedView";
const one = `${path}/{view_id}`;
const ofPerson = `${path}/account/{account_id}/{list_name}`;

const view = v.object({
  view_id: id,
  company_po_id: id,
  account_id: v.nullable(id),
  list_name: text,
  view_name: text,
  state: v.object({
    search: v.nullable(text),
    filters: v.array(v.unknown()),
    page_size: v.nullable(v.number()),
  }),
  is_default: v.boolean(),
});
const listed = v.object({
  ...view.entries,
  is_pinned: v.boolean(),
  is_hidden: v.boolean(),
  is_own_default: v.boolean(),
});

let made = 0;
const form = async (fixtures: Fixtures, changed: object = {}) => ({
  company_po_id: await fixtures.companyId(),
  seller_id: null,
  account_id: null,
  list_name: `contract${(made += 1)}`,
  view_name: "Lamps",
  state: { search: "lamp", filters: [{ name: "brand", values: ["1"] }], page_size: 25 },
  ...changed,
});
const person = async (fixtures: Fixtures) => Number((await fixtures.owner()).user.user_po_id);
const add = async (fixtures: Fixtures, changed: object = {}) =>
  single(await fixtures.post(path, await form(fixtures, changed)), view);
const arranged = async (probe: Probe, at: readonly [number, string]) =>
  list(await probe.other({ method: "GET", path: fillPath(ofPerson, at) }), listed);

/** Views of lists, people's own and shared ones (decision D-75). */
export const savedViews: ContractResource = {
  name: "companySavedView",
  calls: [
    extension("POST", path, async (probe, fixtures) => {
      const body = await form(fixtures);
      await probe.that("keeps what is known of its state", async () => {
        const state = { ...body.state, colour: "red" };
        const added = single(await probe.send({ body: { ...body, state } }), view);
        same([added.view_name, added.account_id, added.is_default], ["Lamps", null, false], "the view");
        same(
          [added.state.search, added.state.page_size, "colour" in added.state],
          ["lamp", 25, false],
          "its state",
        );
      });
      await probe.that("refuses a person of another company", async () => {
        const company_po_id = (await fixtures.register()).id;
        const foreign = { ...body, company_po_id, account_id: await person(fixtures) };
        probe.refused(await probe.send({ body: foreign }), { status: 422, field: "account_id" });
      });
      await probe.that("refuses a state of more than 4096 bytes", async () => {
        const values = Array.from({ length: 30 }, () => "x".repeat(200));
        const refused = await probe.send({
          body: { ...body, state: { filters: [{ name: "brand", values }] } },
        });
        probe.refused(refused, { status: 400, field: "state" });
      });
      await probe.requires(body, ["company_po_id", "list_name", "view_name", "state"]);
    }),
    extension("GET", path, async (probe, fixtures) => {
      await probe.that("answers many by id", async () => {
        const ids = [(await add(fixtures)).view_id, (await add(fixtures)).view_id];
        const found = list(await probe.send({ query: { ids: ids.join(",") } }), view);
        same(found.length, 2, "the number of views");
      });
    }),
    extension("GET", one, async (probe, fixtures) => {
      await probe.that("has one, and knows no other", async () => {
        const { view_id } = await add(fixtures);
        same(single(await probe.send({ at: [view_id] }), view).view_name, "Lamps", "name");
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
    extension("PUT", one, async (probe, fixtures) => {
      await probe.that("changes what is sent, and shares it", async () => {
        const own = await add(fixtures, { account_id: await person(fixtures) });
        const body = { view_name: "Desks", account_id: null };
        const changed = single(await probe.send({ at: [own.view_id], body }), view);
        same([changed.view_name, changed.account_id, changed.state.search], ["Desks", null, "lamp"], "it");
      });
      await probe.that("makes a shared one everybody's default, and no other", async () => {
        const own = await add(fixtures, { account_id: await person(fixtures) });
        const refused = await probe.send({ at: [own.view_id], body: { is_default: true } });
        probe.refused(refused, { status: 422, field: "is_default" });
        const shared = await add(fixtures);
        const changed = single(await probe.send({ at: [shared.view_id], body: { is_default: true } }), view);
        same(changed.is_default, true, "is_default");
      });
    }),
    extension("DELETE", one, async (probe, fixtures) => {
      await probe.that("deletes one", async () => {
        const { view_id } = await add(fixtures);
        succeeded(await probe.send({ at: [view_id] }));
        probe.refused(await probe.send({ at: [view_id] }), { status: 404 });
      });
    }),
    extension("GET", ofPerson, async (probe, fixtures) => {
      await probe.that("has a person's own and what is shared, and knows no other person", async () => {
        const account = await person(fixtures);
        const shared = await add(fixtures);
        const own = await add(fixtures, { account_id: account, list_name: shared.list_name });
        const rows = list(await probe.send({ at: [account, shared.list_name] }), listed);
        same(
          rows.map(({ view_id }) => view_id),
          [own.view_id, shared.view_id],
          "ids",
        );
        probe.refused(await probe.send({ at: [unknownId, shared.list_name] }), { status: 404 });
      });
    }),
    extension("PUT", ofPerson, async (probe, fixtures) => {
      await probe.that("keeps an order, what is pinned and hidden, and the default", async () => {
        const account = await person(fixtures);
        const first = await add(fixtures);
        const second = await add(fixtures, { list_name: first.list_name });
        const at = [account, first.list_name] as const;
        const body = {
          order_ids: [second.view_id, first.view_id],
          pinned_ids: [first.view_id],
          hidden_ids: [second.view_id],
          default_view_id: first.view_id,
        };
        succeeded(await probe.send({ at, body }));
        same(
          (await arranged(probe, at)).map((row) => [
            row.view_id,
            row.is_pinned,
            row.is_hidden,
            row.is_own_default,
          ]),
          [
            [second.view_id, false, true, false],
            [first.view_id, true, false, true],
          ],
          "the views",
        );
        const refused = await probe.send({ at, body: { default_view_id: unknownId } });
        probe.refused(refused, { status: 422, field: "default_view_id" });
      });
    }),
  ],
};
