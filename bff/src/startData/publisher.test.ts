import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { publish } from "./publish.ts";
import { createStartDataPublisher, type StartDataPublisher } from "./publisher.ts";
import { openSqliteJobLock } from "./sqliteJobLock.ts";
import type { JobLock } from "./jobLock.ts";

const work = vi.fn<typeof publish>();
const warnings: unknown[] = [];
let jobLock: JobLock;
let publisher: StartDataPublisher;

function start(): void {
  publisher = createStartDataPublisher(
    {
      jobLock,
      rest: {
        bind: () => {
          throw new Error("Nothing is read here.");
        },
      },
      storage: Object(null),
      mediaBaseUrl: () => "",
      log: { warn: (details: unknown) => void warnings.push(details) },
    },
    undefined,
    work,
  );
}

/** Which companies were worked on, oldest first. */
const worked = (): string[] => work.mock.calls.map(([, companyId]) => companyId);

beforeEach(() => {
  vi.useFakeTimers();
  warnings.length = 0;
  work.mockReset().mockResolvedValue("published");
  jobLock = openSqliteJobLock(":memory:");
  start();
});

afterEach(async () => {
  await publisher.close();
  vi.useRealTimers();
});

test("changes of half a second are one publication, those of another company another", async () => {
  publisher.changed("1");
  publisher.changed("1");
  publisher.changed("2");
  await vi.advanceTimersByTimeAsync(499);
  expect(worked()).toEqual([]);
  publisher.changed("1");
  await vi.advanceTimersByTimeAsync(1);
  expect(worked()).toEqual(["1", "2"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worked()).toEqual(["1", "2"]);
});

test("a change during a publication is published after it, never beside it", async () => {
  let end = (): void => undefined;
  work.mockImplementationOnce(
    () =>
      new Promise((done) => {
        end = () => done("published");
      }),
  );
  publisher.changed("1");
  await vi.advanceTimersByTimeAsync(500);
  publisher.changed("1");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(worked()).toEqual(["1"]);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(worked()).toEqual(["1", "1"]);
});

test("a failure is logged and tried again after 1, 5, 30 and then every 60 seconds", async () => {
  work.mockRejectedValue(new Error("down"));
  publisher.changed("1");
  await vi.advanceTimersByTimeAsync(500);
  for (const [index, seconds] of [1, 5, 30, 60, 60].entries()) {
    expect(worked()).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(worked()).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(warnings).toHaveLength(6);
  expect(warnings[0]).toMatchObject({ companyId: "1", attempt: 0 });
});

test("while another gateway publishes, it waits a second for the lock", async () => {
  work.mockResolvedValueOnce("taken");
  publisher.changed("1");
  await vi.advanceTimersByTimeAsync(500);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(worked()).toEqual(["1", "1"]);
  expect(warnings).toEqual([]);
});

test("what an earlier run has left behind is published at the start and by the sweep", async () => {
  await publisher.close();
  jobLock = openSqliteJobLock(":memory:");
  await jobLock.note("7");
  start();
  await vi.advanceTimersByTimeAsync(500);
  expect(worked()).toEqual(["7"]);
  await jobLock.note("8");
  await vi.advanceTimersByTimeAsync(60_500);
  expect(worked()).toContain("8");
});

test("closing publishes at once what was waiting, and takes nothing more", async () => {
  publisher.changed("1");
  await vi.advanceTimersByTimeAsync(0);
  await publisher.close();
  expect(worked()).toEqual(["1"]);
  jobLock = openSqliteJobLock(":memory:");
  start();
});

test("a store of locks that is down stops nobody; the change is published all the same", async () => {
  jobLock.note = () => Promise.reject(new Error("down"));
  publisher.changed("1");
  await vi.advanceTimersByTimeAsync(500);
  expect(worked()).toEqual(["1"]);
  expect(warnings).toHaveLength(1);
});
