import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { signedHeaders } from "./sign.ts";

const folder = join(import.meta.dirname, "../../../docs/integrators");
const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** Messages, and whether they are genuine. */
function messages() {
  const [secret, old] = [newSecret(), newSecret()];
  const now = Math.floor(Date.now() / 1000);
  const body = '{"id":"evt_1","data":{"number":"₹ 1"}}';
  const signed = (timestamp: number, ...secrets: readonly string[]) =>
    signedHeaders(secrets, { id: "evt_1", timestamp, body });
  const rows = [
    { headers: signed(now, secret), body, isGenuine: true },
    { headers: signed(now, newSecret(), secret), body, isGenuine: true },
    { headers: signed(now, old), body, isGenuine: false },
    { headers: signed(now, secret), body: `${body} `, isGenuine: false },
    { headers: signed(now - 400, secret), body, isGenuine: false },
    { headers: { ...signed(now, secret), "webhook-timestamp": String(now - 1) }, body, isGenuine: false },
    { headers: {}, body, isGenuine: false },
  ];
  return { secret, rows };
}

const example = v.object({ isGenuine: v.function() });

test("the example for Node in docs/integrators takes what is genuine and nothing else", async () => {
  const { isGenuine } = v.parse(example, await import(join(folder, "verifyWebhook.mjs")));
  const { secret, rows } = messages();
  expect(rows.map(({ headers, body }): unknown => isGenuine(headers, body, secret))).toEqual(
    rows.map((row) => row.isGenuine),
  );
});

const program = `
import json, sys
sys.path.insert(0, ${JSON.stringify(folder)})
from verify_webhook import is_genuine
given = json.load(sys.stdin)
print(json.dumps([is_genuine(row["headers"], row["body"].encode(), given["secret"]) for row in given["rows"]]))`;

/** It uses what came with 3.9. */
const hasPython =
  spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;

test.runIf(hasPython)("so does the one for Python", () => {
  const given = messages();
  const { stdout, stderr } = spawnSync("python3", ["-B", "-c", program], {
    input: JSON.stringify(given),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(given.rows.map((row) => row.isGenuine));
});
