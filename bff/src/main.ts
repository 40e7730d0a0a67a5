import { ConfigError, readConfig } from "./config.ts";
import type { GatewayConfig } from "./config.ts";
import { createLog } from "./http/log.ts";
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

/** Starts the gateway; null, with the reason on stderr and exit code 1, when it cannot. */
async function start(): Promise<Gateway | null> {
  let config: GatewayConfig | null = null;
  try {
    config = readConfig(process.env);
    const log = createLog(config.logLevel);
    // A mistake of ours that concerns one request, whose response is on its way or gone, must not end everybody else's.
    process.on("unhandledRejection", (error) => log.error({ err: error }, "unheard rejection"));
    return await startGateway(config, { log });
  } catch (error) {
    process.stderr.write(`The gateway cannot start: ${startFailure(error, config)}\n`);
    process.exitCode = 1;
    return null;
  }
}

// What this program writes is for its own user.
process.umask(0o077);
const starting = start();

/** After a signal the program has ended by then, whatever it waits for, in milliseconds. */
const stopWithin = 9_500;

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), stopWithin).unref();
  // A second signal ends it at once.
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit(130));
  await (await starting)?.close();
}

// Before anybody can know that we run: a signal that came first would end us without draining.
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void stop());

const gateway = await starting;
if (gateway !== null) process.stdout.write(`The gateway listens on ${gateway.url}\n`);
