import { Agent, createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createEagerConnections } from "./eagerConnections.ts";

/** Asks over one connection of its own, which is kept. */
function caller(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request({ port, agent, method: "POST" }, (answer: IncomingMessage) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
      });
      sent.on("error", reject);
      sent.end("{}");
    });
  return { ask, hangUp: () => agent.destroy() };
}

async function refuseEverybody(rest: number) {
  const connections = createEagerConnections(rest);
  let read = 0;
  const server = createServer((_, response) => {
    read += 1;
    connections.refused(response);
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return { port: address.port, connections, server, count: () => read };
}

test("a connection that asks again and again after a refusal is read later, and nobody else's", async () => {
  const { port, connections, server, count } = await refuseEverybody(60_000);
  const [eager, other] = [caller(port), caller(port)];
  expect([await eager.ask(), await eager.ask()]).toEqual([503, 503]);
  const third = eager.ask();
  // Another connection's, sent later, are answered before it.
  expect([await other.ask(), count()]).toEqual([503, 3]);
  connections.close();
  expect([await third, count()]).toEqual([503, 4]);
  for (const { hangUp } of [eager, other]) hangUp();
  server.close();
});

test("after its rest a connection is read again by itself", async () => {
  const { port, connections, server, count } = await refuseEverybody(30);
  const eager = caller(port);
  for (let time = 0; time < 5; time += 1) expect(await eager.ask()).toBe(503);
  expect(count()).toBe(5);
  eager.hangUp();
  connections.close();
  server.close();
});
