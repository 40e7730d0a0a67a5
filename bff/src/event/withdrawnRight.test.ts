import { expect, test } from "vitest";
import { startStubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn } from "../../test/doubles/stubUser.ts";
import { openEventStream } from "../../test/harness/eventStream.ts";
import { startTestGateway } from "../../test/harness/gateway.ts";
import { begun, nextTouch, viewerEventsDocument } from "../../test/harness/viewerEvents.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

test("what somebody may no longer know of is not told, although their stream began when they might; it ends when nothing is open to them any more", async () => {
  const user = stubOwner();
  const events: object[] = [];
  const waiting = new Set<() => void>();
  const happen = (type: string, entity_id: number): void => {
    events.push({
      event_id: events.length + 1,
      company_po_id: 1,
      seller_id: entity_id,
      type,
      entity: "any",
      entity_id,
      actor: "",
    });
    for (const wake of waiting) wake();
  };
  const service = await startStubService({
    ...signInRoute(user),
    "GET /v1/account/user_po_id/{id}": () => ({ body: [{ ...user.record, active: true }] }),
    "GET /v1/event": async ({ query }) => {
      const after = query.get("after");
      const from = after === null ? events.length : Number(after.split("-")[1]);
      if (after !== null && from === events.length)
        await new Promise<void>((resolve) => void waiting.add(resolve));
      return { body: { cursor: `1-${events.length}`, events: events.slice(from) } };
    },
  });
  const gateway = await startTestGateway(service.url, { USER_READ_SECONDS: "1" });
  const caller = gateway.caller();
  expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
  const stream = await begun(
    await openEventStream(gateway.url, `__Host-sid=${caller.session}`, viewerEventsDocument),
  );
  happen("seller.changed", 1);
  expect(await nextTouch(stream)).toMatchObject({ nodeId: encodeNodeId("Seller", "1") });

  Object.assign(user.record, { role_id: 2001, role_name: "Brands alone", role_permissions: [] });
  await expect
    .poll(async () => (await caller.send("{ viewer { permissions } }")).data)
    .toEqual({ viewer: { permissions: [] } });
  happen("seller.changed", 2);
  happen("brand.changed", 3);
  expect(await nextTouch(stream)).toMatchObject({ nodeId: encodeNodeId("Brand", "3") });

  user.record["two_step_due"] = new Date(Date.now() - 1000).toISOString();
  await expect
    .poll(async () => (await caller.send("{ viewer { nextStep } }")).data)
    .toEqual({ viewer: { nextStep: "SET_UP_TWO_STEP" } });
  happen("brand.changed", 4);
  expect(await nextTouch(stream)).toBeNull();
  stream.close();
  await gateway.close();
  await service.close();
});
