import * as v from "valibot";

/** Microseconds of processor time of each part for one request. */
const costs = v.object({
  nginx: v.number(),
  gateways: v.number(),
  services: v.number(),
  postgres: v.number(),
  redis: v.number(),
});

const measured = v.object({
  title: v.string(),
  tenants: v.number(),
  products: v.number(),
  viewers: v.number(),
  gateways: v.number(),
  services: v.number(),
  cpu: costs,
  perSecond: v.number(),
  p50: v.number(),
  p99: v.number(),
  /** Megabytes of all gateways together. */
  memory: v.number(),
});

/** `docs/performance-scale.json`. */
export const scaleForm = v.object({
  measuredAt: v.string(),
  cores: v.number(),
  seconds: v.number(),
  rows: v.array(measured),
});

export type Scale = v.InferOutput<typeof scaleForm>;
export type Measured = v.InferOutput<typeof measured>;
