import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { requireRuntime } from "../../../launch/runtime.ts";
import { prepareContestants } from "./contestant/prepare.ts";
import { goalsOfOwn, goalsOfTables } from "./goals.ts";
import { describeMachine } from "./machine/describe.ts";
import { compare, type Expected } from "./measure/compare.ts";
import { measureHalfLoad } from "./measure/halfLoad.ts";
import { measureMemory } from "./measure/memory.ts";
import { measureOverload } from "./measure/overload.ts";
import { measureProfile } from "./measure/profile.ts";
import { measureRealService } from "./measure/realService.ts";
import { measureSecurity } from "./measure/security.ts";
import { writePage } from "./page/write.ts";
import { type Plan, readPlan, usage } from "./plan.ts";
import { printTables } from "./print.ts";
import type { Results } from "./results.ts";
import { createDataset, type Dataset } from "./upstream/dataset.ts";
import { workloads } from "./workload/workloads.ts";

// The gateway beside its peers, on the same records and with the same bytes out. `pnpm bench --help` says what there is.
requireRuntime();
const root = resolve(import.meta.dirname, "../../..");

function isAsked(keys: readonly string[] | null, key: string): boolean {
  return keys === null || keys.includes(key);
}

/** Everything that needs only our gateway. */
async function measureOwn(
  plan: Plan,
  dataset: Dataset,
  contestants: Contestants,
  tables: Results["figures"],
) {
  const [own] = contestants;
  if (own === undefined) throw new Error("There is no gateway to measure.");
  const found: Record<string, unknown> = { figures: tables };
  // A step that fails would take with it what was found before: it stays in this file.
  const step = async <T>(part: string, title: string, work: () => Promise<T>): Promise<T> => {
    writeFileSync(`${plan.out}.part`, JSON.stringify(found, null, 2));
    console.log(title);
    const result = await work();
    found[part] = result;
    return result;
  };
  const realService = await step("realService", "With the real service …", () =>
    measureRealService(contestants, plan, dataset),
  );
  const halfLoad = await step("halfLoad", "At half of the maximum …", () =>
    measureHalfLoad(contestants, plan, dataset),
  );
  const overload = await step("overload", "Ten times the maximum …", () =>
    measureOverload(own, plan, dataset),
  );
  const security = await step("security", "Rules and limits on and off …", () =>
    measureSecurity(own, plan, dataset),
  );
  const profile = await step("profile", "Where the time goes …", () => measureProfile(plan, dataset));
  const minutes = plan.memoryMinutes;
  const memory =
    minutes === 0
      ? null
      : await step("memory", `Memory over ${minutes} minutes …`, () => measureMemory(own, minutes, dataset));
  const goals = [...goalsOfTables(tables), ...goalsOfOwn({ halfLoad, overload, security })];
  return { realService, halfLoad, overload, security, profile, memory, goals };
}

type Contestants = Awaited<ReturnType<typeof prepareContestants>>;

async function run(plan: Plan): Promise<void> {
  const machine = await describeMachine();
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  let dataset: Dataset | null = null;
  try {
    const all = await prepareContestants(folder);
    console.log("Preparing the companies, their products and their people …");
    dataset = await createDataset(folder, { tenants: plan.tenants, productsOfEach: plan.productsOfEach });
    const contestants = all.filter(
      ({ key }) => isAsked(plan.contestants, key) && !plan.leftOut.includes(key),
    );
    const asked = workloads.filter(({ key }) => isAsked(plan.workloads, key));
    const expected: Expected = new Map();
    const figures = await compare(contestants, asked, plan, dataset, expected);
    printTables(contestants, asked, figures);
    if (!plan.isWhole) return;
    const own = await measureOwn(plan, dataset, all, figures);
    const results: Results = {
      measuredAt: new Date().toISOString(),
      form: plan.form,
      machine,
      method: {
        rounds: plan.rounds,
        seconds: plan.seconds,
        warmUp: plan.warmUp,
        settle: plan.settle,
        connections: plan.connections,
        tenants: plan.tenants,
        viewers: dataset.viewers.length,
        productsOfEach: plan.productsOfEach,
      },
      contestants: contestants.map(({ key, name, way }) => ({ key, name, way })),
      workloads: asked.map(({ key, title }) => ({
        key,
        title,
        answerBytes: Buffer.byteLength(expected.get(`${key} 0`) ?? ""),
      })),
      figures,
      ...own,
    };
    writeFileSync(plan.out, `${JSON.stringify(results, null, 2)}\n`);
    rmSync(`${plan.out}.part`, { force: true });
    console.log(`\nWritten: ${plan.out} and ${await writePage(plan.out)}\n`);
    console.table(results.goals);
  } finally {
    await dataset?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const plan = readPlan(process.argv.slice(2), join(root, "docs/performance.json"));
if (plan === null) {
  console.log(usage);
  process.exitCode = process.argv.includes("--help") ? 0 : 1;
} else {
  await run(plan);
}
