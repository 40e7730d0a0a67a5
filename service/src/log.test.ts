import { expect, test, vi } from "vitest";
import { signedInCaller } from "./testing/caller.ts";
import { developmentAccess, startProgram } from "./testing/program.ts";
import { registration } from "./testing/registration.ts";
import { seededPlace } from "./testing/seededPlace.ts";

// A real program opens a database of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

test("the log tells every call by its route, and holds no secret and no personal data at its most talkative", async () => {
  const { environment } = await seededPlace("PGlite");
  const credentials = {
    SERVICE_USERNAME: "CANARY-username",
    SERVICE_PASSWORD: "CANARY-password",
    API_KEY: "CANARY-key",
    TOKEN_SECRET: "CANARY-secret-CANARY-secret-CANARY-secret",
    SECRETS_KEY: "CANARY-key-CANARY-key-CANARY-key-CANARY-key",
  };
  const service = await startProgram({ ...environment, LOG_LEVEL: "trace", ...credentials });
  const call = await signedInCaller(service.url, {
    ...developmentAccess,
    username: credentials.SERVICE_USERNAME,
    password: credentials.SERVICE_PASSWORD,
    apiKey: credentials.API_KEY,
  });
  await call(
    "POST /v1/companyPO",
    { ...registration("Canary"), admin_email: "canary@registered.test" },
    { "x-request-id": "trace-7" },
  );
  await call("POST /signin", { email: "canary@registered.test", pw: "CANARY-pw" });
  await call("GET /v1/companyPO/Poc/canary@registered.test", undefined, { "x-actor": "user_po:1" });
  await call("POST /v1/companyPO/activation", { activation: "CANARY-a", iv: "CANARY-iv" });
  expect(await service.stop("SIGTERM")).toBe(0);
  const log = service.log();
  expect(log).toContain('"route":"/v1/companyPO/Poc/:email"');
  expect(log).toContain('"actor":"user_po:1"');
  expect(log).toContain('"reqId":"trace-7"');
  expect(log).toMatch(/"method":"POST","route":"\/v1\/companyPO","status":201,"milliseconds":[\d.]+/);
  expect(log).not.toMatch(/CANARY|canary@|eyJ|\$argon2/);
});
