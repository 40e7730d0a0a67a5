import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttpGateway } from "../../test/harness/httpGateway.ts";
import type { HttpGateway } from "../../test/harness/httpGateway.ts";

let gateway: HttpGateway;

const page = "<!doctype html><title>Back office</title>";
const script = "console.log('a script long enough to be worth compressing')";

beforeAll(async () => {
  gateway = await startHttpGateway();
  const write = (path: string, content: string | Buffer): void =>
    writeFileSync(join(gateway.folder, path), content);
  for (const folder of ["console", "graphiql"]) {
    mkdirSync(join(gateway.folder, folder, "assets"), { recursive: true });
    write(`${folder}/index.html`, page);
    write(`${folder}/assets/app-1a2b.js`, script);
    write(`${folder}/assets/app-1a2b.js.br`, brotliCompressSync(script));
    write(`${folder}/assets/app-1a2b.js.gz`, gzipSync(script));
  }
  write("media/Uploads/7/a.webp", "an image");
  write("media/Uploads/7/a.svg", "<svg onload=alert(1)>");
  write("media/Uploads/7/a.html", "<script>alert(1)</script>");
  write("secret.png", "not for you");
  symlinkSync(join(gateway.folder, "secret.png"), join(gateway.folder, "media/Uploads/7/link.png"));
  await gateway.restart();
});

afterAll(() => gateway.close());

/** Sends a path as it stands; fetch would tidy it up first. */
async function rawGet(path: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
  let reply = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    reply += chunk;
  });
  socket.on("close", () => resolve(reply));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return promise;
}

test("the page is asked for anew each time, under a policy without inline code", async () => {
  const response = await gateway.fetch("/");
  expect([response.status, await response.text()]).toEqual([200, page]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(
    /^default-src 'self'; script-src 'self'; style-src 'self' 'sha256-[^']+' 'sha256-[^']+'; connect-src 'self'; img-src 'self' data: blob:; require-trusted-types-for 'script'; trusted-types dompurify default; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
  );
  const etag = response.headers.get("etag") ?? "";
  expect((await gateway.fetch("/", { headers: { "if-none-match": etag } })).status).toBe(304);
});

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("a hashed file is kept for ever, and sent as %s to who takes that", async (accepted, encoding) => {
  const response = await gateway.fetch("/assets/app-1a2b.js", { headers: { "accept-encoding": accepted } });
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("content-type")).toBe("text/javascript");
  expect(await response.text()).toBe(script);
});

test("there is nothing beside the built files", async () => {
  for (const path of [
    "/nope",
    "/assets/nope.js",
    "/../secret.png",
    "/%2e%2e/secret.png",
    "/..%2fsecret.png",
    "/%",
  ]) {
    expect(await rawGet(path)).toMatch(/^HTTP\/1\.1 404 /);
  }
});

test("files are only read", async () => {
  for (const path of ["/", "/media/Uploads/7/a.webp", "/healthz", "/metrics", "/graphiql/"]) {
    const response = await gateway.fetch(path, { method: "POST" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

test("GraphiQL is for whoever is signed in, under a policy of its own", async () => {
  const moved = await gateway.fetch("/graphiql");
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/graphiql/"]);
  const denied = await gateway.fetch("/graphiql/");
  expect([denied.status, await denied.text()]).toEqual([
    403,
    "Sign in to the console, then open GraphiQL again.",
  ]);
  const { cookie } = await gateway.browse({ query: "mutation { signIn }" });
  const headers = { cookie: cookie ?? "" };
  const response = await gateway.fetch("/graphiql/", { headers });
  expect([response.status, await response.text()]).toEqual([200, page]);
  expect(response.headers.get("content-security-policy")).toContain(
    "script-src 'self'; style-src 'self' 'unsafe-inline'",
  );
  const asset = await gateway.fetch("/graphiql/assets/app-1a2b.js", { headers });
  expect(await asset.text()).toBe(script);
  expect(asset.headers.get("cache-control")).toContain("immutable");
});

test("an image is sent as nothing but an image", async () => {
  const response = await gateway.fetch("/media/Uploads/7/a.webp?v=2");
  expect([response.status, await response.text()]).toEqual([200, "an image"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-length": "8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  const head = await gateway.fetch("/media/Uploads/7/a.webp", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "8", ""]);
});

test.each([
  "/media/",
  "/media/Uploads",
  "/media/Uploads/7/",
  "/media/Uploads/7/none.webp",
  "/media/Uploads/7/a.svg",
  "/media/Uploads/7/a.html",
  "/media/Uploads/7/link.png",
  "/media/../secret.png",
  "/media/Uploads/../../secret.png",
  "/media/%2e%2e/secret.png",
  "/media/..%2fsecret.png",
  "/media//etc/hosts.png",
  "/media/Uploads/7/.a.webp",
])("%s is no image", async (path) => {
  const reply = await rawGet(path);
  expect(reply).toMatch(/^HTTP\/1\.1 404 /);
  expect(reply).not.toContain("not for you");
});

test("without a build, the gateway still serves and says what is missing", async () => {
  const bare = await startHttpGateway();
  const response = await bare.fetch("/");
  expect([response.status, await response.text()]).toEqual([404, "The console has not been built."]);
  await bare.close();
});

test("what is built while the gateway runs is served from then on", async () => {
  const late = join(gateway.folder, "late");
  const waiting = await startHttpGateway({ CONSOLE_DIR: late });
  expect(await (await waiting.fetch("/")).text()).toBe("The console has not been built.");
  mkdirSync(late);
  writeFileSync(join(late, "index.html"), "built since");
  const response = await waiting.fetch("/");
  expect([response.status, await response.text()]).toEqual([200, "built since"]);
  await waiting.close();
});

test("with https in front, browsers are told to stay there", async () => {
  const secure = await startHttpGateway({ PUBLIC_ORIGIN: "https://office.example" });
  const response = await secure.fetch("/healthz");
  expect(response.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  await secure.close();
});
