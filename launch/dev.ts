import { join } from "node:path";
import { build } from "./build.ts";
import { checkConfig } from "./checkConfig.ts";
import { gatewayEnvironment, serviceEnvironment } from "./environment.ts";
import { requireFreePort } from "./ports.ts";
import { ProgramEnded } from "./program.ts";
import { step } from "./progress.ts";
import { fail, requireRuntime } from "./runtime.ts";
import { readSettings } from "./settings.ts";
import { Supervisor } from "./supervisor.ts";
import { welcome } from "./welcome.ts";

// The console is served by Vite on the product's own address, so that cookies and links are those of the real
// product; the gateway stands behind it on a port of its own and restarts when one of its files changes.
requireRuntime();
const settings = readSettings(process.env);
if (!settings.isOwnMachine)
  fail("HOST and PUBLIC_ORIGIN must be loopback: hot reload is for this machine only.");
checkConfig(settings);
const gatewayPort = Number(process.env["GATEWAY_PORT"] ?? 4002);
await requireFreePort(settings.gatewayPort, "PORT");
await requireFreePort(settings.servicePort, "SERVICE_PORT");
await requireFreePort(gatewayPort, "GATEWAY_PORT");

const { root } = settings;
const web = join(root, "web");
const supervisor = new Supervisor();
try {
  // The gateway serves GraphiQL and the delivery page as they were built; everything else runs from the sources.
  await build(root, "web/dist-graphiql/", "web/dist-delivery/");
  await step("Starting the service", () =>
    supervisor.start(
      "service",
      [join(root, "service/src/main.ts")],
      root,
      serviceEnvironment(settings),
      `http://127.0.0.1:${settings.servicePort}/readyz`,
    ),
  );
  await step("Starting the gateway", () =>
    supervisor.start(
      "gateway",
      ["--watch-preserve-output", `--watch-path=${join(root, "bff/src")}`, join(root, "bff/src/main.ts")],
      root,
      { ...gatewayEnvironment(settings), PORT: String(gatewayPort) },
      `http://127.0.0.1:${gatewayPort}/readyz`,
    ),
  );
  await step("Starting the console", () =>
    supervisor.start(
      "console",
      [
        join(web, "node_modules/vite/bin/vite.js"),
        "--port",
        String(settings.gatewayPort),
        "--strictPort",
        "--host",
        "127.0.0.1",
        "--logLevel",
        "warn",
      ],
      web,
      { ...process.env, GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`, PUBLIC_ORIGIN: settings.origin },
      `http://127.0.0.1:${settings.gatewayPort}/`,
    ),
  );
  process.stdout.write(welcome(settings, false));
} catch (error) {
  if (!(error instanceof ProgramEnded)) {
    process.stderr.write(`${error instanceof Error ? error.message : "The product could not be started."}\n`);
  }
  await supervisor.stop(1);
}
