import { expect, test } from "vitest";
import { createStreamSeats } from "./streamSeats.ts";

const limits = { session: 2, user: 3, company: 5, all: 7 };

/** A stream of a session of a user of a company; sessions and users are named after those they belong to. */
const at = (company: string, user = "1", session = "1") => ({
  session: `${company} ${user} ${session}`,
  user: `${company} ${user}`,
  company,
});

test("a session, a user, a company and all together have so many seats, and a freed one is taken again", () => {
  const seats = createStreamSeats(limits);
  const first = seats.take(at("a"));
  expect(seats.take(at("a"))).not.toBeNull();
  expect(seats.take(at("a")), "the third of a session").toBeNull();
  expect(seats.take(at("a", "1", "2"))).not.toBeNull();
  expect(seats.take(at("a", "1", "3")), "the fourth of a user").toBeNull();
  expect(seats.take(at("a", "2"))).not.toBeNull();
  expect(seats.take(at("a", "3"))).not.toBeNull();
  expect(seats.take(at("a", "4")), "the sixth of a company").toBeNull();
  expect(seats.take(at("b"))).not.toBeNull();
  expect(seats.take({ session: "nobody" })).not.toBeNull();
  expect(seats.take(at("c")), "the eighth of all").toBeNull();
  expect(seats.taken).toBe(7);
  first?.();
  first?.();
  expect(seats.taken).toBe(6);
  expect(seats.take(at("a"))).not.toBeNull();
});

test("a refusal takes nobody's seat", () => {
  const seats = createStreamSeats(limits);
  const mine = [seats.take(at("a")), seats.take(at("a"))];
  for (let count = 0; count < 10; count += 1) expect(seats.take(at("a"))).toBeNull();
  for (const free of mine) free?.();
  expect(seats.taken).toBe(0);
  for (const session of ["1", "1", "2"]) expect(seats.take(at("a", "1", session))).not.toBeNull();
});
