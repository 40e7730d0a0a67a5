import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { decoded, list, same, succeeded } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { id, text, unknownId } from "../http/wire.ts";
import { fillPath, type Probe } from "../probe.ts";

const path = "/v1/companyNotification/account/{account_id}";
const preferencePath = "/v1/companyNotificationPreference/account/{account_id}";

const notice = v.object({
  notification_id: v.number(),
  kind: text,
  entity: text,
  entity_id: text,
  state: text,
});
const counts = v.object({ unseen_count: v.number(), unread_count: v.number() });
const page = v.object({
  cursor: v.string(),
  events: v.array(v.object({ type: v.string(), data: v.record(v.string(), v.unknown()) })),
});

async function account(fixtures: Fixtures): Promise<number> {
  return Number((await fixtures.owner()).user.user_po_id);
}

/** The unread notices of the owner, after somebody else has handed in a product. */
async function handIn(probe: Probe, fixtures: Fixtures) {
  const owner = await account(fixtures);
  const product = await fixtures.addProduct();
  const after = async (query: string) => {
    const response = await probe.other({ method: "GET", path: `/v1/event${query}` });
    return v.parse(page, JSON.parse(succeeded(response).text));
  };
  const handedIn = {
    method: "PUT" as const,
    path: fillPath("/v1/companySellerProdLoc/prod_status/{prod_id}", [product]),
    body: { prod_status: "pending" },
    headers: { "x-actor": "seller:999999999" },
  };
  let { cursor } = await after("");
  succeeded(await probe.other(handedIn));
  // Whoever has a notice is told of it in an event; others may be told of something in between.
  for (let reads = 0; reads < 20; reads += 1) {
    const next = await after(`?after=${cursor}&wait=5`);
    cursor = next.cursor;
    const isTold = ({ type, data }: (typeof next.events)[number]) =>
      type === "notification.received" && JSON.stringify(data["to"]).includes(`[${owner},`);
    if (!next.events.some(isTold)) continue;
    const response = await probe.other({
      method: "GET",
      path: `${fillPath(path, [owner])}?state=new,seen`,
    });
    const unread = list(response, notice);
    // A job of another check may have ended meanwhile, of which the owner is told, too.
    const found = unread.find(
      ({ kind, entity_id }) => kind === "product.submitted" && entity_id === String(product),
    );
    if (found !== undefined) return { owner, found, unread };
  }
  throw new Error("The owner was not told of the product.");
}

/** What people are told of, and how (decision 69). */
export const notifications: ContractResource = {
  name: "companyNotification",
  calls: [
    extension("GET", path, async (probe, fixtures) => {
      await probe.that("answers a list without anything for somebody it does not know", async () => {
        same(list(await probe.send({ at: [unknownId] }), notice), [], "the list");
      });
      await probe.that("has what somebody else has handed in, and those by state", async () => {
        const { owner, found } = await handIn(probe, fixtures);
        same([found.entity, found.state], ["product", "new"], "the notice");
        const read = await probe.send({ at: [owner], query: { state: "read" } });
        same(
          list(read, notice).some(({ state }) => state !== "read"),
          false,
          "read ones that are not",
        );
      });
    }),
    extension("GET", "/v1/companyNotification", async (probe, fixtures) => {
      await probe.that("answers many by id", async () => {
        const { unread } = await handIn(probe, fixtures);
        const ids = unread.map(({ notification_id }) => notification_id);
        const found = list(await probe.send({ query: { ids: ids.join(",") } }), notice);
        same(found.length, ids.length, "the number of notices");
      });
    }),
    extension("POST", `${path}/seen`, async (probe, fixtures) => {
      await probe.that("leaves nothing that is new, and everything unread", async () => {
        const { owner } = await handIn(probe, fixtures);
        const place = fillPath(path, [owner]);
        const unreadNow = async () =>
          list(await probe.other({ method: "GET", path: `${place}?state=new,seen` }), notice);
        for (let attempt = 1; ; attempt += 1) {
          succeeded(await probe.send({ at: [owner] }));
          const before = await unreadNow();
          const count = await probe.other({ method: "GET", path: `${place}/count` });
          // What another check has done may be told meanwhile: then it is asked again.
          const isTold = (await unreadNow()).some(({ state }) => state === "new");
          if (isTold && attempt < 5) continue;
          same(decoded(count, counts), { unseen_count: 0, unread_count: before.length }, "the counts");
          return;
        }
      });
    }),
    extension("POST", `${path}/read`, async (probe, fixtures) => {
      await probe.that(
        "leaves those that are named unread for nobody, and all of them for null",
        async () => {
          const { owner, unread } = await handIn(probe, fixtures);
          const [newest] = unread;
          const one = { notification_ids: [newest?.notification_id] };
          same(decoded(await probe.send({ at: [owner], body: one }), read), { read_count: 1 }, "by id");
          const all = { notification_ids: "all" };
          const { read_count } = decoded(await probe.send({ at: [owner], body: all }), read);
          // More may have come meanwhile, of what another check has done.
          same(read_count >= unread.length - 1, true, "as many as there were");
          const left = list(
            await probe.other({ method: "GET", path: `${fillPath(path, [owner])}?state=new,seen` }),
            notice,
          );
          const were = new Set(unread.map(({ notification_id }) => notification_id));
          same(
            left.filter(({ notification_id }) => were.has(notification_id)),
            [],
            "those that are still unread",
          );
        },
      );
      await probe.that("refuses what is no list of ids", async () => {
        const owner = await account(fixtures);
        const refused = await probe.send({ at: [owner], body: { notification_ids: [] } });
        probe.refused(refused, { status: 400, field: "notification_ids" });
      });
    }),
    extension("GET", `${path}/count`, async (probe, fixtures) => {
      await probe.that("counts what is new and what is unread", async () => {
        decoded(await probe.send({ at: [await account(fixtures)] }), counts);
      });
    }),
    extension("GET", preferencePath, async (probe) => {
      await probe.that("knows no other person", async () => {
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
    extension("PUT", preferencePath, async (probe, fixtures) => {
      const at = [await account(fixtures)];
      await probe.that("keeps the kinds that are sent, and quiet hours", async () => {
        const body = {
          deliveries: [{ kind: "message.unseen", delivery: "mail_daily" }],
          quiet_from: "21:30",
          quiet_until: "06:00",
        };
        const kept = decoded(await probe.send({ at, body }), preference);
        const message = kept.deliveries.find(({ kind }) => kind === "message.unseen");
        same([message?.delivery, kept.quiet_from, kept.quiet_until], ["mail_daily", "21:30", "06:00"], "it");
      });
      await probe.that("refuses a time that is none", async () => {
        const refused = await probe.send({
          at,
          body: { deliveries: [], quiet_from: "25:00", quiet_until: "06:00" },
        });
        probe.refused(refused, { status: 400, field: "quiet_from" });
      });
    }),
  ],
};

const read = v.object({ read_count: v.number() });
const preference = v.object({
  account_id: id,
  deliveries: v.array(v.object({ kind: text, delivery: text })),
  quiet_from: v.nullable(text),
  quiet_until: v.nullable(text),
});
