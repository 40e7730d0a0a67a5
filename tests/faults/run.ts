import { parseArgs } from "node:util";
import { freePort } from "../servers/freePort.ts";
import { startServers } from "../servers/servers.ts";
import { ServiceProcess } from "../servers/serviceProcess.ts";
import { oneKey, oneSubdomain } from "./concurrency/concurrency.ts";
import { engines } from "./engine.ts";
import { databaseFaults } from "./kill/databaseFaults.ts";
import { orderKill } from "./kill/orderKill.ts";
import { serviceKill } from "./kill/serviceKill.ts";
import { optionsFor } from "./options.ts";

// The faults with the figures of a release:
// `node tests/faults/run.ts --rounds 20 --order-rounds 20 --orders 200 --crowd 1000 --absences 50`.
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    "order-rounds": { type: "string", default: "20" },
    orders: { type: "string", default: "200" },
    crowd: { type: "string", default: "1000" },
    absences: { type: "string", default: "50" },
  },
});
const servers = await startServers(false);
for (const left of servers.leftOut) console.log(`Left out: ${left}`);
let failed = false;
try {
  for (const engine of await engines({ ...process.env, ...servers.environment })) {
    const service = new ServiceProcess(await freePort(), engine.environment);
    try {
      const options = optionsFor(service);
      console.log(`\n${engine.name}`);
      if (Number(values.rounds) > 0) {
        const { ready, complaints, ...counts } = await serviceKill(service, options, Number(values.rounds));
        const sorted = ready.toSorted((a, b) => a - b).map(Math.round);
        const times = { median: sorted[Math.floor(sorted.length / 2)], slowest: sorted.at(-1) };
        console.log("kill -9", JSON.stringify({ ...counts, readyMilliseconds: times, complaints }));
        failed ||= complaints.length > 0 || (sorted.at(-1) ?? 0) >= 5000;
      } else await service.start();
      if (Number(values["order-rounds"]) > 0) {
        const report = await orderKill(
          service,
          options,
          Number(values["order-rounds"]),
          Number(values.orders),
        );
        console.log("kill -9 of orders", JSON.stringify(report));
        failed ||= report.complaints.length > 0;
      }
      for (const crowd of Number(values.crowd) > 0 ? [oneSubdomain, oneKey] : []) {
        const { title, ...figures } = await crowd(options, Number(values.crowd));
        console.log(title, JSON.stringify(figures));
        failed ||= figures.complaints.length > 0;
      }
    } finally {
      await service.kill();
      await engine.remove();
    }
  }
  const absent = Number(values.absences) > 0 ? await databaseFaults(Number(values.absences)) : null;
  if (absent !== null) {
    console.log("\nPostgreSQL away", JSON.stringify(absent));
    failed ||= absent.complaints.length > 0 || absent.deaths > 0;
  }
} finally {
  await servers.stop();
}
process.exitCode = failed ? 1 : 0;
