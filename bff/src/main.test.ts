import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "gateway-main-"));
const documents = join(folder, "documents.json");
writeFileSync(documents, "{}");
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program until it ends; `onReady` hears the first line it prints. */
async function run(
  variables: Record<string, string>,
  onReady: (stop: () => void, line: string) => void = () => {},
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    env: {
      LOG_LEVEL: "silent",
      PORT: "0",
      SESSION_FILE: join(folder, "sessions.sqlite"),
      PERSISTED_DOCUMENTS: documents,
      ...variables,
    },
  });
  let [out, err] = ["", ""];
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdout.on("data", (chunk: Buffer) => {
    if (out === "") onReady(() => child.kill("SIGTERM"), chunk.toString());
    out += chunk.toString();
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on("close", resolve);
  return { code: await promise, out, err };
}

test("it says where it listens, and ends well when told to", async () => {
  const ended = await run({}, (stop) => stop());
  expect(ended).toEqual({
    code: 0,
    out: expect.stringMatching(/^The gateway listens on http:\/\/127\.0\.0\.1:\d+\n$/),
    err: "",
  });
});

test("its files and folders are for its user alone, also where they were open to others", async () => {
  const own = mkdtempSync(join(folder, "own-"));
  const paths = ["sessions.sqlite", "media", "initial"].map((name) => join(own, name));
  const [sessions = "", media = "", initial = ""] = paths;
  writeFileSync(sessions, "");
  for (const made of [media, initial]) mkdirSync(made);
  for (const path of paths) chmodSync(path, 0o755);
  const modes: string[] = [];
  await run({ SESSION_FILE: sessions, MEDIA_DIR: media, INITIAL_DATA_DIR: initial }, (stop) => {
    for (const path of [...paths, `${sessions}-wal`]) modes.push((statSync(path).mode & 0o077).toString(8));
    stop();
  });
  expect(modes).toEqual(["0", "0", "0", "0"]);
});

test("a request that never comes in whole does not keep it from ending within ten seconds", async () => {
  const half = new Socket();
  half.on("error", () => {});
  const asked = Promise.withResolvers<number>();
  const ended = await run({}, (stop, line) => {
    half.connect(Number(/:(\d+)\n$/.exec(line)?.[1]), "127.0.0.1", () => {
      half.write("POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n");
      half.write("content-length: 100\r\nexpect: 100-continue\r\n\r\n");
    });
    // The gateway asks for the body: it has the request.
    half.once("data", () => {
      stop();
      asked.resolve(performance.now());
    });
  });
  expect(performance.now() - (await asked.promise)).toBeLessThan(10_000);
  expect(ended.code).toBe(0);
});

test.each([
  [{ PORT: "x" }, "PORT must be a port number."],
  [
    { PERSISTED_DOCUMENTS: "nowhere.json" },
    "The list of stored documents nowhere.json cannot be read; set PERSISTED_DOCUMENTS.",
  ],
  [
    { SESSION_FILE: `${documents}/sessions.sqlite` },
    `The session file ${documents}/sessions.sqlite cannot be written; set SESSION_FILE.`,
  ],
])("a mistake in the environment is one sentence: %j", async (variables, sentence) => {
  const ended = await run(variables);
  expect(ended).toEqual({ code: 1, out: "", err: `The gateway cannot start: ${sentence}\n` });
});

test("a port in use is one sentence", async () => {
  const listening = Promise.withResolvers<void>();
  const blocker = createServer().listen(0, "127.0.0.1", () => listening.resolve());
  await listening.promise;
  const address = blocker.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const ended = await run({ PORT: port });
  blocker.close();
  expect(ended).toEqual({
    code: 1,
    out: "",
    err: `The gateway cannot start: Port ${port} is in use; stop what listens there or set PORT.\n`,
  });
});
