import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import type { Connection } from "../http/context.ts";
import { copySeeded, everyEngine } from "../testing/seededCopy.ts";
import { readEvents, renumberRestored } from "./read.ts";
import { type StoredEvent, startEventReader } from "./reader.ts";
import { createEventSignal } from "./signal.ts";

describe.each(everyEngine)("readers of events on %s", (engine) => {
  let database: OpenDatabase;
  let stop = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    const { storage, remove } = await copySeeded(engine);
    database = await openDatabase(storage);
    stop = async () => {
      await database.close();
      await remove();
    };
    // The key refuses what is worked on twice.
    await sql`create table worked (reader text, event_id bigint, place serial, primary key (reader, event_id))`.execute(
      database.db,
    );
  });
  afterAll(() => stop());

  /** Tells of a brand of company 1; what happens to the same brand is in order. */
  const tell = async (entity_id: number) => {
    const happening = { company_po_id: 1, type: "brand.changed" as const, entity: "brand", entity_id };
    const { event_id } = await database.db
      .insertInto("event")
      .values(happening)
      .returning("event_id")
      .executeTakeFirstOrThrow();
    return event_id;
  };

  /** Until no older transaction of the server is under way: what a new reader then begins with comes after this. */
  const settled = (eventId: number) =>
    expect
      .poll(async () => {
        const { rows } = await sql<{ is_over: boolean }>`
          select tx < pg_snapshot_xmin(pg_current_snapshot()) as is_over from event where event_id = ${eventId}`.execute(
          database.db,
        );
        return rows[0]?.is_over;
      })
      .toBe(true);

  const worked = async (reader: string): Promise<number[]> => {
    const { rows } = await sql<{ event_id: number }>`
      select event_id from worked where reader = ${reader} order by place`.execute(database.db);
    return rows.map(({ event_id }) => event_id);
  };

  /** Starts a reader that notes each event. `refuse` says which it fails on, after it has noted them. */
  function start(name: string, refuse: (events: readonly StoredEvent[]) => boolean = () => false) {
    const failures: unknown[] = [];
    const signal = createEventSignal(database);
    const handle = async (transaction: Connection, events: readonly StoredEvent[]) => {
      for (const { event_id } of events)
        await sql`insert into worked values (${name}, ${event_id})`.execute(transaction);
      if (refuse(events)) throw new Error("refused");
    };
    const end = startEventReader(
      { name, handle },
      {
        db: database.db,
        signal,
        failed: (error) => failures.push(error),
        times: { failed: 1, heldBack: 5, lookAgain: 20 },
      },
    );
    return {
      failures,
      end: async () => {
        await end();
        await signal.close();
      },
    };
  }

  /** Until a reader has noted as many. */
  const until = (reader: string, count: number) =>
    expect.poll(async () => (await worked(reader)).length).toBe(count);

  const isKnown = (name: string) =>
    expect
      .poll(
        async () =>
          (await database.db.selectFrom("event_reader").where("name", "=", name).select("name").execute())
            .length,
      )
      .toBe(1);

  test("each event is worked on once among two services, from when the reader was first there, and after a pause", async () => {
    await settled(await tell(1));
    const first = start("pair");
    await isKnown("pair");
    const second = start("pair");
    const told = await Promise.all(Array.from({ length: 120 }, (_, number) => tell(number % 4)));
    await until("pair", 120);
    await first.end();
    await second.end();
    const missed = await tell(1);
    const third = start("pair");
    await until("pair", 121);
    await third.end();
    expect((await worked("pair")).toSorted((a, b) => a - b)).toEqual([
      ...told.toSorted((a, b) => a - b),
      missed,
    ]);
    expect([...first.failures, ...second.failures, ...third.failures]).toEqual([]);
  });

  test("an event that fails is tried ten times, what it wrote taken back, and does not stop the others", async () => {
    const begin = start("unlucky");
    await isKnown("unlucky");
    await begin.end();
    const told: number[] = [];
    for (const number of [1, 2, 3, 4]) told.push(await tell(number));
    const [one = 0, two = 0, three = 0, four = 0] = told;
    const reader = start("unlucky", (events) => events.some(({ event_id }) => event_id === two));
    await until("unlucky", 3);
    await reader.end();
    expect(await worked("unlucky")).toEqual([one, three, four]);
    // Once with the others, ten times alone, and that it was passed by.
    expect(reader.failures.map(String)).toEqual([
      ...Array.from({ length: 11 }, () => "Error: refused"),
      `Error: unlucky passed by event ${two}, which failed 10 times`,
    ]);
  });

  test("events and readers of a restored database, whose transactions had higher numbers, go on", async () => {
    const begin = start("restored");
    await isKnown("restored");
    await begin.end();
    const old = [await tell(1), await tell(1)];
    const ahead = sql`(pg_current_xact_id()::text::bigint + 1000000)::text::xid8`;
    await sql`update event set tx = ${ahead} where event_id >= ${old[0]}`.execute(database.db);
    await sql`update event_reader set tx = ${ahead} where name = 'restored'`.execute(database.db);
    const { db } = database;
    expect(
      (await readEvents(db, { tx: "0", eventId: 0 }, 500)).map(({ event_id }) => event_id),
    ).not.toContain(old[0]);
    await renumberRestored(db);
    const next = await tell(1);
    const reader = start("restored");
    await until("restored", 3);
    await reader.end();
    expect(await worked("restored")).toEqual([...old, next]);
  });
});
