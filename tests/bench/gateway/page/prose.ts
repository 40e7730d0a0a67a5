import type { Results } from "../results.ts";
import { keyOf } from "../workload/workloads.ts";

/** How it is measured, in words. */
export function method({ machine, method, figures }: Results): string {
  const cores = machine.heldUp
    ? `Each server runs on a core of its own; the upstream and the load share the other one. The server has the quieter one: a program that only looked at the clock was held up for ${machine.heldUp.server} ms of each second there, and for ${machine.heldUp.rest} ms on the other, by what else the machine does.`
    : "This machine cannot tie programs to cores, so the operating system shared them out.";
  const changed =
    figures[keyOf("products", 100)] === undefined
      ? ""
      : " Where data changes, a share of all reads finds every record in the answer renamed, with another tag, so that what is made of it is another answer as well.";
  const isStored = changed !== "";
  const asked = isStored
    ? "Apollo and Mercurius are asked by the ids of documents and keep what they have parsed; Yoga keeps it too. Apollo's REST client has the server's cache."
    : "They are sent the text of each document.";
  return `- **The data.** The real service makes ${method.tenants} companies with ${method.productsOfEach} products each, by the generator of the demo. A fixture stands in front of it: it asks the service once for each call and gives the same bytes to everybody who asks the same again, so that the upstream is not what is measured. It honours \`If-None-Match\` as the service does.${changed}
- **The work.** ${method.viewers} signed-in viewers send operations. Every server gets the same documents and variables over the same upstream, and gives the same JSON, byte for byte in \`data\`: several answers of each workload are compared before it is measured, and the run fails when one differs.
- **The others.** Written as their documentation teaches (DataLoader; Mercurius' loaders; Tailcall with \`batchKey\` and \`dedupe\`), and once more with our REST client, which shares reads in flight and asks with ETags. ${asked} They check nothing: they are told the company in a header. Tailcall cannot make ids, cursors and pages from records, so its upstream hands it records that have them, which is work it is spared.
- **Ours.** The bundle that \`pnpm start\` runs: sessions, rules, limits, masking and headers on, stored documents as the console sends them, and open queries in a line of their own. The same flags of Node for all.
- **The limits.** \`node:http\` by hand makes the same calls with our REST client and puts the answer together without GraphQL; \`node:http\` with a fixed answer does nothing at all.
- **The figures.** ${cores} ${method.connections} connections ask again as soon as they are answered, or a second later when they are refused with 503. ${method.rounds} rounds with fresh processes, which take turns at every workload, ${method.seconds} s each after a warm-up under full load (${method.warmUp} s of a fresh process, ${method.settle} s before each further workload: until then Node still compiles); the middle one counts, of ratios the middle of what the rounds say, in each of which both met the same machine. The processor time of the server is the main figure: what else runs on the machine disturbs it least. The load average before the run was ${machine.loadBefore}. Requests at a rate fall due at random, as those of independent people do (Poisson), whatever the server does; their time counts from when they fell due, and what waits for a connection counts as waiting; what falls due while the load itself is held up for more than 2 ms is not sent, because the burst that would follow is nobody's fault.
- **The load** comes from ${machine.generator}, so that nothing but npm is needed.`;
}

/** How to run it. */
export const running = `\`\`\`sh
npx pnpm bench            # everything, three hours; writes this page and performance.json
npx pnpm bench --short    # who the goals name, about two hours
npx pnpm bench --memory 10                                   # ten minutes of mixed load as well
npx pnpm bench --tables --only own,apollo --workloads tree --rounds 1   # to try something out; only prints
npx pnpm bench:scale      # two gateways and two services behind nginx (needs nginx, PostgreSQL, Redis)
node tests/bench/gateway/page/write.ts                       # this page again, from the JSON
\`\`\`

The peers are installed from their own lockfile in \`tests/bench/gateway/peers\` the first time; the product never sees them.
A quiet machine with two cores or more, please. On Linux each server gets a core of its own (\`taskset\`); elsewhere
it runs too, with less steady figures, and without Tailcall.`;
