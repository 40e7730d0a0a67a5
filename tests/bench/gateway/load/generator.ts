import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { arrivals } from "./arrivals.ts";
import { Connection } from "./connection.ts";
import { Latencies } from "./latencies.ts";

// Sends prepared requests and prints what came back: `generator.ts <file with an order>`. Without a rate each connection
// asks again as soon as it has its response. With one, requests fall due at random as those of independent people do
// (Poisson), whatever the server does, and their time counts from when they fell due; one that finds every connection busy
// waits, unless the order is impatient. It says `counting` when the warming up is over.
const orderForm = v.object({
  port: v.number(),
  /** Each is a whole HTTP request. */
  requests: v.array(v.string()),
  connections: v.number(),
  /** Before anything is counted. */
  warmUp: v.number(),
  /** Answers that the warming up has at least; with a rate none are waited for. */
  leastWarmUp: v.optional(v.number(), 100),
  seconds: v.number(),
  /** Answers that are counted at least: on a machine that does other work as well, a second may bring next to none. */
  leastCounted: v.optional(v.number(), 100),
  /** Requests a second in the mean; null for as many as the server answers. */
  rate: v.nullable(v.number()),
  /** Whether what finds every connection busy waits; else it is never sent. */
  isPatient: v.optional(v.boolean(), true),
});
const order = v.parse(orderForm, JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")));
const requests = order.requests.map((text) => Buffer.from(text));
if (requests.length === 0) throw new Error("There is nothing to send.");

const accepted = new Latencies();
const refused = new Latencies();
const statuses: Record<string, number> = {};
let answered = 0;
let failed = 0;
let broken = 0;
let next = 0;
let isCounting = false;
let isOver = false;
/** When each request that waits for a connection fell due; the first is at `oldest`. */
let due: number[] = [];
let oldest = 0;
const free: Connection[] = [];

function send(connection: Connection, since: number): void {
  const request = requests[next % requests.length];
  next += 1;
  if (request !== undefined && !connection.ask(request, since)) broken += 1;
}

/** What the connection does now that it has nothing to do. */
function goOn(connection: Connection): void {
  if (isOver) return;
  if (order.rate === null) {
    send(connection, performance.now());
    return;
  }
  const since = due[oldest];
  if (since === undefined) {
    free.push(connection);
    return;
  }
  oldest += 1;
  if (oldest > 10_000) {
    due = due.slice(oldest);
    oldest = 0;
  }
  send(connection, since);
}

/** Answers that are held against each other: enough to see whether all are the same. */
const lookedAt = 1_000;
const seen = new Set<string>();

/** What stands for the data of an answer; what our gateway says of the cost of an operation comes after it. */
function dataOf(bytes: Buffer): string {
  const until = bytes.lastIndexOf('"extensions":');
  const data = bytes.subarray(bytes.indexOf("\r\n\r\n") + 4, until === -1 ? bytes.length : until);
  return createHash("sha1").update(data).digest("base64");
}

/** Who waits for the first response of a connection. */
const introducing = new Map<Connection, () => void>();

function note(connection: Connection, since: number, status: number, bytes: Buffer): void {
  const introduced = introducing.get(connection);
  if (introduced !== undefined) {
    introducing.delete(connection);
    introduced();
    return;
  }
  const isRefusal = status === 429 || status === 503;
  answered += 1;
  if (isCounting && !isOver) {
    statuses[status] = (statuses[status] ?? 0) + 1;
    (isRefusal ? refused : accepted).add(performance.now() - since);
    if (accepted.count <= lookedAt && !isRefusal) seen.add(dataOf(bytes));
    if (!isRefusal && (status !== 200 || bytes.includes('"errors":'))) failed += 1;
  }
  // Somebody who only wants a response does as `Retry-After` says; those who make up a flood do not.
  if (isRefusal && order.rate === null) setTimeout(() => goOn(connection), 1_000);
  else goOn(connection);
}

function mend(connection: Connection, hadAsked: boolean): void {
  if (isOver) return;
  if (introducing.has(connection)) throw new Error("The server closes connections that it has just taken.");
  if (hadAsked) broken += 1;
  // At once, but not in the same turn: a server that is gone would be asked without end.
  setTimeout(() => void connection.open().then(() => goOn(connection)), 10);
}

const connections = Array.from({ length: order.connections }, () => new Connection(order.port, note, mend));
await Promise.all(connections.map((connection) => connection.open()));

/**
 * One answer on each connection, some at a time. Node takes up one new connection in each turn of its loop, so a server
 * at its limits takes up the last of a thousand only seconds later: that would be measured, and not what it answers.
 */
async function introduce(some: Connection[]): Promise<void> {
  for (let connection = some.pop(); connection !== undefined; connection = some.pop()) {
    const { promise, resolve } = Promise.withResolvers<void>();
    introducing.set(connection, resolve);
    send(connection, performance.now());
    await promise;
  }
}

if (order.rate !== null) {
  const left = [...connections];
  await Promise.all(Array.from({ length: 16 }, () => introduce(left)));
}

const startedAt = performance.now();
for (const connection of connections) goOn(connection);
const dueTimes = order.rate === null ? null : arrivals(startedAt, order.rate);
let nextDue = dueTimes?.next().value ?? Infinity;
/** Milliseconds between two ticks that are no delay. */
const ordinary = 2;
let ticked = startedAt;
/** Milliseconds for which this process was held up. */
let lost = 0;
const clock = setInterval(() => {
  if (dueTimes === null) return;
  const now = performance.now();
  // Whoever is held up sends all that fell due meanwhile at once: a burst that no server has brought about.
  if (order.isPatient) lost += Math.max(now - ticked - ordinary, 0);
  ticked = now;
  for (; nextDue + lost <= now; nextDue = dueTimes.next().value) {
    const connection = free.pop();
    if (connection !== undefined) send(connection, nextDue + lost);
    else if (order.isPatient) due.push(nextDue + lost);
  }
}, 1);

const longestPhase = 30;

/** Resolves when a phase has lasted and brought enough. */
async function phase(seconds: number, responses: () => number, enough: number): Promise<void> {
  const least = order.rate === null ? enough : 0;
  const since = performance.now();
  await pause(seconds * 1000);
  while (responses() < least && performance.now() - since < longestPhase * 1000) await pause(20);
}

await phase(order.warmUp, () => answered, order.leastWarmUp);
broken = 0;
const countingSince = performance.now();
isCounting = true;
process.stdout.write("counting\n");
await phase(order.seconds, () => accepted.count + refused.count, order.leastCounted);
isOver = true;
clearInterval(clock);
const seconds = (performance.now() - countingSince) / 1000;
const result = {
  requests: accepted.count + refused.count,
  seconds,
  accepted: { count: accepted.count, ...accepted.summary() },
  refused: { count: refused.count, ...refused.summary() },
  failed,
  broken,
  /** Fell due and found no connection until the end. */
  waiting: due.length - oldest,
  distinct: seen.size,
  statuses,
};
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
