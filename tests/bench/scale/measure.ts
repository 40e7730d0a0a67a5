import { sendLoad } from "../gateway/load/load.ts";
import { rounded } from "../gateway/results.ts";
import { signInViewers } from "../gateway/upstream/signInViewers.ts";
import type { Size, Tenant } from "../gateway/upstream/tenants.ts";
import { requestsOf } from "../gateway/workload/requests.ts";
import { workloadOf } from "../gateway/workload/workloads.ts";
import { startCluster } from "./cluster.ts";
import { figuresOfAll, processesWith } from "./processes.ts";
import type { Measured } from "./results.ts";

/** What is looked at. */
export interface Scenario {
  readonly title: string;
  readonly tenants: readonly Tenant[];
  readonly peopleOfEach: number;
  readonly gateways: number;
  readonly services: number;
}

/** Where everything is. */
export interface Endpoints {
  readonly port: number;
  readonly databaseUrl: string;
  /** The PostgreSQL server, to find its processes. */
  readonly postgres: string;
  readonly redisUrl: string;
  readonly documents: string;
}

/** Starts the programs, signs everybody in through nginx, and sends reads and changes for some seconds. */
export async function measure(
  scenario: Scenario,
  endpoints: Endpoints,
  size: Size,
  seconds: number,
): Promise<Measured> {
  const { gateways, services } = scenario;
  const cluster = await startCluster({ ...endpoints, gateways, services });
  try {
    const viewers = await signInViewers(
      `http://127.0.0.1:${endpoints.port}`,
      cluster.origin,
      scenario.tenants,
    );
    const parts = {
      nginx: cluster.parts.nginx,
      gateways: cluster.parts.gateways,
      services: cluster.parts.services,
      postgres: processesWith(`-p ${new URL(endpoints.postgres).port} `),
      redis: processesWith(`redis-server 127.0.0.1:${new URL(endpoints.redisUrl).port}`),
    };
    const used = () =>
      Object.fromEntries(Object.entries(parts).map(([part, ids]) => [part, figuresOfAll(ids).cpu]));
    let before = used();
    const load = await sendLoad(
      {
        port: endpoints.port,
        requests: requestsOf(workloadOf("writes"), viewers, endpoints.port, "stored"),
        connections: 32,
        warmUp: 3,
        leastWarmUp: 1_500,
        seconds,
        rate: null,
      },
      () => {
        before = used();
      },
    );
    const after = used();
    if (load.failed > 0) throw new Error(`Requests failed: ${JSON.stringify(load)}`);
    const cost = (part: keyof typeof parts): number =>
      rounded(((after[part] ?? 0) - (before[part] ?? 0)) / load.requests, 0);
    return {
      title: scenario.title,
      tenants: size.tenants,
      products: size.tenants * size.productsOfEach,
      viewers: viewers.length,
      gateways,
      services,
      cpu: {
        nginx: cost("nginx"),
        gateways: cost("gateways"),
        services: cost("services"),
        postgres: cost("postgres"),
        redis: cost("redis"),
      },
      perSecond: rounded(load.requests / load.seconds, 0),
      p50: load.accepted.p50,
      p99: load.accepted.p99,
      memory: figuresOfAll(parts.gateways).memory,
    };
  } finally {
    await cluster.stop();
  }
}
