import { readdirSync, readFileSync } from "node:fs";
import { figuresOf, type ProcessFigures } from "../gateway/machine/processFigures.ts";

function read(processId: number, file: string): string {
  try {
    return readFileSync(`/proc/${processId}/${file}`, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}

function everyone(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Some processes and all that they started, and so on. */
function withChildren(processIds: readonly number[]): number[] {
  const all = everyone();
  const parentOf = new Map(all.map((id) => [id, Number(/PPid:\s+(\d+)/.exec(read(id, "status"))?.[1] ?? 0)]));
  const found = new Set(processIds);
  for (let grown = true; grown;) {
    const children = all.filter((id) => !found.has(id) && found.has(parentOf.get(id) ?? 0));
    for (const id of children) found.add(id);
    grown = children.length > 0;
  }
  return [...found];
}

/** The processes whose command line has this text. Linux only. */
export function processesWith(text: string): number[] {
  const isIt = (id: number): boolean => read(id, "cmdline").replaceAll("\0", " ").includes(text);
  return everyone().filter((id) => id !== process.pid && isIt(id));
}

/** Microseconds that the ended children of a process have used. */
function endedChildren(processId: number): number {
  const stat = read(processId, "stat");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 10_000;
}

/** What some processes and all that they started have used together so far. */
export function figuresOfAll(processIds: readonly number[]): ProcessFigures {
  const all = withChildren(processIds).flatMap((id) => {
    try {
      const { cpu, memory } = figuresOf(id);
      return [{ cpu: cpu + endedChildren(id), memory }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  return {
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: all.reduce((sum, { memory }) => sum + memory, 0),
  };
}
