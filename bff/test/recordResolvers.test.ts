import { isObjectType } from "graphql";
import { afterEach, expect, test, vi } from "vitest";
import { guardOf } from "../src/graphql/readRules.ts";
import { schema } from "../src/schema.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A record that has whatever is asked of it. */
const anyRecord: object = new Proxy(() => anyRecord, {
  get(_, name) {
    if (name === Symbol.toPrimitive) return () => "1";
    if (name === Symbol.iterator) return () => [anyRecord][Symbol.iterator]();
    return anyRecord;
  },
});

const resolvers = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      // What is remembered is the text behind the check of who may read the record.
      const { name, resolve } = guardOf(field)?.field ?? field;
      return resolve?.length === 1 ? [[`${type.name}.${name}`, resolve] as const] : [];
    }),
  );

function readsClock(run: () => unknown): boolean {
  let isRead = false;
  const Real = Date;
  class WatchedDate extends Real {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super();
      else super(given[0]);
      if (given.length === 0) isRead = true;
    }
    static override now(): number {
      isRead = true;
      return Real.now();
    }
  }
  vi.stubGlobal("Date", WatchedDate);
  vi.stubGlobal("performance", {
    now() {
      isRead = true;
      return 0;
    },
  });
  try {
    run();
  } catch {
    // Whatever it makes of such a record.
  } finally {
    vi.unstubAllGlobals();
  }
  return isRead;
}

test("the clock is seen when it is read", () => {
  expect([() => Date.now(), () => new Date(), () => performance.now()].map(readsClock)).toEqual([
    true,
    true,
    true,
  ]);
  expect(readsClock(() => new Date(0).toISOString())).toBe(false);
});

test("none of them is waited for: a record's own fields are written in one piece", () => {
  expect(resolvers.filter(([, { constructor }]) => constructor.name !== "Function")).toEqual([]);
});

// Its response is remembered with the record, for everybody (`execution/fieldReader.ts`).
test.each(resolvers)("%s takes the record alone, so it does not look at the clock", (_, resolve) => {
  expect(readsClock(() => Reflect.apply(resolve, undefined, [anyRecord]))).toBe(false);
});
