import { sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { startService } from "../server.ts";
import { field, signedInCaller, type Caller } from "../testing/caller.ts";
import { onEngines, onEveryEngine } from "../testing/engines.ts";
import { serverEngine } from "../testing/seededCopy.ts";

const page = v.object({
  cursor: v.string(),
  events: v.array(
    v.object({
      event_id: v.number(),
      company_po_id: v.number(),
      seller_id: v.nullable(v.number()),
      type: v.string(),
      entity: v.string(),
      entity_id: v.number(),
      actor: v.string(),
      data: v.looseObject({}),
    }),
  ),
});

/** What follows a cursor, and where that ends. */
async function after(call: Caller, cursor?: string, rest = "") {
  const { status, body } = await call(
    `GET /v1/event${cursor === undefined ? "" : `?after=${cursor}${rest}`}`,
  );
  expect(status).toBe(200);
  return v.parse(page, body);
}

onEveryEngine((service) => {
  const call: Caller = (...given) => service().call(...given);

  const brand = async (brand_name: string) => {
    const { body } = await call("POST /v1/companyBrand", { brand_name, company_po_id: 1 });
    return Number(field(body, "brand_id"));
  };

  /**
   * What is told of from a cursor until a brand was made. An older transaction, also one of another database, holds back
   * what came after it, so a response may end before.
   */
  async function until(made: number, cursor: string) {
    const told: v.InferOutput<typeof page>["events"] = [];
    let position = cursor;
    for (;;) {
      const next = await after(call, position, "&wait=25");
      told.push(...next.events);
      position = next.cursor;
      if (next.events.some(({ type, entity_id }) => type === "brand.created" && entity_id === made))
        return { events: told, cursor: position };
    }
  }

  let markers = 0;
  const marker = () => brand(`Marker ${(markers += 1)}`);

  /** A cursor behind everything that has happened. */
  async function now(): Promise<string> {
    const { cursor } = await after(call);
    return (await until(await marker(), cursor)).cursor;
  }

  /** What is told of while something is done. */
  async function during(work: () => Promise<unknown>) {
    const cursor = await now();
    await work();
    const { events } = await until(await marker(), cursor);
    // What people are told of it is not what was done.
    const done = events.filter(({ type }) => !type.startsWith("notification."));
    return done.slice(0, -1).map(({ event_id: _event_id, ...told }) => told);
  }

  test("a record that comes, changes and goes is told of, with who did it; what changes nothing is not", async () => {
    const actor = { "x-actor": "user_po:1" };
    let id = 0;
    const told = await during(async () => {
      id = await brand("Told");
      await call(`PUT /v1/companyBrand/${id}`, { brand_name: "Told" }, actor);
      await call(`PUT /v1/companyBrand/${id}`, { brand_name: "Told Again" }, actor);
      const refused = await call(`PUT /v1/companyBrand/${id}`, { brand_name: "TAMRA" }, actor);
      expect(refused.status).toBe(409);
      await call(`DELETE /v1/companyBrand/${id}`, undefined, actor);
    });
    const about = { company_po_id: 1, seller_id: null, entity: "brand", entity_id: id };
    expect(told).toEqual([
      { ...about, type: "brand.created", actor: "", data: {} },
      { ...about, type: "brand.changed", actor: "user_po:1", data: { changed: ["brand_name"] } },
      { ...about, type: "brand.deleted", actor: "user_po:1", data: {} },
    ]);
  });

  test("who brings orders and where they are collected are told of", async () => {
    const told = await during(async () => {
      await call("PUT /v1/companyDeliveryUser/1", { email_id: "rider@verdant.test" });
      await call("PUT /v1/companyPickupPoint/1", { contact_name: "Lakshmi" });
    });
    expect(told.map(({ type, entity_id, data }) => [type, entity_id, data["changed"]])).toEqual([
      ["delivery_user.changed", 1, ["email_id"]],
      ["pickup_point.changed", 1, ["contact_name"]],
    ]);
  });

  test("edits of people and of the company are told of by what programs can read of them", async () => {
    const invitation = { first_name: "Told", email_id: "told@verdant.test", role_id: 2, company_po_id: 1 };
    let id = 0;
    const told = await during(async () => {
      const { body } = await call("POST /v1/companyUserPO", invitation);
      id = Number(field(body, "user_po_id"));
      await call(`PUT /v1/companyUserPO/${id}`, { first_name: "Retold", title: "Clerk" });
      await call(`PUT /v1/companyUserPO/${id}`, { role_id: 4 });
      await call(`DELETE /v1/companyUserPO/${id}`);
      for (const active of [false, true]) await call("PUT /v1/companyUserSeller/status/4", { active });
      await call("PUT /v1/companyUserSeller/4", { title: "Manager" });
      await call("PUT /v1/companyPO/1", { web_url: "https://told.test", two_step_rule: "owners" });
      // Whom the company asks for a second step no program can read.
      await call("PUT /v1/companyPO/1", { two_step_rule: "optional" });
    });
    const ofCompany = { company_po_id: 1, seller_id: null, actor: "" };
    const invited = { ...ofCompany, entity: "account", entity_id: id };
    const seller = { ...invited, seller_id: 2, entity_id: 4 };
    expect(told).toEqual([
      { ...invited, type: "person.invited", data: {} },
      { ...invited, type: "person.changed", data: { changed: ["first_name", "title"] } },
      { ...invited, type: "person.changed", data: { changed: ["role_id"] } },
      { ...invited, type: "person.role_changed", data: {} },
      { ...invited, type: "person.deleted", data: {} },
      { ...seller, type: "person.disabled", data: {} },
      { ...seller, type: "person.activated", data: {} },
      { ...seller, type: "person.changed", data: { changed: ["title"] } },
      {
        ...seller,
        entity: "seller",
        entity_id: 2,
        type: "seller.changed",
        data: { changed: ["admin_title"] },
      },
      {
        ...ofCompany,
        entity: "company",
        entity_id: 1,
        type: "company.changed",
        data: { changed: ["web_url"] },
      },
    ]);
  });

  test("a product's state and a location's suspension have names of their own", async () => {
    const made = { prod_name: "Told of", seller_id: 1, category1_id: 1 };
    const { body } = await call("POST /v1/companySellerProdLoc/createSignup", made);
    const id = Number(field(body, "prod_id"));
    const status = (prod_status: string, prod_status_reason?: string) =>
      call(`PUT /v1/companySellerProdLoc/prod_status/${id}`, { prod_status, prod_status_reason });
    const told = await during(async () => {
      await status("pending");
      await status("rectification", "The picture is dark");
      await status("pending");
      await status("enabled");
      await status("disabled", "Sold out");
      await call("POST /v1/companySeller/2/suspension", { suspended_reason: "Unpaid" });
      await call("DELETE /v1/companySeller/2/suspension");
    });
    expect(told.map(({ type, entity_id, seller_id }) => [type, entity_id, seller_id])).toEqual([
      ["product.submitted", id, 1],
      ["product.returned", id, 1],
      ["product.submitted", id, 1],
      ["product.enabled", id, 1],
      ["product.disabled", id, 1],
      ["seller.suspended", 2, 2],
      ["seller.activated", 2, 2],
    ]);
  });

  test("who waits is answered as soon as something happens, and at the latest when the time is over", async () => {
    // What people are told of what was done before may still come, and may end a wait as well.
    const isDone = ({ type }: { readonly type: string }) => !type.startsWith("notification.");
    const waiting = after(call, await now(), "&wait=25");
    const id = await brand("Awaited");
    let { events, cursor } = await waiting;
    while (!events.some(isDone)) ({ events, cursor } = await after(call, cursor, "&wait=25"));
    expect(events.filter(isDone)).toMatchObject([{ type: "brand.created", entity_id: id }]);
    const none = await after(call, cursor, "&wait=1");
    expect(none.events.filter(isDone)).toEqual([]);
  });

  test("a long list of events is read in pages, each event once", async () => {
    const cursor = await now();
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await brand(`Paged ${count}`));
    await until(ids.at(-1) ?? 0, cursor);
    const first = await after(call, cursor, "&limit=2");
    const second = await after(call, first.cursor, "&limit=2");
    const third = await after(call, second.cursor, "&limit=2");
    expect([first, second, third].map(({ events }) => events.map(({ entity_id }) => entity_id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ]);
    expect((await after(call, third.cursor)).events).toEqual([]);
  });

  test("a cursor that another database gave begins with what happens now", async () => {
    const { events, cursor } = await after(call, "900000000000000-7");
    expect(events).toEqual([]);
    const id = await brand("After another");
    expect((await until(id, cursor)).events.at(-1)).toMatchObject({ entity_id: id });
  });

  test.each([
    ["after=1", "after is the cursor of an earlier response"],
    ["after=1-2&limit=501", "limit is a whole number up to 500"],
    ["after=1-2&wait=26", "wait is a whole number of seconds up to 25"],
  ])("?%s is refused", async (query, message) => {
    const { status, body } = await call(`GET /v1/event?${query}`);
    expect([status, field(body, "message")]).toEqual([400, message]);
  });

  test("of 16 writers that commit when they like nothing is missed, told twice or out of its record's order", async () => {
    const { storage } = service().config;
    const brands = await Promise.all([1, 2, 3, 4].map((number) => brand(`Crowded ${number}`)));
    const cursor = await now();
    const rounds = storage.kind === "server" ? 40 : 8;
    const database = storage.kind === "server" ? await openDatabase(storage) : undefined;
    const change = async (id: number, brand_name: string): Promise<void> => {
      if (database === undefined) {
        expect((await call(`PUT /v1/companyBrand/${id}`, { brand_name })).status).toBe(200);
        return;
      }
      await database.db.transaction().execute(async (transaction) => {
        const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
        // As each call of the service begins, with pauses in which others overtake it.
        await sql`select pg_advisory_xact_lock(${id})`.execute(transaction);
        await pause();
        await transaction.updateTable("brand").set({ brand_name }).where("brand_id", "=", id).execute();
        await pause();
      });
    };
    const writers = Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        for (let round = 0; round < rounds; round += 1)
          await change(brands[(writer + round) % 4] ?? 0, `Crowded by ${writer} in ${round}`);
      }),
    );
    const told: { readonly event_id: number; readonly entity_id: number }[] = [];
    let position = cursor;
    const readOn = async (rest: string) => {
      const { events, cursor: next } = await after(call, position, rest);
      told.push(...events);
      position = next;
    };
    while (told.length < 16 * rounds) await readOn("&limit=7&wait=25");
    await writers;
    await readOn("");
    await database?.close();
    expect(new Set(told.map(({ event_id }) => event_id)).size).toBe(told.length);
    expect(told).toHaveLength(16 * rounds);
    for (const id of brands) {
      const own = told.filter(({ entity_id }) => entity_id === id).map(({ event_id }) => event_id);
      expect(own).toEqual(own.toSorted((a, b) => a - b));
    }
  });
});

onEngines(serverEngine, (service) => {
  test("another service on the same database is told at once, and answers who waits when it stops", async () => {
    const { config, call } = service();
    const other = await startService(config);
    const elsewhere = await signedInCaller(other.url, config.access);
    const { cursor } = await after(elsewhere);
    let position = cursor;
    const took: number[] = [];
    // More than once, because another database's long transaction may hold one of them back.
    for (const brand_name of ["Elsewhere", "Somewhere", "Anywhere"]) {
      const waiting = after(elsewhere, position, "&wait=25");
      // By itself it looks again only after five seconds.
      await after(elsewhere);
      const begun = performance.now();
      await call("POST /v1/companyBrand", { brand_name, company_po_id: 1 });
      const heard = await waiting;
      expect(heard.events).toMatchObject([{ type: "brand.created" }]);
      took.push(performance.now() - begun);
      position = heard.cursor;
    }
    expect(Math.min(...took)).toBeLessThan(4000);
    const rest = after(elsewhere, position, "&wait=25");
    await after(elsewhere);
    const stopped = performance.now();
    await other.close();
    expect(performance.now() - stopped).toBeLessThan(9500);
    expect((await rest).events).toEqual([]);
  });
});
