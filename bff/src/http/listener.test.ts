import type { RequestListener, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createListener, usualLimits } from "./listener.ts";

test("an answer that has begun is sent to its end, and its connection does not hold up the close", async () => {
  let finish: (() => void) | undefined;
  const listener = createListener((_, response) => {
    response.writeHead(200);
    response.write("begun, ");
    finish = () => response.end("and done");
  });
  const port = await listener.listen(0, "127.0.0.1");
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const startedAt = performance.now();
  const drained = listener.drain();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  finish?.();
  expect(await response.text()).toBe("begun, and done");
  await drained;
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test("idle connections do not hold up the close", async () => {
  const listener = createListener((_, response) => response.end("ok"));
  const port = await listener.listen(0, "127.0.0.1");
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const startedAt = performance.now();
  await listener.drain();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test("a port that is taken rejects with the system's error", async () => {
  const first = createListener(() => {});
  const port = await first.listen(0, "127.0.0.1");
  await expect(createListener(() => {}).listen(port, "127.0.0.1")).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  await first.drain();
});

const get = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

/** A connection that reads nothing until it is told to. */
async function connection(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return socket;
}

async function started(handle: RequestListener, limits = {}) {
  const listener = createListener(handle, { ...usualLimits, ...limits });
  return { listener, port: await listener.listen(0, "127.0.0.1") };
}

const closed = (one: Socket | ServerResponse): Promise<void> =>
  new Promise((resolve) => one.once("close", () => resolve()));

const megabytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024);

test("a response that nobody reads is let go of, and one that is read slowly comes to its end", async () => {
  const body = megabytes(64);
  const ended: string[] = [];
  const { listener, port } = await started(
    ({ url = "" }, response) => {
      response.on("close", () => ended.push(`${url} ${response.writableFinished ? "sent" : "broken off"}`));
      response.end(body);
    },
    { unreadMilliseconds: 2_000, unreadBytes: Infinity },
  );
  const idle = await connection(port);
  const slow = await connection(port);
  idle.write(get.replace("/", "/idle"));
  slow.write(get.replace("/", "/slow"));
  // A part now and then keeps it, until the other one has gone.
  const part = setInterval(() => {
    for (let chunk = 0; chunk < 64; chunk += 1) slow.read();
  }, 20);
  await expect.poll(() => ended).toEqual(["/idle broken off"]);
  clearInterval(part);
  slow.resume();
  await expect.poll(() => ended).toEqual(["/idle broken off", "/slow sent"]);
  slow.destroy();
  idle.destroy();
  await listener.drain();
});

test("of what waits for all callers together no more is kept than may be", async () => {
  const broken: string[] = [];
  const { listener, port } = await started(
    ({ url = "" }, response) => {
      response.on("close", () => broken.push(url));
      response.end(megabytes(url === "/large" ? 60 : 20));
    },
    { unreadBytes: 70 * 1024 * 1024 },
  );
  const callers = await Promise.all([connection(port), connection(port), connection(port)]);
  const [one, other, third] = callers;
  one.write(get.replace("/", "/large"));
  other.write(get.replace("/", "/small"));
  third.write(get.replace("/", "/small"));
  await expect.poll(() => broken).toEqual(["/large"]);
  for (const caller of callers) caller.destroy();
  await listener.drain();
});

test("requests of one connection are handled one after the other", async () => {
  const begun: ServerResponse[] = [];
  const { listener, port } = await started((_, response) => begun.push(response));
  const caller = await connection(port);
  caller.write(get.repeat(3));
  let text = "";
  caller.on("data", (chunk: Buffer) => (text += chunk.toString()));
  for (const count of [1, 2, 3]) {
    await expect.poll(() => begun.length).toBe(count);

    begun.at(-1)?.end(`response ${count}`);
    await expect.poll(() => text).toContain(`response ${count}`);
  }
  caller.destroy();
  await listener.drain();
});

test("a connection with more than eight requests that wait is closed", async () => {
  let begun = 0;
  const { listener, port } = await started(() => (begun += 1));
  const caller = await connection(port);
  caller.write(get.repeat(10));
  caller.resume();
  await closed(caller);
  expect(begun).toBe(1);
  await listener.drain();
});

test("an address has no more connections than it may, and one that ends makes room", async () => {
  const { listener, port } = await started((_, response) => response.end("ok"), { ofAddress: 2 });
  const [first, second] = [await connection(port), await connection(port)];
  const third = await connection(port);
  third.resume();
  await closed(third);
  first.destroy();
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/`).then((response) => response.text(), String))
    .toBe("ok");
  second.destroy();
  await listener.drain();
});
