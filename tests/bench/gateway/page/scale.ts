import type { Scale } from "../../scale/results.ts";
import { table } from "./tables.ts";

/** What one request costs each part, before and after something doubled. */
export function scalePart({ rows, cores, measuredAt, seconds }: Scale): string {
  const head = ["", "tenants", "products", "viewers", "gateways, services"];
  const parts = ["gateway µs", "service µs", "PostgreSQL µs", "Redis µs", "nginx µs"];
  const cells = rows.map(({ title, tenants, products, viewers, gateways, services, cpu, ...load }) => [
    title,
    tenants,
    products,
    viewers,
    `${gateways}, ${services}`,
    cpu.gateways,
    cpu.services,
    cpu.postgres,
    cpu.redis,
    cpu.nginx,
    load.perSecond,
    load.p50.toFixed(0),
    load.p99.toFixed(0),
    load.memory,
  ]);
  return `Gateways and services behind nginx, on PostgreSQL and Redis: the mix with every tenth request a change, sent through nginx, ${seconds} s each, measured on ${measuredAt.slice(0, 10)}. Processor time of each part for one request; one thing is twice as many at a time. Everything shares ${cores} cores here, so twice the programs cannot do twice the work on this machine: what has to stay the same is the cost of a request. Where that stays, twice the machines do twice the work.

${table([...head, ...parts, "a second", "p50 ms", "p99 ms", "MB"], cells)}`;
}
