import { withDemoGateway } from "./demoGateway.ts";
import { gatewayKill, type GatewayKillReport } from "./gatewayKill.ts";

/** Starts the service with demo data and a gateway in front of it, and interrupts saves of one kind. */
export function interruptSaves(kind: "create" | "copy", rounds: number): Promise<GatewayKillReport> {
  return withDemoGateway(({ gateway, options, mediaFolder }) =>
    gatewayKill(gateway, options, mediaFolder, kind, rounds),
  );
}
