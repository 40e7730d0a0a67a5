import { ConfigError, readConfig } from "./config.ts";
import type { GatewayConfig } from "./config.ts";
import { startGateway } from "./server.ts";
import type { Gateway } from "./server.ts";

/** One sentence for whoever starts the gateway, instead of a stack. */
function startFailure(error: unknown, config: GatewayConfig | null): string {
  if (error instanceof ConfigError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `Port ${config?.port} is in use; stop what listens there or set PORT.`;
  if (code === "EACCES" || code === "EADDRNOTAVAIL") {
    return `Nothing can listen on ${config?.host} port ${config?.port}; set HOST or PORT.`;
  }
  return error instanceof Error ? error.message : "Something unknown went wrong.";
}

async function run(): Promise<void> {
  let config: GatewayConfig | null = null;
  let gateway: Gateway;
  try {
    config = readConfig(process.env);
    gateway = await startGateway(config);
  } catch (error) {
    process.stderr.write(`The gateway cannot start: ${startFailure(error, config)}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`The gateway listens on ${gateway.url}\n`);
  const stop = (): void => {
    // A second signal ends it at once.
    process.once("SIGINT", () => process.exit(130));
    void gateway.close();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

await run();
