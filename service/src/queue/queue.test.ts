import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { copySeeded, everyEngine } from "../testing/seededCopy.ts";
import { openQueue, type Queue } from "./queue.ts";

describe.each(everyEngine)("on %s", (engine) => {
  const open: Queue[] = [];
  let database: OpenDatabase;
  let failures: string[] = [];
  let remove = (): Promise<void> => Promise.resolve();

  beforeEach(async () => {
    const copy = await copySeeded(engine);
    database = await openDatabase(copy.storage);
    remove = async () => {
      await database.close();
      await copy.remove();
    };
    failures = [];
  });
  afterEach(async () => {
    for (const queue of open.splice(0)) await queue.close();
    await remove();
  });

  const opened = async (on = database): Promise<Queue> => {
    const queue = await openQueue(on, (name, error) => failures.push(`${name}: ${String(error)}`));
    open.push(queue);
    return queue;
  };
  /** Counts what comes, and waits until so many have come. */
  function counter() {
    const come: number[] = [];
    let look = (): void => {};
    return {
      come,
      take: (id: number): undefined => {
        come.push(id);
        look();
      },
      until: (many: number) =>
        new Promise<void>((resolve) => {
          look = () => come.length >= many && resolve();
          look();
        }),
    };
  }

  test("what is sent with a change is done when the change is committed, and not at all when it is not", async () => {
    const queue = await opened();
    const { come, take, until } = counter();
    queue.work("mail", async ({ mail_id }) => take(mail_id));
    await queue.start();
    const undone = database.db.transaction().execute(async (transaction) => {
      await queue.send(transaction, "mail", { mail_id: 1 });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await database.db.transaction().execute((transaction) => queue.send(transaction, "mail", { mail_id: 2 }));
    queue.wake("mail");
    await until(1);
    expect(come).toEqual([2]);
    expect(failures).toEqual([]);
  });

  test("what is sent for later is done then, although nobody is told", async () => {
    const queue = await opened();
    const { take, until } = counter();
    queue.work("mail", async ({ mail_id }) => take(mail_id));
    await queue.start();
    const sent = performance.now();
    await queue.send(database.db, "mail", { mail_id: 1 }, { after: 1 });
    queue.wake("mail");
    await until(1);
    const waited = performance.now() - sent;
    expect(waited).toBeGreaterThan(950);
    expect(waited).toBeLessThan(10_000);
  });

  test("what is sent twice waits once; a long run ends at a step of its own and goes on", async () => {
    const queue = await opened();
    const { come, take, until } = counter();
    queue.work("mail", async ({ mail_id }) => {
      take(mail_id);
      return come.length < 3 ? 0 : undefined;
    });
    for (let time = 0; time < 2; time++) await queue.send(database.db, "mail", { mail_id: 7 });
    await queue.start();
    await until(3);
    await expect.poll(() => states()).toEqual(["completed", "completed", "completed"]);
    expect(come).toEqual([7, 7, 7]);
  });

  test("a run that ends in a transaction of its work leaves room for the same at once", async () => {
    const queue = await opened();
    const { come, take, until } = counter();
    queue.work("mail", async ({ mail_id }, { finish }) => {
      take(mail_id);
      if (come.length > 1) return;
      await database.db.transaction().execute((transaction) => finish(transaction));
      await queue.send(database.db, "mail", { mail_id });
    });
    await queue.send(database.db, "mail", { mail_id: 7 });
    await queue.start();
    await until(2);
    await expect.poll(() => states()).toEqual(["completed", "completed"]);
    expect(failures).toEqual([]);
  });

  const states = async (): Promise<unknown[]> => {
    const { rows } = await sql<{ state: string }>`
      select state::text as state from queue.job where name = 'mail' order by 1`.execute(database.db);
    return rows.map(({ state }) => state);
  };

  test("what fails is tried again later, and its words are kept nowhere", async () => {
    const queue = await opened();
    queue.work("mail", () => Promise.reject(new Error("550 secret@reader.test is unknown")));
    await queue.send(database.db, "mail", { mail_id: 7 });
    await queue.start();
    await expect.poll(() => states()).toEqual(["retry"]);
    const { rows } = await sql<{ later: boolean; output: string }>`
      select start_after > now() + interval '5 seconds' as later, output::text as output
      from queue.job where name = 'mail'`.execute(database.db);
    expect(rows).toMatchObject([{ later: true }]);
    expect(rows[0]?.output).not.toContain("secret");
    expect(failures).toEqual(["mail: Error: 550 secret@reader.test is unknown"]);
  });

  test("a run that does not end holds up the end for moments only, and is done by the next service", async () => {
    const first = await opened();
    const begun = Promise.withResolvers<void>();
    first.work("mail", async (_data, { signal }) => {
      begun.resolve();
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("cut off"))));
    });
    await first.start();
    await first.send(database.db, "mail", { mail_id: 3 });
    first.wake("mail");
    await begun.promise;
    const closing = performance.now();
    await first.close();
    expect(performance.now() - closing).toBeLessThan(6000);
    expect(failures).toEqual(["mail: Error: cut off"]);
    const next = await opened();
    const { come, take, until } = counter();
    next.work("mail", async ({ mail_id }) => take(mail_id));
    await next.start();
    await until(1);
    expect(come).toEqual([3]);
  });

  test("what a service that died had begun is begun again", async () => {
    const queue = await opened();
    const { come, take, until } = counter();
    queue.work("job", async ({ job_id }) => take(job_id));
    await queue.send(database.db, "job", { job_id: 3 });
    // As a dead service leaves it: begun, and silent for longer than a living one.
    await sql`update queue.job set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute' where name = 'job'`.execute(database.db);
    const started = performance.now();
    await queue.start();
    await until(1);
    expect(come).toEqual([3]);
    // By the first look, and not by one that comes every half minute.
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test.runIf(engine === "PostgreSQL")("several services share the work: each is done once", async () => {
    const { come, take, until } = counter();
    const services = await Promise.all([opened(), opened(), opened()]);
    for (const service of services) {
      service.work("mail", async ({ mail_id }) => take(mail_id));
      await service.start();
    }
    const ids = Array.from({ length: 60 }, (_, index) => index);
    for (const mail_id of ids) await services[0].send(database.db, "mail", { mail_id });
    services[0].wake("mail");
    await until(60);
    expect(come.toSorted((one, other) => one - other)).toEqual(ids);
    expect(failures).toEqual([]);
  });
});
