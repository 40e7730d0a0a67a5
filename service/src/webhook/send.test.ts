import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { certificateFor } from "../testing/certificate.ts";
import { createSender } from "./send.ts";

const development = { loopback: true, private: false };
const outside = { loopback: false, private: false };
const servers: Server[] = [];

const receiver = (listener: RequestListener): Promise<number> => listening(createServer(listener));

async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
});

const message = { headers: { "content-type": "application/json" }, body: "{}" };

test("the body is sent as it is, and the beginning of the response is kept", async () => {
  const seen: unknown[] = [];
  const port = await receiver((request, response) => {
    request.on("data", (chunk: Buffer) =>
      seen.push([request.url, request.headers["x-own"], chunk.toString()]),
    );
    request.on("end", () => response.writeHead(202).end(`\u0000${"ä".repeat(3000)}`));
  });
  const send = createSender({ reach: development });
  const outcome = await send({
    url: `http://127.0.0.1:${port}/in?a=1`,
    headers: { "x-own": "1" },
    body: '{"a":"₹"}',
  });
  expect(seen).toEqual([["/in?a=1", "1", '{"a":"₹"}']]);
  expect(outcome).toMatchObject({ status: 202, failure: null, retryAfter: null });
  expect(outcome.answer).toBe(`\uFFFD${"ä".repeat(1023)}\uFFFD`);
});

test.each([
  [302, "redirected"],
  [404, "status"],
  [500, "status"],
  [410, "status"],
])("status %d is %s, and nobody is followed elsewhere", async (status, failure) => {
  const paths: unknown[] = [];
  const port = await receiver((request, response) => {
    paths.push(request.url);
    response.writeHead(status, { location: "/elsewhere", "retry-after": "7" }).end("no");
  });
  const outcome = await createSender({ reach: development })({
    ...message,
    url: `http://127.0.0.1:${port}/in`,
  });
  expect(outcome).toMatchObject({ status, failure, answer: "no", retryAfter: "7" });
  expect(paths).toEqual(["/in"]);
});

test.each([
  "http://169.254.169.254/latest/meta-data",
  "https://169.254.169.254/",
  "http://localhost:PORT/",
  "http://127.0.0.1:PORT/",
  "http://[::1]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f.1:PORT/",
])("%s is refused, and nothing is sent", async (url) => {
  let calls = 0;
  const port = await receiver((_request, response) => {
    calls += 1;
    response.end();
  });
  const outcome = await createSender({ reach: outside })({
    ...message,
    url: url.replace("PORT", String(port)),
  });
  expect(outcome).toMatchObject({ status: null, failure: "address-refused" });
  expect(calls).toBe(0);
});

test("a name that leads inside on the second look-up is looked up once for each try, and refused then", async () => {
  const hosts: unknown[] = [];
  const port = await receiver((request, response) => {
    hosts.push(request.headers.host);
    response.end();
  });
  const answers = [["127.0.0.1"], ["10.0.0.7"], ["203.0.113.9", "127.0.0.1"], []];
  const asked: string[] = [];
  const send = createSender({
    reach: development,
    resolve: (name) => {
      asked.push(name);
      return Promise.resolve(answers.shift() ?? []);
    },
  });
  const url = `http://receiver.example:${port}/`;
  const outcomes = [];
  for (let count = 0; count < 4; count += 1) outcomes.push((await send({ ...message, url })).failure);
  expect(outcomes).toEqual([null, "address-refused", "address-refused", "name-not-found"]);
  // The checked address was dialled, under the receiver's own name.
  expect(hosts).toEqual([`receiver.example:${port}`]);
  expect(asked).toHaveLength(4);
});

test("the checked address is dialled under the receiver's name, and a certificate of another name is refused", async () => {
  const { ca, key, cert } = certificateFor("receiver.example");
  const names: unknown[] = [];
  const hosts: unknown[] = [];
  const server = createSecureServer({ key, cert }, (request, response) => {
    hosts.push(request.headers.host);
    response.end();
  });
  server.on("secureConnection", (socket) => names.push(socket.servername));
  const port = await listening(server);
  const outcomeAt = async (host: string, options: object) => {
    const send = createSender({ reach: development, resolve: async () => ["127.0.0.1"], ...options });
    return (await send({ ...message, url: `https://${host}:${port}/` })).failure;
  };
  expect(await outcomeAt("receiver.example", { ca })).toBeNull();
  expect([names, hosts]).toEqual([["receiver.example"], [`receiver.example:${port}`]]);
  // Another name at the same address, the address by itself, and an authority that nobody knows.
  expect(await outcomeAt("other.example", { ca })).toBe("certificate-refused");
  expect(await outcomeAt("127.0.0.1", { ca })).toBe("certificate-refused");
  expect(await outcomeAt("receiver.example", {})).toBe("certificate-refused");
  expect(hosts).toHaveLength(1);
});

test("a receiver that never ends its response is left when the time is over", async () => {
  const port = await receiver((_request, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write("."), 20);
    response.on("close", () => clearInterval(drip));
  });
  const outcome = await createSender({ reach: development, within: 300 })({
    ...message,
    url: `http://127.0.0.1:${port}/`,
  });
  expect(outcome).toMatchObject({ status: 200, failure: "timed-out" });
  expect(outcome.duration).toBeGreaterThanOrEqual(290);
});

test("a look-up that hangs and a closed port each have their name", async () => {
  const hanging = createSender({ reach: outside, within: 100, resolve: () => new Promise(() => {}) });
  expect((await hanging({ ...message, url: "https://receiver.example/" })).failure).toBe("timed-out");
  const port = await receiver(() => {});
  await once(servers.splice(0)[0]?.close() ?? process, "close");
  const send = createSender({ reach: development });
  expect((await send({ ...message, url: `http://127.0.0.1:${port}/` })).failure).toBe("no-connection");
});
