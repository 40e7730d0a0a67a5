import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { signedHeaders } from "../../service/src/webhook/sign.ts";
import { canRun } from "../servers/interpreters.ts";

const folder = join(import.meta.dirname, "../../docs/integrators");
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
    { headers: signed(now + 400, secret), body, isGenuine: false },
    { headers: { ...signed(now, secret), "webhook-timestamp": String(now - 1) }, body, isGenuine: false },
    { headers: { ...signed(now, secret), "webhook-timestamp": "soon" }, body, isGenuine: false },
    { headers: { ...signed(now, secret), "webhook-signature": "v1," }, body, isGenuine: false },
    { headers: {}, body, isGenuine: false },
  ];
  return { given: { secret, rows }, expected: rows.map(({ isGenuine }) => isGenuine) };
}

/** Gives a program all messages as JSON, and reads whether it takes each for genuine. */
function answersOf(command: string, args: readonly string[], given: object, cwd = folder): unknown {
  const { stdout, stderr } = spawnSync(command, args, {
    input: JSON.stringify(given),
    encoding: "utf8",
    cwd,
    // Nothing is fetched, and nobody's own settings count.
    env: { ...process.env, GOPROXY: "off", GOTOOLCHAIN: "local", GOFLAGS: "", GOWORK: "off" },
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

const example = v.object({ isGenuine: v.function() });

test("the example for Node in docs/integrators takes what is genuine and nothing else", async () => {
  const { isGenuine } = v.parse(example, await import(join(folder, "verifyWebhook.mjs")));
  const { given, expected } = messages();
  expect(given.rows.map(({ headers, body }): unknown => isGenuine(headers, body, given.secret))).toEqual(
    expected,
  );
});

const python = `
import json, sys
from verify_webhook import is_genuine
given = json.load(sys.stdin)
print(json.dumps([is_genuine(row["headers"], row["body"].encode(), given["secret"]) for row in given["rows"]]))`;

test.runIf(canRun("python"))("so does the one for Python", () => {
  const { given, expected } = messages();
  expect(answersOf("python3", ["-B", "-c", python], given)).toEqual(expected);
});

const php = `
require 'verify_webhook.php';
$given = json_decode(file_get_contents('php://stdin'), true);
$answers = array_map(fn($row) => is_genuine($row['headers'], $row['body'], $given['secret']), $given['rows']);
echo json_encode($answers);`;

test.runIf(canRun("php"))("so does the one for PHP", () => {
  const { given, expected } = messages();
  expect(answersOf("php", ["-d", "display_errors=stderr", "-r", php], given)).toEqual(expected);
});

const go = `package main

import (
	"encoding/json"
	"os"

	"example.test/webhook"
)

func main() {
	var given struct {
		Secret string
		Rows   []struct {
			Headers map[string]string
			Body    string
		}
	}
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil {
		panic(err)
	}
	answers := []bool{}
	for _, row := range given.Rows {
		header := func(name string) string { return row.Headers[name] }
		answers = append(answers, webhook.IsGenuine(header, []byte(row.Body), given.Secret))
	}
	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {
		panic(err)
	}
}
`;

test.runIf(canRun("go"))("so does the one for Go", () => {
  const { given, expected } = messages();
  const module = mkdtempSync(join(tmpdir(), "verify-webhook-"));
  onTestFinished(() => rmSync(module, { recursive: true, force: true }));
  mkdirSync(join(module, "webhook"));
  copyFileSync(join(folder, "verify_webhook.go"), join(module, "webhook/verify_webhook.go"));
  writeFileSync(join(module, "go.mod"), "module example.test\n\ngo 1.19\n");
  writeFileSync(join(module, "main.go"), go);
  expect(answersOf("go", ["run", "."], given, module)).toEqual(expected);
});
