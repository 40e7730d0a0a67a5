import * as v from "valibot";
import { expect, test } from "vitest";
import { createFakeContext, owner, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import type { Ownership } from "../access/rules.ts";
import { allOf } from "../maybePromise.ts";
import { freeze } from "../rest/json.ts";
import { idField, optionalIdField } from "../rest/recordFields.ts";
import { ownedChildren } from "./ownedChildren.ts";
import { readExtensionList } from "./ownedList.ts";
import { ownedRecords } from "./ownedRecords.ts";

// Whose rows are is remembered with a response that the service says has not changed, which is the same frozen one for
// everybody. So whoever asks, in whatever order and however often, gets what is theirs, wherever in it the others' stand.

interface Thing extends Ownership {
  readonly id: string;
}

const thingRecord = v.pipe(
  v.object({ thing_id: idField, company_po_id: optionalIdField, seller_id: optionalIdField }),
  v.transform((record): Thing => ({
    id: record.thing_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
  })),
);

const path = "/v1/thing";
const things = ownedRecords({ typeName: "Thing", path, key: "thing_id", record: thingRecord });
const thingsOf = ownedChildren({ path: `${path}/parent_id`, parentKey: "parent_id", record: thingRecord });

const kinds = {
  shared: { company_po_id: 1, seller_id: null },
  ofLocation: { company_po_id: 1, seller_id: 1 },
  ofAnother: { company_po_id: 1, seller_id: 2 },
  foreign: { company_po_id: 2, seller_id: null },
  unnamed: { company_po_id: null, seller_id: null },
};
type Kind = keyof typeof kinds;

const people = { owner, seller, stranger: { ...owner, companyId: "2" } };
type Person = keyof typeof people;

/** Everybody three times, in turn. */
const asking: readonly Person[] = [1, 2, 3].flatMap(() => ["owner", "seller", "stranger"] as const);

/** What each of them gets, by the ids, when all are answered with this very response. */
async function got(
  rows: readonly Kind[],
  read: (context: ReturnType<typeof createFakeContext>, ids: readonly string[]) => Promise<readonly string[]>,
): Promise<Record<Person, readonly string[]>> {
  const body = rows.map((kind, index) => ({ thing_id: index + 1, parent_id: 7, ...kinds[kind] }));
  freeze(body);
  const ids = body.map(({ thing_id }) => String(thing_id));
  const rest = createFakeRest();
  const found = new Map<Person, readonly string[]>();
  for (const person of asking) {
    const answered = {
      ...rest,
      get: () => Promise.resolve({ status: 200, body, totalCount: null, etag: null }),
    };
    const now = await read(createFakeContext(answered, people[person]), ids);
    expect(now).toEqual(found.get(person) ?? now);
    found.set(person, now);
  }
  const of = (person: Person) => found.get(person) ?? [];
  return { owner: of("owner"), seller: of("seller"), stranger: of("stranger") };
}

interface Case extends Record<Person, readonly string[]> {
  readonly rows: readonly Kind[];
}

const cases: readonly Case[] = [
  { rows: ["shared", "ofLocation"], owner: ["1", "2"], seller: ["1", "2"], stranger: [] },
  { rows: ["ofLocation", "shared", "ofAnother"], owner: ["1", "2", "3"], seller: ["1", "2"], stranger: [] },
  { rows: ["ofAnother", "ofLocation"], owner: ["1", "2"], seller: ["2"], stranger: [] },
  { rows: ["ofLocation", "shared", "foreign"], owner: ["1", "2"], seller: ["1", "2"], stranger: ["3"] },
  { rows: ["foreign", "shared"], owner: ["2"], seller: ["2"], stranger: ["1"] },
];

test.each<Case>([...cases, { rows: ["shared", "unnamed"], owner: ["1"], seller: ["1"], stranger: [] }])(
  "of a list everybody gets their own: $rows",
  async ({ rows, ...expected }) => {
    const read = await got(rows, async (context) => {
      const user = context.session.current?.user ?? owner;
      return (await readExtensionList(context.rest, user, { template: path }, thingRecord)).rows.map(
        ({ id }) => id,
      );
    });
    expect(read).toEqual(expected);
  },
);

test.each<Case>([...cases, { rows: ["shared", "unnamed"], owner: ["1"], seller: ["1"], stranger: [] }])(
  "of records that are read together everybody gets their own: $rows",
  async ({ rows, ...expected }) => {
    const read = await got(rows, async (context, ids) => {
      await things.readAhead(context, ids);
      const found = await allOf(ids.map((id) => things.find(context, id)));
      return found.flatMap((row) => row?.id ?? []);
    });
    expect(read).toEqual(expected);
  },
);

test.each<Case>([
  ...cases,
  { rows: ["shared", "unnamed"], owner: ["1", "2"], seller: ["1", "2"], stranger: ["2"] },
])(
  "of the children of a parent everybody gets their own, and those that name no company: $rows",
  async ({ rows, ...expected }) => {
    const read = await got(rows, async (context) => {
      await thingsOf.readAhead(context, ["7"]);
      return (await thingsOf.find(context, "7")).map(({ id }) => id);
    });
    expect(read).toEqual(expected);
  },
);
