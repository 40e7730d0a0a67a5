import { sql } from "kysely";
import * as v from "valibot";
import { requiredWhole } from "../http/field.ts";
import { type Operation, operation } from "../http/operation.ts";
import { broken } from "../http/httpError.ts";
import type { Resource } from "../http/resource.ts";
import { findAccount, type PersonKey, preferenceParams } from "./person.ts";
import { readPreference, userPreferenceRecord } from "./record.ts";

const largest = 16_384;

/** Whether a value is short enough as JSON. One that is nested too deep to be written is too large as well. */
function isSmall(value: unknown): boolean {
  try {
    return JSON.stringify(value).length <= largest;
  } catch {
    return false;
  }
}

const preferenceValue = v.pipe(
  v.unknown(),
  v.check((value) => value !== undefined && value !== null, "preference_value is required"),
  v.check(isSmall, `Must have at most ${largest} characters as JSON`),
  v.metadata({ "x-missing": "preference_value is required" }),
);

/** Reading and writing of one kind of person's preferences. */
function operationsOf(person: PersonKey): Operation[] {
  const path = `/v1/userPreference/${person}/{user_id}/{preference_key}`;
  return [
    operation({
      method: "GET",
      path,
      origin: "extension",
      summary: "A preference of a person: a list of one, empty while it is not set",
      params: preferenceParams,
      response: v.array(userPreferenceRecord),
      handle: ({ params }, { db }) => readPreference(db, person, params.user_id, params.preference_key),
    }),
    operation({
      method: "PUT",
      path,
      origin: "extension",
      summary: "Sets a preference of a person: any JSON value but null",
      params: preferenceParams,
      body: v.object({
        company_po_id: requiredWhole("company_po_id is required"),
        preference_value: preferenceValue,
      }),
      response: v.array(userPreferenceRecord),
      async handle({ params, body }, { db }) {
        const account = await findAccount(db, person, params.user_id);
        if (account.company_po_id !== body.company_po_id) {
          throw broken("There is no such person", "company_po_id");
        }
        const preference_value = JSON.stringify(body.preference_value);
        await db
          .insertInto("user_preference")
          .values({
            account_id: account.account_id,
            preference_key: params.preference_key,
            preference_value,
          })
          .onConflict((conflict) =>
            conflict
              .columns(["account_id", "preference_key"])
              .doUpdateSet({ preference_value, updated_at: sql<string>`now()` }),
          )
          .execute();
        return readPreference(db, person, params.user_id, params.preference_key);
      },
    }),
  ];
}

/** What people like their console to be, such as bookmarks (decision D-75). */
export const userPreference: Resource = {
  records: { UserPreference: userPreferenceRecord },
  constraints: {},
  operations: [...operationsOf("user_po_id"), ...operationsOf("user_seller_id")],
};
