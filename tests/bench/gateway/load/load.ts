import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { gatewayFlags } from "../../../../launch/gatewayFlags.ts";
import { pinnedCommand } from "../machine/cores.ts";

const counted = v.object({ count: v.number(), p50: v.number(), p99: v.number(), slowest: v.number() });

const loadForm = v.object({
  requests: v.number(),
  seconds: v.number(),
  /** Answered with anything but 429 and 503. */
  accepted: counted,
  /** Answered with 429 or 503. */
  refused: counted,
  /** Accepted, and then answered with another status than 200 or with errors. */
  failed: v.number(),
  /** Connections that broke while they waited for a response. */
  broken: v.number(),
  /** Different answers among the first thousand that count. */
  distinct: v.number(),
  /** Fell due and could not be sent until the end. */
  waiting: v.number(),
  statuses: v.record(v.string(), v.number()),
});

/** What one run of load says. Times in milliseconds. */
export type Load = v.InferOutput<typeof loadForm>;

/** What to send, to a port of this machine. */
export interface LoadOrder {
  readonly port: number;
  /** Whole HTTP requests, sent in turn. */
  readonly requests: readonly string[];
  readonly connections: number;
  /** Seconds that are not counted, and those that are. */
  readonly warmUp: number;
  /** Answers that the warming up has at least; 100 unless told. */
  readonly leastWarmUp?: number;
  readonly seconds: number;
  /** Answers that are counted at least, however slow the server is; 100 unless told. */
  readonly leastCounted?: number;
  /** Requests a second; null for as many as the server answers. */
  readonly rate: number | null;
  /** Whether what finds every connection busy waits; else it is never sent. It does unless told. */
  readonly isPatient?: boolean;
}

/** Sends load from the core that is not the server's. `onCounting` is called when the warming up is over. */
export async function sendLoad(order: LoadOrder, onCounting: () => void = () => {}): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), "bench-load-"));
  try {
    const file = join(folder, "order.json");
    writeFileSync(file, JSON.stringify(order));
    const generator = join(import.meta.dirname, "generator.ts");
    const [command, args] = await pinnedCommand("rest", process.execPath, [...gatewayFlags, generator, file]);
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    const counting = "counting\n";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.startsWith(counting)) return;
      said = said.slice(counting.length);
      onCounting();
    });
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`The load ended with ${String(code)}.`);
    return v.parse(loadForm, JSON.parse(said));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
