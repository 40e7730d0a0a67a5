import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, discardStale } from "./build.ts";
import { checkConfig } from "./checkConfig.ts";
import { gatewayEnvironment, serviceEnvironment } from "./environment.ts";
import { gatewayFlags } from "./gatewayFlags.ts";
import { requireFreePort } from "./ports.ts";
import { ProgramEnded } from "./program.ts";
import { prepareDatabase } from "./prepareDatabase.ts";
import { step } from "./progress.ts";
import { requireRuntime } from "./runtime.ts";
import { readSettings } from "./settings.ts";
import { serviceFlags } from "./serviceFlags.ts";
import { Supervisor } from "./supervisor.ts";
import { welcome } from "./welcome.ts";

requireRuntime();
const settings = readSettings(process.env);
checkConfig(settings);
await requireFreePort(settings.gatewayPort, "PORT");
await requireFreePort(settings.servicePort, "SERVICE_PORT");

const { root } = settings;
const supervisor = new Supervisor();
try {
  // The service is first: it makes its database while the rest is built.
  await build(root, "service/dist/");
  await Promise.all([build(root, "web/dist/", "web/dist-delivery/", "bff/dist/"), startService()]);
  const lacksGraphiql = discardStale(root, "web/dist-graphiql/");
  await step("Starting the gateway", () =>
    supervisor.start(
      "gateway",
      [...gatewayFlags, "--enable-source-maps", join(root, "bff/dist/main.js")],
      root,
      gatewayEnvironment(settings),
      `http://127.0.0.1:${settings.gatewayPort}/readyz`,
    ),
  );
  process.stdout.write(welcome(settings, lacksGraphiql));
  // Nobody waits for it to sign in: the gateway serves it as soon as it is there.
  if (lacksGraphiql) await build(root, "web/dist-graphiql/").catch(tell);
} catch (error) {
  tell(error);
  await supervisor.stop(1);
}

async function startService(): Promise<void> {
  const program = join(root, "service/dist/main.js");
  const environment = serviceEnvironment(settings);
  // Of a database that was never opened. What cannot be done here, the service will not do either, and says.
  if (!environment["DATABASE_URL"] && !existsSync(join(environment["DATA_DIR"] ?? "", "postgres")))
    await step("Making the database", () => prepareDatabase(settings)).catch(() => undefined);
  await step("Starting the service", () =>
    supervisor.start(
      "service",
      [...serviceFlags, "--enable-source-maps", program],
      root,
      environment,
      `http://127.0.0.1:${settings.servicePort}/readyz`,
    ),
  );
}

function tell(error: unknown): void {
  // A program that ended has said itself why.
  if (error instanceof ProgramEnded) return;
  process.stderr.write(`${error instanceof Error ? error.message : "The product could not be started."}\n`);
}
