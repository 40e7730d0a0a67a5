import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** Files of a folder, each with those of the same folder that it imports; paths from that folder. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const comments = /\/\*[^]*?\*\/|(?<![:"'`])\/\/.*/g;
const specifiers = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

/**
 * Who imports whom in a folder, for values, for types or on demand: a type ties two files together as much as a value
 * does. `#/` stands for the folder itself. What is generated is left out.
 */
export function importsIn(folder: string): Imports {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.includes("__generated__/") && !file.endsWith(".d.ts"))
    .toSorted();
  return readImports(files, (file) => readFileSync(join(folder, file), "utf8"));
}

/** The same of files that are named, with a way to read them. */
export function readImports(files: readonly string[], read: (file: string) => string): Imports {
  const known = new Set(files);
  const importsOf = (file: string) =>
    [...read(file).replaceAll(comments, "").matchAll(specifiers)]
      .map(([, specifier = ""]) => pathOf(file, specifier))
      .filter((path) => known.has(path));
  return new Map(files.map((file) => [file, [...new Set(importsOf(file))]]));
}

function pathOf(file: string, specifier: string): string {
  if (specifier.startsWith("#/")) return specifier.slice(2);
  return specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : specifier;
}

/** The circles of imports, each as the files on one way around it, the first one at both ends. One for each knot. */
export function circlesIn(imports: Imports): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(" → "));
    if (start >= 0 || done.has(file)) return;
    way.push(file);
    for (const imported of imports.get(file) ?? []) visit(imported);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return circles;
}

/**
 * Imports that go up or sideways: `floors` names the rooms (folders) from the lowest floor up, and a room may import
 * from the floors below its own; rooms in a list of their own may also import each other. Files outside of all rooms
 * stand above them, unless they are named. Tests may look everywhere. A room that stands on no floor is said, too.
 */
export function wrongWays(
  imports: Imports,
  floors: readonly (readonly (string | readonly string[])[])[],
): string[] {
  const levels = new Map(
    floors.flatMap((rooms, level) => rooms.flat().map((room) => [room, level] as const)),
  );
  const groups = floors.flat().filter((rooms) => typeof rooms !== "string");
  const found = new Set<string>();
  const levelOf = (file: string): number => {
    const room = roomOf(file);
    if (room === null) return levels.get(file) ?? floors.length;
    const level = levels.get(room);
    if (level === undefined) found.add(`${room} stands on no floor`);
    return level ?? floors.length;
  };
  const areTogether = (one: string | null, other: string | null): boolean =>
    one === other ||
    groups.some((rooms) => [one, other].every((room) => room !== null && rooms.includes(room)));
  for (const [file, imported] of imports) {
    if (file.includes(".test.")) continue;
    for (const other of imported) {
      const isWrong = !areTogether(roomOf(other), roomOf(file)) && levelOf(other) >= levelOf(file);
      if (isWrong) found.add(`${file} → ${other}`);
    }
  }
  return [...found];
}

function roomOf(file: string): string | null {
  return file.includes("/") ? (file.split("/")[0] ?? null) : null;
}
