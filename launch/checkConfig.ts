import { readConfig as readGatewayConfig } from "../bff/src/config.ts";
import { readConfig as readServiceConfig } from "../service/src/config.ts";
import { gatewayEnvironment, serviceEnvironment } from "./environment.ts";
import { fail } from "./runtime.ts";
import type { Settings } from "./settings.ts";

/**
 * Has both programs read what they will be told, before anything is built. Ends the process with the sentence of the one
 * that refuses it.
 */
export function checkConfig(settings: Settings): void {
  try {
    readGatewayConfig(gatewayEnvironment(settings));
    const service = readServiceConfig(serviceEnvironment(settings));
    // The service behind cannot know where the gateway in front of it listens.
    if (service.demo && !settings.isOwnMachine)
      fail("DEMO must be off when HOST or PUBLIC_ORIGIN is not loopback.");
  } catch (error) {
    fail(error instanceof Error ? error.message : "The product could not be started.");
  }
}
