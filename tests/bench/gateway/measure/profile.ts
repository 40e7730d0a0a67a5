import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { ownGateway } from "../contestant/ownGateway.ts";
import { sendLoad } from "../load/load.ts";
import type { Plan } from "../plan.ts";
import { type Results, rounded } from "../results.ts";
import type { Dataset } from "../upstream/dataset.ts";
import { workloadOf } from "../workload/workloads.ts";
import { withServer } from "./ownServer.ts";

const bundle = resolve(import.meta.dirname, "../../../../bff/dist/main.js");

const profileForm = v.object({
  nodes: v.array(
    v.object({
      id: v.number(),
      callFrame: v.object({
        functionName: v.string(),
        url: v.string(),
        lineNumber: v.number(),
        columnNumber: v.number(),
      }),
    }),
  ),
  samples: v.array(v.number()),
  timeDeltas: v.array(v.number()),
});

type Frame = v.InferOutput<typeof profileForm>["nodes"][number]["callFrame"];

const mapForm = v.looseObject({
  version: v.number(),
  file: v.optional(v.string(), ""),
  sources: v.array(v.string()),
  sourcesContent: v.optional(v.array(v.string()), []),
  names: v.array(v.string()),
  mappings: v.string(),
  sourceRoot: v.optional(v.string(), ""),
});

/** Where the code of a frame comes from: a package, a folder of ours, or Node itself. */
function createPlaces(): (frame: Frame) => string | null {
  const map = new SourceMap(v.parse(mapForm, JSON.parse(readFileSync(`${bundle}.map`, "utf8"))));
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (functionName === "(idle)" || functionName === "(root)") return null;
    if (functionName === "(garbage collector)") return "garbage collection";
    if (functionName === "(program)") return "Node itself, outside JavaScript";
    if (url.startsWith("node:")) return `Node: ${url.slice(5).split("/").slice(0, 2).join("/")}`;
    // Sockets, JSON and everything else that has no file.
    if (!url.endsWith("bff/dist/main.js"))
      return url === "" ? `built in: ${functionName}` : "compiled operations";
    const entry = map.findEntry(lineNumber, columnNumber);
    const source = "originalSource" in entry ? entry.originalSource : "";
    const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
    if (inPackage !== undefined) return inPackage;
    return /(bff\/)?src\/(.*)\//.exec(source)?.[2] === undefined
      ? "the bundle's own helpers"
      : `bff/src/${/src\/(.*)\//.exec(source)?.[1] ?? ""}`;
  };
}

/** Where the processor time of our gateway goes, largest first. */
export async function measureProfile(plan: Plan, dataset: Dataset): Promise<Results["profile"]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-profile-"));
  try {
    const workload = workloadOf("mix");
    const own = ownGateway(dataset.folder, true, ["--cpu-prof", `--cpu-prof-dir=${folder}`]);
    await withServer(own, dataset, async ({ order }) => {
      await sendLoad({
        ...order(workload),
        connections: plan.connections,
        warmUp: plan.warmUp,
        seconds: 5,
        rate: null,
      });
    });
    const file = readdirSync(folder).find((name) => name.endsWith(".cpuprofile"));
    if (file === undefined) throw new Error("The gateway wrote no profile.");
    const profile = v.parse(profileForm, JSON.parse(readFileSync(join(folder, file), "utf8")));
    return { workload: workload.key, places: placesOf(profile) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function placesOf(profile: v.InferOutput<typeof profileForm>): Results["profile"]["places"] {
  const placeOf = createPlaces();
  const placeOfNode = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const times = new Map<string, number>();
  let whole = 0;
  for (const [index, node] of profile.samples.entries()) {
    const place = placeOfNode.get(node) ?? null;
    if (place === null) continue;
    const time = profile.timeDeltas[index] ?? 0;
    whole += time;
    times.set(place, (times.get(place) ?? 0) + time);
  }
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([place, time]) => ({ place, share: rounded(time / whole, 3) }));
}
