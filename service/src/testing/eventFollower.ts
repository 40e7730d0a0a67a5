import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import * as v from "valibot";
import { openDatabase } from "../db/database.ts";
import { startEventReader } from "../event/reader.ts";
import { createEventSignal } from "../event/signal.ts";
import { unworked, writeEvents } from "./eventWriters.ts";

// A program that notes each event in the table `worked` until it is killed. On the embedded database, which nobody else may have
// open, it writes them, too. It says on its output what it has noted, and when there is nothing more to come.

const plan = v.object({
  storage: v.variant("kind", [
    v.object({ kind: v.literal("folder"), folder: v.string() }),
    v.object({ kind: v.literal("server"), url: v.string() }),
  ]),
  writing: v.nullable(v.object({ writers: v.number(), changes: v.number(), pauseBefore: v.number() })),
});

const { storage, writing } = v.parse(plan, JSON.parse(process.argv[2] ?? ""));
const database = await openDatabase(storage);
startEventReader(
  {
    name: "follower",
    async handle(transaction, events) {
      for (const { event_id } of events)
        await sql`insert into worked (event_id) values (${event_id})`.execute(transaction);
      process.stdout.write("noted\n".repeat(events.length));
    },
  },
  {
    db: database.db,
    signal: createEventSignal(database),
    failed: (error) => process.stderr.write(`${String(error)}\n`),
    times: { failed: 20, heldBack: 5, lookAgain: 50 },
  },
);
if (writing !== null) {
  await writeEvents(database.db, writing);
  while ((await unworked(database.db)) > 0) await setTimeout(20);
  process.stdout.write("over\n");
}
