import { checkContract } from "../contract/checkContract.ts";
import { openApiProblems } from "../contract/http/validateOpenApi.ts";
import type { ContractOptions } from "../contract/options.ts";
import { line, summary } from "../contract/report.ts";
import { resources } from "../contract/resources.ts";
import { defects } from "../contract/selfCheck/defects.ts";
import { noticesDefect } from "../contract/selfCheck/selfCheck.ts";
import { badInput } from "../faults/badInput/badInput.ts";
import { type Engine, engines } from "../faults/engine.ts";
import { optionsFor } from "../faults/options.ts";
import { freePort } from "../servers/freePort.ts";
import { credential, ServiceProcess } from "../servers/serviceProcess.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { print } from "./output.ts";
import { type Behaviour, writeAnswers } from "../foreignService/behaviour.ts";
import { startForeignService } from "../foreignService/foreignService.ts";
import { check, type Outcome, type Step, total } from "./step.ts";

/** The service as an outsider meets it, on every engine: its contract, its description, and wrong input. */
export const contractTests: Step = {
  name: "contract",
  title: "Contract of the service, from outside",
  async run({ root, environment }) {
    const outcomes = [
      await check("service/openapi.json is valid under an independent validator", async () => {
        const problems = await openApiProblems(readFileSync(join(root, "service/openapi.json"), "utf8"));
        if (problems.length > 0) throw new Error(problems.join("\n"));
      }),
    ];
    for (const engine of await engines(environment)) {
      try {
        outcomes.push(await everythingOn(engine));
        if (engine.name === "PGlite") outcomes.push(await documentedOnlyOn(engine));
      } finally {
        await engine.remove();
      }
    }
    for (const writes of writeAnswers) {
      const title = `somebody else's service whose writes answer ${writes} fulfils the documents`;
      outcomes.push(await check(title, () => foreignService(writes)));
    }
    return total(outcomes);
  },
};

async function everythingOn(engine: Engine): Promise<Outcome> {
  const service = new ServiceProcess(await freePort(), engine.environment);
  try {
    await service.start();
    const options = optionsFor(service);
    const outcomes = [await contract(engine.name, options), await wrongInput(engine.name, options)];
    // The checker itself is the same on every engine.
    if (engine.name === "PGlite") {
      for (const defect of defects) {
        outcomes.push(
          await check(`the checker notices ${defect.title}`, () => noticesDefect(options, defect)),
        );
      }
    }
    return total(outcomes);
  } finally {
    await service.stop();
  }
}

/** The same data, by the same service without anything that the documents do not have. */
async function documentedOnlyOn(engine: Engine): Promise<Outcome> {
  const service = new ServiceProcess(await freePort(), engine.environment, ["--documented-only"]);
  try {
    await service.start();
    return await contract(
      `${engine.name}, documented calls only`,
      optionsFor(service, ["--documented-only"]),
    );
  } finally {
    await service.stop();
  }
}

/** Somebody else's service: what the documents have passes, all else is named as not offered. */
async function foreignService(writes: Behaviour["writes"]): Promise<void> {
  const forms = { flags: "text", numbers: "text", empty: "empty text", extraFields: true } as const;
  const service = await startForeignService({ credential }, writes === "nothing" ? {} : { writes, ...forms });
  try {
    const verdicts = await checkContract(optionsFor(service), resources, () => {});
    const wrong = verdicts.filter(
      ({ call, outcome }) => outcome !== (call.origin === "extension" ? "not offered" : "passed"),
    );
    if (wrong.length > 0) throw new Error(wrong.map(line).join("\n"));
    print(`  Somebody else's service, writes answer ${writes}: ${summary(verdicts)}\n`);
  } finally {
    await service.close();
  }
}

async function contract(title: string, options: ContractOptions): Promise<Outcome> {
  const verdicts = await checkContract(options, resources, (verdict) => {
    if (verdict.outcome !== "passed") print(`  ${line(verdict)}\n`);
  });
  print(`  ${title}: ${summary(verdicts)}\n`);
  // Our own service offers everything: what it does not offer has been lost.
  const passed = verdicts.filter(({ outcome }) => outcome === "passed").length;
  return { passed, failed: verdicts.length - passed };
}

async function wrongInput(title: string, options: ContractOptions): Promise<Outcome> {
  const verdicts = await badInput(options);
  for (const { title: operation, complaints } of verdicts) {
    if (complaints.length > 0) print(`  ✗ ${operation}\n    ${complaints.slice(0, 3).join("\n    ")}\n`);
  }
  const passed = verdicts.filter(({ complaints }) => complaints.length === 0).length;
  const calls = verdicts.reduce((sum, verdict) => sum + verdict.calls, 0);
  print(`  ${title}: ${calls} wrong calls to ${verdicts.length - 1} operations\n`);
  return { passed, failed: verdicts.length - passed };
}
