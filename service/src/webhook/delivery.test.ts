import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { type Caller, field, signedInCaller } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { developmentAccess, startProgram } from "../testing/program.ts";
import { openReceiver } from "../testing/receiver.ts";
import { seededPlace } from "../testing/seededPlace.ts";

const secret = `whsec_${randomBytes(32).toString("base64")}`;
const verified = ({ body, headers }: { body: string; headers: object }) =>
  new Webhook(secret).verify(
    body,
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  );

async function listening(...given: Parameters<typeof openReceiver>) {
  const receiver = await openReceiver(...given);
  onTestFinished(() => receiver.close());
  return receiver;
}

async function add(call: Caller, hook_name: string, url: string, types = ["brand.*"]): Promise<number> {
  const body = { hook_name, url, types, active: true, headers: [], secret, company_po_id: 1 };
  const added = await call("POST /v1/companyWebhook", body);
  expect(added).toMatchObject({ status: 201 });
  return Number(field(added.body, "webhook_id"));
}

async function addBrand(call: Caller, brand_name: string): Promise<number> {
  return Number(
    field((await call("POST /v1/companyBrand", { brand_name, company_po_id: 1 })).body, "brand_id"),
  );
}

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const deliveries = async (id: number) =>
    (await call(`GET /v1/companyWebhookDelivery/webhook_id/${id}`)).body;

  test("what happens is sent, signed and thin; what an endpoint does not want is not; a dead letter is sent again", async () => {
    let status = 410;
    const receiver = await listening(() => status);
    const id = await add(call, "Receiver", `${receiver.url}/in`);
    const brand = await addBrand(call, "Told to a receiver");
    await receiver.until(1);
    const [first] = receiver.received;
    if (first === undefined) throw new Error("nothing came");
    expect(first.path).toBe("/in");
    expect(verified(first)).toMatchObject({
      id: first.headers["webhook-id"],
      type: "brand.created",
      data: { id: Buffer.from(`Brand:${brand}`).toString("base64url"), databaseId: String(brand) },
    });
    await expect
      .poll(() => deliveries(id))
      .toMatchObject([{ state: "dead", failure: "status", last_status: 410 }]);
    expect((await call(`GET /v1/companyWebhook/${id}`)).body).toMatchObject({
      active: false,
      off_reason: "gone",
    });
    const refused = await call(`POST /v1/companyWebhook/${id}/resend`);
    expect(refused).toMatchObject({ status: 422, body: { message: "Switch the webhook on first" } });

    status = 200;
    const on = await call(`PUT /v1/companyWebhook/${id}`, { active: true });
    expect(on.body).toMatchObject({ active: true, off_reason: null, off_at: null });
    expect(await call(`POST /v1/companyWebhook/${id}/resend`)).toMatchObject({
      status: 200,
      body: { dead_count: 1 },
    });
    await receiver.until(2);
    expect(receiver.received[1]?.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    await expect.poll(() => deliveries(id)).toMatchObject([{ state: "sent", tries_count: 2 }]);

    const [delivery] = [field(await deliveries(id), "delivery_id")];
    expect((await call(`POST /v1/companyWebhookDelivery/${String(delivery)}/resend`)).status).toBe(200);
    await receiver.until(3);
    await call("POST /v1/companyCollection", { collection_name: "Unwanted", company_po_id: 1 });
    await addBrand(call, "Told at last");
    await receiver.until(4);
    expect(receiver.received.map(({ body }) => field(JSON.parse(body), "type"))).toEqual(
      Array.from({ length: 4 }, () => "brand.created"),
    );
    await call(`DELETE /v1/companyWebhook/${id}`);
  });

  test("an endpoint that does not answer holds up no other", async () => {
    const never = await listening(() => new Promise(() => {}));
    const quick = await listening(() => 200);
    const stuck = await add(call, "Stuck", `${never.url}/`);
    const other = await add(call, "Quick", `${quick.url}/`);
    for (let count = 0; count < 7; count += 1) await addBrand(call, `Held up ${count}`);
    await never.until(5);
    await quick.until(7);
    // Five at once, and no more as long as none of them is over.
    expect(never.received).toHaveLength(5);
    for (const id of [stuck, other]) await call(`DELETE /v1/companyWebhook/${id}`);
  });
});

test("a service that is killed while it sends loses nothing: the same message comes again from the next", async () => {
  const { environment } = await seededPlace("PGlite");
  let isBroken = true;
  const receiver = await listening(() => (isBroken ? new Promise(() => {}) : 200));
  const first = await startProgram(environment);
  const call = await signedInCaller(first.url, developmentAccess);
  await add(call, "Receiver", `${receiver.url}/`);
  await addBrand(call, "Sent by a service that dies");
  await receiver.until(1);
  await first.stop("SIGKILL");
  isBroken = false;
  const second = await startProgram(environment);
  await receiver.until(2);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids[0]).toMatch(/^evt_\d+$/);
  expect(ids[1]).toBe(ids[0]);
  const again = await signedInCaller(second.url, developmentAccess);
  await expect
    .poll(async () => (await again("GET /v1/companyWebhookDelivery/webhook_id/1")).body)
    .toMatchObject([{ state: "sent", tries_count: 1 }]);
  await second.stop("SIGTERM");
}, 180_000);
