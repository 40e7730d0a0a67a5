import { once } from "node:events";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signedInCaller } from "../testing/caller.ts";
import { developmentAccess, startProgram } from "../testing/program.ts";
import { registration } from "../testing/registration.ts";
import { seededPlace } from "../testing/seededPlace.ts";
import { listenForMail } from "../testing/smtpServer.ts";

// Each start of a real program opens a database; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

/** A mail server that takes connections and says nothing. */
const connections: Socket[] = [];
const silent = createServer((socket) => connections.push(socket.on("error", () => {})));
let silentPort = 0;
beforeAll(async () => {
  await once(silent.listen(0, "127.0.0.1"), "listening");
  silentPort = portOf(silent.address());
});
afterAll(() => {
  for (const connection of connections) connection.destroy();
  silent.close();
});

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

test("while the mail server is silent calls are answered, the service ends in time, and the next one sends the mail, once", async () => {
  const { environment } = await seededPlace("PGlite");
  const service = await startProgram({ ...environment, SMTP_URL: `smtp://127.0.0.1:${silentPort}` });
  const call = await signedInCaller(service.url, developmentAccess);
  const attempted = once(silent, "connection");
  expect((await call("POST /v1/companyPO", registration("Quiet"))).status).toBe(201);
  await attempted;
  expect((await call("GET /v1/companyPO/BusinessName/Quiet")).status).toBe(200);
  // The mail was still being tried when the call was answered.
  expect(connections.map((connection) => connection.closed)).toEqual([false]);
  expect((await call("POST /v1/companyPO", registration("Quieter"))).status).toBe(201);
  const stopped = performance.now();
  expect(await service.stop("SIGTERM")).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(10_000);

  const received: string[] = [];
  const both = Promise.withResolvers<void>();
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      stream.resume().on("end", () => {
        received.push(session.envelope.rcptTo.map(({ address }) => address).join());
        done();
        if (received.length === 2) both.resolve();
      });
    },
  });
  const next = await startProgram({ ...environment, SMTP_URL: await listenForMail(sink) });
  await both.promise;
  expect(received.toSorted()).toEqual(["quiet@registered.test", "quieter@registered.test"]);
  expect(await next.stop("SIGTERM")).toBe(0);
  await new Promise<void>((done) => sink.close(done));
});
