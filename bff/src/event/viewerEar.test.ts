import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { owner, seller } from "../../test/doubles/fakeContext.ts";
import { happening } from "../../test/doubles/happening.ts";
import type { SessionUser } from "../access/user.ts";
import type { Happening } from "./happening.ts";
import { createViewerEar, type ViewerEvent } from "./viewerEar.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Everything that a user is told of, as it stands in the end. */
function listener(user: SessionUser) {
  const told: ViewerEvent[] = [];
  const ear = createViewerEar(user);
  return { ear, told, hear: (event: Happening) => ear.hear(event, (one) => told.push(one)) };
}

const token: SessionUser = { ...owner, limitedTo: [] };
const firstPassword: SessionUser = { ...owner, passwordChanged: false };
const [everybody, companyAlone] = [["owner", "seller"], ["owner"]];

/** Who of company 1 hears of an event: its owner, the seller of location 1. */
const matrix: readonly (readonly [Partial<Happening> & { type: string }, readonly string[]])[] = [
  [{ type: "brand.changed" }, everybody],
  [{ type: "banner.created" }, everybody],
  [{ type: "collection.deleted" }, everybody],
  [{ type: "category.changed", entity: "category2" }, everybody],
  [{ type: "product.changed", sellerId: "1" }, everybody],
  [{ type: "product.changed", sellerId: "2" }, companyAlone],
  [{ type: "product.submitted", sellerId: "2" }, companyAlone],
  [{ type: "product.created" }, []],
  [{ type: "variant.closed", sellerId: "1" }, everybody],
  [{ type: "variant.closed", sellerId: "2" }, companyAlone],
  [{ type: "manufacturer.changed", sellerId: "1" }, everybody],
  [{ type: "manufacturer.changed", sellerId: "2" }, companyAlone],
  [{ type: "seller.changed", sellerId: "1" }, everybody],
  [{ type: "seller.suspended", sellerId: "2" }, companyAlone],
  [{ type: "seller.suspended" }, []],
  [{ type: "order.placed", sellerId: "1" }, everybody],
  [{ type: "order.placed", sellerId: "2" }, companyAlone],
  [{ type: "order.paid" }, companyAlone],
  [{ type: "order.cancelled" }, companyAlone],
  [{ type: "fulfilment.packed", sellerId: "1" }, everybody],
  [{ type: "fulfilment.packed", sellerId: "2" }, companyAlone],
  [{ type: "refund.due" }, companyAlone],
  [{ type: "stock.low", sellerId: "1" }, everybody],
  [{ type: "stock.out", sellerId: "2" }, companyAlone],
  [{ type: "person.activated", sellerId: "1" }, companyAlone],
  [{ type: "person.changed", sellerId: "1" }, companyAlone],
  [{ type: "person.deleted" }, companyAlone],
  [{ type: "company.changed" }, everybody],
  // Of these nobody is told: they have no row.
  [{ type: "salary.changed" }, []],
];

test.each(matrix)("%o is told to %j", (change, expected) => {
  const hearers = { owner: listener(owner), seller: listener(seller) };
  const strangers = [
    listener({ ...owner, companyId: "2" }),
    listener({ ...seller, companyId: "2", sellerId: "1" }),
  ];
  for (const { hear } of [...Object.values(hearers), ...strangers]) hear(happening(change));
  const who = Object.entries(hearers).flatMap(([name, { told }]) => (told.length > 0 ? [name] : []));
  expect(who).toEqual(expected);
  expect(strangers.map(({ told }) => told)).toEqual([[], []]);
});

test("of 1,000 events of other companies and locations a seller hears none, however fast they come", async () => {
  const own = listener(seller);
  const types = matrix.map(([{ type }]) => type);
  for (let count = 0; count < 1_000; count += 1) {
    const isElsewhere = count % 2 === 0;
    own.hear(
      happening({
        id: String(count),
        type: isElsewhere ? (types[count % types.length] ?? "") : "product.changed",
        companyId: isElsewhere ? "2" : "1",
        sellerId: isElsewhere ? "1" : "2",
      }),
    );
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(own.told).toEqual([]);
});

test("with less than all rights less is told: a token and a first password hear of no other location", () => {
  for (const user of [token, firstPassword]) {
    const one = listener(user);
    one.hear(happening({ type: "manufacturer.changed", sellerId: "2" }));
    expect(one.told).toEqual([]);
  }
});

test("a right that is withdrawn counts for what waits already, and one that is given from then on", () => {
  const { ear, told, hear } = listener(owner);
  const event = happening({ type: "seller.changed", sellerId: "2" });
  hear(event);
  expect(told.filter((one) => ear.mayTell(one))).toEqual([event]);
  ear.follow(token);
  expect(told.filter((one) => ear.mayTell(one))).toEqual([]);
  hear(event);
  expect(told).toHaveLength(1);
  ear.follow(owner);
  hear(event);
  expect(told).toHaveLength(2);
});

describe("bursts", () => {
  const brand = (id: number) => happening({ id: String(id), entityId: String(id) });
  const kinds = (told: readonly ViewerEvent[]) =>
    told.map((event) => (event.kind === "many" ? `${event.count} more` : event.kind));

  test("20 in a second are told one by one, what is more as a number when the second is over", async () => {
    const { told, hear } = listener(owner);
    for (let id = 1; id <= 50; id += 1) hear(brand(id));
    hear(happening({ type: "banner.changed" }));
    expect(told).toHaveLength(21);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kinds(told.slice(20))).toEqual(["happened", "30 more"]);
  });

  test("as long as it goes on there is one number a second, and after a quiet second it is over", async () => {
    const { told, hear } = listener(owner);
    for (let tenth = 0; tenth < 30; tenth += 1) {
      for (let count = 0; count < 5; count += 1) hear(brand(tenth * 5 + count));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(kinds(told.slice(20))).toEqual(["30 more", "50 more", "50 more"]);
    await vi.advanceTimersByTimeAsync(1_000);
    hear(brand(1_000));
    expect(kinds(told.slice(23))).toEqual(["happened"]);
  });

  test("a number is not told either to whom a right was taken meanwhile", async () => {
    const { ear, told, hear } = listener(owner);
    for (let id = 1; id <= 30; id += 1)
      hear(happening({ id: String(id), type: "seller.changed", sellerId: "2" }));
    await vi.advanceTimersByTimeAsync(1_000);
    ear.follow(token);
    expect([told.length, told.filter((one) => ear.mayTell(one))]).toEqual([21, []]);
  });

  test("nothing is told after the end", async () => {
    const { ear, told, hear } = listener(owner);
    for (let id = 1; id <= 30; id += 1) hear(brand(id));
    ear.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).toHaveLength(20);
    expect(vi.getTimerCount()).toBe(0);
  });
});
