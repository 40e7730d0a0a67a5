import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { type OpenDatabase, openDatabase, type Storage } from "../db/database.ts";
import { unworked, writeEvents, writtenEvents } from "../testing/eventWriters.ts";
import { everyEngine } from "../testing/seededCopy.ts";
import { seededPlace } from "../testing/seededPlace.ts";
import { cursorOfNow } from "./read.ts";

/** How many events each of 16 writers writes; the acceptance of the specification is 500. */
const changes = Number(process.env["EVENT_CHANGES"] ?? 20);
const writers = 16;
const kills = 2;

const program = fileURLToPath(new URL("../testing/eventFollower.ts", import.meta.url));

/** A program that follows until it is killed. */
function startFollower(storage: Storage, writing: object | null) {
  const child: ChildProcess = spawn(process.execPath, [program, JSON.stringify({ storage, writing })], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const said = { noted: 0, isOver: false, errors: "" };
  child.stdout?.on("data", (chunk: Buffer) => {
    const words = chunk.toString();
    said.noted += words.split("noted\n").length - 1;
    said.isOver ||= words.includes("over\n");
  });
  child.stderr?.on("data", (chunk: Buffer) => (said.errors += chunk.toString()));
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  return { said, kill };
}

/** Opens the database for a moment, while no program has it. */
async function during(storage: Storage, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase(storage);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Makes the table of what was worked on, whose key refuses what is worked on twice, and lets followers begin here. */
async function prepare({ db }: OpenDatabase): Promise<void> {
  await sql`create table worked (event_id bigint primary key, place serial)`.execute(db);
  const { tx, eventId: event_id } = await cursorOfNow(db);
  await db.insertInto("event_reader").values({ name: "follower", tx, event_id }).execute();
}

async function expectEachOnce({ db }: OpenDatabase): Promise<void> {
  const written = await writtenEvents(db).orderBy("event_id").execute();
  expect(written).toHaveLength(writers * changes);
  const { rows: worked } = await sql<{ event_id: number; entity_id: number }>`
    select event_id, entity_id from worked join event using (event_id)
    where actor like 'writer:%' order by place`.execute(db);
  expect(worked.map(({ event_id }) => event_id).toSorted((a, b) => a - b)).toEqual(
    written.map(({ event_id }) => event_id),
  );
  for (const record of new Set(worked.map(({ entity_id }) => entity_id))) {
    const own = worked.filter(({ entity_id }) => entity_id === record).map(({ event_id }) => event_id);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  }
}

const wait = { timeout: 60_000 + changes * 500, interval: 5 };

describe.each(everyEngine)("on %s", (engine) => {
  test(
    `${writers} writers of ${changes} changes, and followers killed in turn: each is worked on once, in the order of its record`,
    { timeout: 180_000 + changes * 2_000 },
    async () => {
      const { storage } = await seededPlace(engine);
      await during(storage, prepare);
      const isServer = storage.kind === "server";
      const writing = { writers, changes, pauseBefore: isServer ? 20 : 1 };
      const followers = [startFollower(storage, isServer ? null : writing)];
      const database = isServer ? await openDatabase(storage) : undefined;
      const written = database && writeEvents(database.db, writing);
      // What was noted in a transaction that the kill has taken back counts here, too.
      const noted = () => followers.reduce((sum, { said }) => sum + said.noted, 0);
      for (let kill = 1; kill <= kills; kill += 1) {
        // On the server another one is there already when one is killed; the embedded database takes one at a time.
        if (isServer) followers.push(startFollower(storage, null));
        await expect.poll(noted, wait).toBeGreaterThan((kill * writers * changes) / (kills + 2));
        await followers.at(isServer ? -2 : -1)?.kill();
        if (!isServer) followers.push(startFollower(storage, writing));
      }
      await written;
      if (database === undefined) await expect.poll(() => followers.at(-1)?.said.isOver, wait).toBe(true);
      else await expect.poll(() => unworked(database.db), wait).toBe(0);
      await database?.close();
      await followers.at(-1)?.kill();
      await during(storage, expectEachOnce);
      expect(followers.map(({ said }) => said.errors)).toEqual(followers.map(() => ""));
    },
  );
});
