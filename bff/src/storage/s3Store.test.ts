import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createS3Client, openS3Store } from "./s3Store.ts";
import type { ObjectStore } from "./objectStore.ts";

/** A store that says nothing at all, or falls silent in the middle of a file. */
let fallsSilent: "before the headers" | "in the body" = "before the headers";
const silent = createServer((_request, response) => {
  if (fallsSilent === "before the headers") return;
  response.writeHead(200, { "content-length": "1000", "content-type": "image/png" });
  response.write("x");
});
const patience = 300;
let store: ObjectStore;

beforeAll(async () => {
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const address = silent.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const config = { endpoint, region: "us-east-1", pathStyle: true, accessKeyId: "a", secretAccessKey: "b" };
  store = openS3Store(createS3Client(config, patience), "images", endpoint, patience);
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});
beforeEach(() => {
  fallsSilent = "before the headers";
});

async function all(items: AsyncIterable<unknown> | Iterable<unknown>): Promise<unknown[]> {
  const found = [];
  for await (const item of items) found.push(item);
  return found;
}

const key = "Uploads/7/a.png";
const calls: Record<string, () => Promise<unknown>> = {
  bytesOf: () => store.bytesOf(key),
  read: () => store.read(key, 10_000),
  write: () => store.write(key, Buffer.from("x"), "image/png"),
  remove: () => store.remove(key),
  list: () => all(store.listOlder("temporary", 0)),
};

test.each(Object.entries(calls))("a silent store is given up: %s", async (_name, call) => {
  await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/^(AbortError|TimeoutError)$/) });
});

test("a store that falls silent in the middle of a file is given up while it is read", async () => {
  fallsSilent = "in the body";
  await expect(store.read(key, 10_000)).rejects.toThrow();
});
