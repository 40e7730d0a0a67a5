import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../servers/freePort.ts";
import { figuresOf } from "../gateway/machine/processFigures.ts";
import { startEventService, type EventService } from "./eventService.ts";
import { openViewers } from "./viewers.ts";

// What an event costs the gateway for each viewer that is told: processor time of the built gateway, with sessions, rules and
// masking, less that of the same streams while nothing happens.
const seconds = 10;
const plans = [
  { viewers: 50, events: 5 },
  { viewers: 100, events: 5 },
  { viewers: 200, events: 5 },
  { viewers: 400, events: 5 },
  { viewers: 200, events: 10 },
  { viewers: 200, events: 20 },
  { viewers: 200, events: 40 },
];

const root = resolve(import.meta.dirname, "../../..");

async function startGateway(folder: string, restUrl: string) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, [join(root, "bff/dist/main.js")], {
    env: {
      ...process.env,
      PORT: new URL(url).port,
      REST_URL: restUrl,
      SESSION_FILE: join(folder, "sessions.sqlite"),
      PERSISTED_DOCUMENTS: join(root, "bff/persisted-documents.json"),
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok === true) return { url, child };
    await pause(100);
  }
  throw new Error("The gateway does not answer.");
}

/** Microseconds that a process uses while some work lasts. */
async function used(processId: number, work: () => Promise<void>): Promise<number> {
  const before = figuresOf(processId).cpu;
  await work();
  return figuresOf(processId).cpu - before;
}

async function measure(service: EventService, folder: string, plan: (typeof plans)[number]) {
  const { url, child } = await startGateway(folder, service.stub.url);
  try {
    const id = child.pid ?? 0;
    const viewers = await openViewers(url, plan.viewers);
    await pause(1_000);
    const idle = await used(id, () => pause(seconds * 1_000).then(() => {}));
    const happened = plan.events * seconds;
    const callsBefore = service.stub.calls.length;
    const toTell = happened * plan.viewers;
    const busy = await used(id, async () => {
      const begun = performance.now();
      for (let count = 0; count < happened; count += 1) {
        service.happen();
        await pause(Math.max(0, begun + ((count + 1) * 1_000) / plan.events - performance.now()));
      }
      while (viewers.told < toTell && performance.now() - begun < 3 * seconds * 1_000) await pause(50);
    });
    const calls = service.stub.calls.slice(callsBefore).filter(({ path }) => path !== "/v1/event").length;
    const { told } = viewers;
    viewers.close();
    return {
      ...plan,
      told,
      missing: toTell - told,
      idlePercent: Math.round((idle / (seconds * 1e6)) * 1_000) / 10,
      busyPercent: Math.round((busy / (seconds * 1e6)) * 1_000) / 10,
      microsecondsForEach: Math.round((busy - idle) / told),
      callsForEachEvent: Math.round((calls / happened) * 10) / 10,
      megabytes: figuresOf(id).memory,
    };
  } finally {
    const ended = new Promise((done) => child.once("close", done));
    child.kill("SIGTERM");
    await ended;
  }
}

const folder = mkdtempSync(join(tmpdir(), "bench-live-"));
const service = await startEventService();
const figures = [];
try {
  for (const plan of plans) {
    const found = await measure(service, folder, plan);
    figures.push(found);
    console.log(JSON.stringify(found));
  }
  writeFileSync(
    join(root, "docs/performance-live.json"),
    `${JSON.stringify({ measuredAt: new Date().toISOString().slice(0, 10), seconds, figures }, null, 2)}\n`,
  );
} finally {
  await service.stub.close();
  rmSync(folder, { recursive: true, force: true });
}
