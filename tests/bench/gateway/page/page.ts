import type { Results } from "../results.ts";
import { headline } from "./headline.ts";
import { losses } from "./losses.ts";
import { method, running } from "./prose.ts";
import { table, workloadTable } from "./tables.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function goals({ goals }: Results): string {
  const rows = goals.map(({ goal, wanted, got, isMet }) => [goal, wanted, got, isMet ? "met" : "**missed**"]);
  return table(["goal", "wanted", "found", ""], rows);
}

function latencies({ halfLoad, overload, workloads }: Results): string {
  const title = (key: string): string => workloads.find((one) => one.key === key)?.title ?? key;
  const half = table(
    ["half of the processor", "server", "sent a second", "busy", "CPU µs", "p50 ms", "p99 ms", "p99 / p50"],
    halfLoad.flatMap(({ workload, servers, control }) =>
      [...servers, { ...control, name: "A fixed answer, as busy as this gateway" }].map((one) => [
        title(workload),
        one.name,
        one.perSecond,
        `${(one.perSecond * one.busy * 0.1).toFixed(0)} %`,
        Math.round(one.busy * 1000),
        one.p50.toFixed(1),
        one.p99.toFixed(1),
        `${(one.p99 / one.p50).toFixed(1)} ×`,
      ]),
    ),
  );
  const { before, accepted, refused, after } = overload;
  const row = (name: string, { perSecond, p50, p99 }: typeof before): (string | number)[] => [
    name,
    perSecond,
    p50.toFixed(1),
    p99.toFixed(1),
  ];
  const over = table(
    [`maximum ${overload.maximum} a second`, "a second", "p50 ms", "p99 ms"],
    [
      row("before, at half", before),
      row("asked ten times the maximum: accepted", accepted),
      row("asked ten times the maximum: refused with 429 or 503", refused),
      row("five seconds later, at half", after),
    ],
  );
  const end = overload.isAlive ? "The gateway lived on" : "The gateway ended";
  return `${half}

“A fixed answer, as busy as this gateway” is sent as much as this gateway and keeps the processor busy for as long with each request: no upstream, hardly any garbage. It shows how much of the waiting a server of that cost has from the load and the machine alone; a cheaper one would have less. The middle of three rounds with fresh processes.

Ten times the maximum means that ${overload.offered} requests a second fall due. ${overload.sent} of them were answered; the others found each of 1,000 connections still waiting for an answer, and were not sent.

${over}

${end}; ${overload.failed} requests failed in another way, ${overload.broken} connections broke off.`;
}

function security({ security, workloads }: Results): string {
  const rows = security.map(({ workload, on, off }) => [
    workloads.find((one) => one.key === workload)?.title ?? workload,
    Math.round(on),
    Math.round(off),
    `${(off / on).toFixed(2)} ×`,
  ]);
  return table(["", "CPU µs, on", "CPU µs, off", "work with it on"], rows);
}

function realService({ realService, contestants }: Results): string {
  const rows = contestants.flatMap(({ key, name }) => {
    const found = realService[key];
    return found === undefined
      ? []
      : [[name, Math.round(found.cpu), found.perSecond, found.p50.toFixed(1), found.p99.toFixed(1)]];
  });
  return table(["server", "CPU µs", "measured a second", "p50 ms", "p99 ms"], rows);
}

function memory({ memory }: Results): string {
  if (memory === null || memory.samples.length === 0) {
    return "Not measured in this run: `npx pnpm bench --memory 10`.";
  }
  const { samples, minutes, requests } = memory;
  const every = Math.max(1, Math.floor(samples.length / 10));
  const rows = samples
    .filter((_, index) => index % every === 0 || index === samples.length - 1)
    .map(({ second, memory }) => [`${Math.round(second / 6) / 10} min`, memory]);
  return `${minutes} minutes of the mix with every tenth request a change, at three quarters of the maximum: ${requests} requests.

${table(["after", "MB"], rows)}`;
}

/** How many different answers there were among those that were looked at. */
function distinctOf({ figures }: Results, key: string): string {
  const { distinct, requests } = figures[key]?.["own"] ?? {};
  if (distinct === undefined || requests === undefined) return "";
  return `; ${distinct} of ${Math.min(requests, 1000)} answers in turn differed`;
}

/** `docs/performance.md`. Every figure in it is one of the results. */
export function performancePage(
  results: Results,
  scale: string | null,
  orders: string | null,
  people: string | null,
): string {
  const lost = losses(results);
  return `# Performance

Written by \`npx pnpm bench\` from [performance.json](performance.json), which has every figure. Do not edit it by hand.

Measured on ${results.measuredAt.slice(0, 10)}: ${results.machine.processor}, ${results.machine.cores} cores, ${results.machine.system}, Node ${results.machine.node.slice(1)}. ${results.form === "short" ? "The short form of the benchmark." : results.form === "long" ? "The long form of the benchmark." : "A part of the benchmark, to try something out."}

## In short

${headline(results)}

## Where we lose

${lost.length === 0 ? "Nowhere in this run." : `Who does the same with less processor time:\n\n${lost.join("\n")}`}

## The goals

“Than” means: work done with the same processor time, with everything on in our gateway and nothing in the others. Of several workloads the worse one counts.

${goals(results)}

## How it is measured

${method(results)}

## Beside the others

“CPU µs” is the processor time of the server for one request, “a second and core” what that allows, “measured” what came over ${results.method.connections} connections. “Calls” are the calls to the REST upstream for each request.

${results.workloads.map(({ key, title, answerBytes }) => `### ${title}\n\nThe answer has ${answerBytes} bytes${distinctOf(results, key)}.\n\n${workloadTable(results, key)}`).join("\n\n")}

## Waiting, and too much at once

${latencies(results)}

## What security costs

Processor time of a request with everything on, and of a gateway that the benchmark puts together from the same parts without sessions, rules, limits, masking and protective headers; only its deadline stays. That it gives away another company's product, and ours does not, is checked first.

${security(results)}

## With the real service

Products, with the real service on the embedded database instead of the fixture. It shares a core with the load and sets the pace, whoever stands in front.

${realService(results)}

## Where the time goes

The processor time of our gateway in the mix, by where the code comes from; the first five:

${table(
  ["place", "share"],
  results.profile.places.slice(0, 5).map(({ place, share }) => [place, percent(share)]),
)}

## Memory

${memory(results)}

## When the work doubles

${scale ?? "Not measured yet: `npx pnpm bench:scale`."}

## Lists of 100,000 orders in the browser

${orders ?? "Not measured yet: `node tests/load/orderLists.ts`."}

## Lists of vendors and people

${people ?? "Not measured yet: `node tests/load/peopleLists.ts`."}

## Run it yourself

${running}
`;
}
