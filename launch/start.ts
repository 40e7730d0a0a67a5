import { join } from "node:path";
import { build } from "./build.ts";
import { checkConfig } from "./checkConfig.ts";
import { gatewayEnvironment, serviceEnvironment } from "./environment.ts";
import { gatewayFlags } from "./gatewayFlags.ts";
import { requireFreePort } from "./ports.ts";
import { ProgramEnded } from "./program.ts";
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
  await build(root);
  await step("Starting the service", () =>
    supervisor.start(
      "service",
      [...serviceFlags, "--enable-source-maps", join(root, "service/dist/main.js")],
      root,
      serviceEnvironment(settings),
      `http://127.0.0.1:${settings.servicePort}/readyz`,
    ),
  );
  await step("Starting the gateway", () =>
    supervisor.start(
      "gateway",
      [...gatewayFlags, "--enable-source-maps", join(root, "bff/dist/main.js")],
      root,
      gatewayEnvironment(settings),
      `http://127.0.0.1:${settings.gatewayPort}/readyz`,
    ),
  );
  process.stdout.write(welcome(settings));
} catch (error) {
  // A program that ended has said itself why.
  if (!(error instanceof ProgramEnded)) {
    process.stderr.write(`${error instanceof Error ? error.message : "The product could not be started."}\n`);
  }
  await supervisor.stop(1);
}
