import { Agent, request, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createEagerConnections } from "./eagerConnections.ts";
import { createListener } from "./listener.ts";

/** Asks over one connection of its own, which is kept. */
function caller(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request({ port, agent, method: "POST" }, (reply: IncomingMessage) => {
        reply.resume();
        reply.on("end", () => resolve(reply.statusCode ?? 0));
      });
      sent.on("error", reject);
      sent.end("{}");
    });
  return { ask, hangUp: () => agent.destroy() };
}

async function refuseEverybody(rest: number) {
  const connections = createEagerConnections(rest);
  let read = 0;
  const listener = createListener((_, response) => {
    read += 1;
    connections.refused(response);
    response.writeHead(503).end();
  });
  return { port: await listener.listen(0, "127.0.0.1"), connections, listener, count: () => read };
}

test("a connection that asks again and again after a refusal is read later, and nobody else's", async () => {
  const { port, connections, listener, count } = await refuseEverybody(60_000);
  const [eager, other] = [caller(port), caller(port)];
  expect([await eager.ask(), await eager.ask()]).toEqual([503, 503]);
  const third = eager.ask();
  // Another connection's, sent later, are answered before it.
  expect([await other.ask(), count()]).toEqual([503, 3]);
  connections.close();
  expect([await third, count()]).toEqual([503, 4]);
  for (const { hangUp } of [eager, other]) hangUp();
  await listener.drain();
});

test("after its rest a connection is read again by itself", async () => {
  const { port, connections, listener, count } = await refuseEverybody(30);
  const eager = caller(port);
  for (let time = 0; time < 5; time += 1) expect(await eager.ask()).toBe(503);
  expect(count()).toBe(5);
  eager.hangUp();
  connections.close();
  await listener.drain();
});
