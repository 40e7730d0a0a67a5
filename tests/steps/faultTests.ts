import { availableParallelism, loadavg } from "node:os";
import { oneKey, oneSubdomain } from "../faults/concurrency/concurrency.ts";
import { type Engine, engines } from "../faults/engine.ts";
import { interruptSaves } from "../faults/gateway/interruptSaves.ts";
import { interruptUploads } from "../faults/gateway/uploadKill.ts";
import { databaseFaults } from "../faults/kill/databaseFaults.ts";
import { orderKill } from "../faults/kill/orderKill.ts";
import { serviceKill } from "../faults/kill/serviceKill.ts";
import { optionsFor } from "../faults/options.ts";
import { freePort } from "../servers/freePort.ts";
import { ServiceProcess } from "../servers/serviceProcess.ts";
import { print } from "./output.ts";
import { check, type Outcome, type Step, total } from "./step.ts";

/** Fewer than the figures of a release (`node tests/faults/run.ts`): enough to see a promise break. */
const rounds = 3;
const orderRounds = 1;
const orders = 30;
const crowd = 300;
const absences = 6;
const interruptions = 4;

/**
 * Longest time until ready after a crash, in milliseconds: 5 s, and in proportion more while the machine is busy with
 * other work than this.
 */
const readyAgain = (): number => 5_000 * Math.max(1, (loadavg()[0] ?? 0) / (2 * availableParallelism()));

/** Crashes and crowds, on every engine, and crashes of the gateway in the middle of a save. */
export const faultTests: Step = {
  name: "faults",
  title: "Faults of the service and the gateway",
  dependsOnLoad: true,
  async run({ environment }) {
    const outcomes = [];
    for (const engine of await engines(environment)) {
      try {
        outcomes.push(await faultsOn(engine));
      } finally {
        await engine.remove();
      }
    }
    outcomes.push(await absentDatabase());
    for (const kind of ["create", "copy"] as const) outcomes.push(await interruptedSaves(kind));
    outcomes.push(await interruptedUploads());
    return total(outcomes);
  },
};

/** On a PostgreSQL of its own. Where none is installed, the start of the run has said what is left out. */
function absentDatabase(): Promise<Outcome> {
  return check(
    `${absences} times PostgreSQL killed, restarted or silent under 8 writers: the service stays, says 503, loses nothing`,
    async () => {
      const report = await databaseFaults(absences);
      if (report === null) return;
      const { acknowledged, refused, deaths, slowest, complaints } = report;
      print(
        `    ${acknowledged} writes acknowledged, ${refused} calls told 503, each in at most ${slowest} ms\n`,
      );
      if (complaints.length > 0) throw new Error(complaints.join("\n"));
      if (deaths > 0) throw new Error(`The service has ended ${deaths} times.`);
      if (refused === 0) throw new Error("The database was never away.");
    },
  );
}

function interruptedSaves(kind: "create" | "copy"): Promise<Outcome> {
  const save = kind === "create" ? "creating a product" : "copying a product";
  return check(
    `${interruptions} times kill -9 of the gateway while ${save}, and the same again, make one`,
    async () => {
      const { complaints } = await interruptSaves(kind, interruptions);
      if (complaints.length > 0) throw new Error(complaints.join("\n"));
    },
  );
}

function interruptedUploads(): Promise<Outcome> {
  return check(
    `${interruptions} times kill -9 of the gateway while a picture is on its way: no file stays that nothing refers to`,
    async () => {
      const { complaints } = await interruptUploads(interruptions);
      if (complaints.length > 0) throw new Error(complaints.join("\n"));
    },
  );
}

async function faultsOn(engine: Engine): Promise<Outcome> {
  const service = new ServiceProcess(await freePort(), engine.environment);
  const options = optionsFor(service);
  try {
    const killed = await check(
      `${engine.name}: ${rounds} times kill -9 under 8 writers loses nothing`,
      async () => {
        const { complaints, acknowledged, ready } = await serviceKill(service, options, rounds);
        const slowest = Math.round(Math.max(...ready));
        print(`    ${acknowledged} writes acknowledged, ready again in at most ${slowest} ms\n`);
        if (complaints.length > 0) throw new Error(complaints.join("\n"));
        if (acknowledged === 0) throw new Error("Nothing was written.");
        if (slowest >= readyAgain()) throw new Error(`It took ${slowest} ms to be ready again.`);
      },
    );
    const ordering = await check(
      `${engine.name}: kill -9 while ${orders} orders are placed, accepted in one call and despatched: nothing half-done, no number lost`,
      async () => {
        const { complaints, placed, despatched } = await orderKill(service, options, orderRounds, orders);
        if (complaints.length > 0) throw new Error(complaints.join("\n"));
        const all = orderRounds * orders;
        if (placed !== all || despatched !== all)
          throw new Error(`${placed} were placed and ${despatched} despatched of ${all}.`);
      },
    );
    const crowds = [];
    for (const work of [oneSubdomain, oneKey]) {
      const { title, complaints } = await work(options, crowd);
      crowds.push(
        await check(`${engine.name}: ${title}`, async () => {
          if (complaints.length > 0) throw new Error(complaints.join("\n"));
        }),
      );
    }
    return total([killed, ordering, ...crowds]);
  } finally {
    await service.kill();
  }
}
