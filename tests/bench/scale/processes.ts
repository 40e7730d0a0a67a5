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

/** Some processes and all that they started, and so on. Linux only. */
export function withChildren(processIds: readonly number[]): number[] {
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

/** The processes whose command line has this text, with all that they started. Linux only. */
export function processesWith(text: string): number[] {
  const isIt = (id: number): boolean => read(id, "cmdline").replaceAll("\0", " ").includes(text);
  return withChildren(everyone().filter((id) => id !== process.pid && isIt(id)));
}

/** What some processes have used together so far. */
export function figuresOfAll(processIds: readonly number[]): ProcessFigures {
  const all = processIds.flatMap((id) => {
    try {
      return [figuresOf(id)];
    } catch {
      return [];
    }
  });
  return {
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: all.reduce((sum, { memory }) => sum + memory, 0),
  };
}
