import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const service = resolve(import.meta.dirname, "../../service/src");

/** These delete what they lock, so nothing may begin to refer to it meanwhile. */
const deleting = ["brand/merge.ts", "company/registrations.ts", "role/people.ts", "vendor/merge.ts"];

// `FOR UPDATE` also holds up every foreign key that refers to the row. A sign-in has the account and then writes of the company,
// a change of people has the company and then takes the account: with it they would wait for each other in a ring.
test("only who deletes a row locks it against those who refer to it", () => {
  const locking = readdirSync(service, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .filter((name) => readFileSync(join(service, name), "utf8").includes(".forUpdate()"));
  expect(locking.toSorted()).toEqual(deleting);
});
