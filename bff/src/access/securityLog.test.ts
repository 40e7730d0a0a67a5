import * as v from "valibot";
import { expect, test } from "vitest";
import { startTestGateway } from "../../test/harness/gateway.ts";
import { startStubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubEmail, stubOwner, trySignIn } from "../../test/doubles/stubUser.ts";
import { accountMark } from "./securityLog.ts";

const line = v.pipe(v.string(), v.parseJson(), v.looseObject({ security: v.optional(v.string()) }));

test("who signed in, failed, was throttled or denied, and whose password changed, is in the log; no names are", async () => {
  const user = stubOwner();
  const service = await startStubService({
    ...signInRoute(user),
    "POST /v1/companyPO/changepassword": () => ({ body: {} }),
  });
  const gateway = await startTestGateway(service.url);
  const stranger = gateway.caller();
  for (let count = 0; count < 6; count += 1) await trySignIn(stranger, "wrong");
  const owner = gateway.caller();
  await trySignIn(owner, "wrong", "seldom@verdant.test");
  user.record["primary_login"] = false;
  await gateway.close();

  const second = await startTestGateway(service.url);
  const staff = second.caller();
  await trySignIn(staff, user.password);
  await staff.send(
    `mutation { addApiToken(input: { name: "a", permissions: [], expiresAt: "2027-01-01T00:00:00Z" }) { __typename } }`,
  );
  await staff.send(
    `mutation { changePassword(input: { currentPassword: "${user.password}", newPassword: "four seasons of rain", confirmPassword: "four seasons of rain" }) { __typename } }`,
  );
  await staff.send("mutation { signOutEverywhere { __typename } }");
  await second.close();
  await service.close();

  const events = (log: readonly string[]) =>
    log.map((text) => v.parse(line, text)).filter(({ security }) => security !== undefined);
  const account = accountMark(stubEmail);
  expect(events(gateway.log).map(({ security, account: whose }) => [security, whose])).toEqual([
    ...Array.from({ length: 5 }, () => ["sign-in refused", account]),
    ["sign-in throttled", account],
    ["sign-in refused", accountMark("seldom@verdant.test")],
  ]);
  expect(
    events(second.log).map(({ security, user: who, tenant, field }) => [security, who, tenant, field]),
  ).toEqual([
    ["signed in", "owner:10", "1", undefined],
    ["denied", "owner:10", "1", "Mutation.addApiToken"],
    ["password changed", "owner:10", "1", undefined],
    ["signed out everywhere", "owner:10", "1", undefined],
  ]);
  expect([...gateway.log, ...second.log].filter((text) => text.includes("verdant.test"))).toEqual([]);
});
