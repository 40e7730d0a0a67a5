import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { addProgram } from "../../test/harness/program.ts";
import { chosenPassword, colleague } from "../../test/harness/staffMembers.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

const script = fileURLToPath(new URL("../../../docs/integrators/people.mjs", import.meta.url));
const run = promisify(execFile);

let office: BackOffice;
let owner: Caller;
beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
});
afterAll(() => office.close());

const failed = v.object({ code: v.number(), stdout: v.string() });

test("the script for integrators disables people in one call, says when they were last let in, and who was refused", async () => {
  const leaver = await colleague(office, owner, encodeNodeId("CompanyRole", "2"));
  const { secret } = await addProgram(office, owner, "PERSON_READ", "PERSON_UPDATE", "PERSON_DELETE");
  const disable = (...emails: string[]) =>
    run(process.execPath, [script, ...emails], {
      env: { ...process.env, ENDPOINT: `${office.url}/graphql`, TOKEN: secret },
    });
  await office.signIn(leaver.email, "wrong-password").catch(() => null);

  const first = await disable(leaver.email.toUpperCase());
  expect(first.stdout).toMatch(
    new RegExp(
      `^${leaver.email}: DONE; last signed in \\d{4}-[^,]+, .+\nrefused: ${leaver.email}, WRONG_PASSWORD`,
    ),
  );
  await expect(office.signIn(leaver.email, chosenPassword)).rejects.toThrow("This account was disabled.");
  // An owner is refused to a token, somebody else's people are not found, and a repeat changes nothing.
  const again = await disable(leaver.email, "owner@verdant.test", "owner@fernway.test").catch(
    (error: unknown) => v.parse(failed, error),
  );
  expect(again).toMatchObject({ code: 1 });
  expect(again.stdout.split("\n").slice(0, 3)).toEqual([
    "owner@fernway.test: not found",
    expect.stringMatching(new RegExp(`^${leaver.email}: UNCHANGED; last signed in`)),
    expect.stringMatching(/^owner@verdant\.test: REFUSED \(.+\); last signed in/),
  ]);
  await office.signIn("owner@verdant.test");
});
