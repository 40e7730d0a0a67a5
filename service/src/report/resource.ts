import * as v from "valibot";
import { isCalendarDate, pathId } from "../http/field.ts";
import { malformed } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { countDays, type Days } from "./days.ts";
import { readSales, salesRecord } from "./sales.ts";
import { readTodos, todoRecord } from "./todo.ts";

/** A financial year with a leap day. */
const mostDays = 366;

const dayMessage = "Must be a date, YYYY-MM-DD";
const queryDay = v.pipe(
  v.string(dayMessage),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, dayMessage),
  v.check(isCalendarDate, dayMessage),
);
const queryId = (name: string) => {
  const message = `${name} is a whole number, 1 or more`;
  return v.optional(v.pipe(v.string(message), v.regex(/^[1-9]\d{0,8}$/, message), v.transform(Number)));
};

/** @throws HttpError 400 */
function checked(days: Days, names: readonly [string, string]): Days {
  const length = countDays(days);
  const message =
    length < 1
      ? `${names[1]} is a day before ${names[0]}`
      : length > mostDays
        ? `At most ${mostDays} days`
        : null;
  if (message !== null) throw malformed(message, { [names[1]]: message });
  return days;
}

/** Figures of a company or of one of its locations, and what waits there for somebody. */
export const report: Resource = {
  records: { TodoItem: todoRecord, SalesReport: salesRecord },
  constraints: {},
  operations: [
    operation({
      method: "GET",
      path: "/v1/companyReport/todo/{company_po_id}",
      origin: "extension",
      summary:
        "What waits for somebody in a company, or with seller_id at a location; kinds of which there is nothing are left out",
      params: v.object({ company_po_id: pathId }),
      query: v.strictObject({ seller_id: queryId("seller_id"), account_id: queryId("account_id") }),
      response: v.array(todoRecord),
      handle: ({ params, query }, { db }) =>
        readTodos(db, {
          company: params.company_po_id,
          seller: query.seller_id ?? null,
          account: query.account_id ?? null,
        }),
    }),
    operation({
      method: "GET",
      path: "/v1/companyReport/sales/{company_po_id}",
      origin: "extension",
      summary:
        "Sales of a company, or with seller_id of a location, by India's day of the order; compare_from and compare_to are other days to compare with",
      params: v.object({ company_po_id: pathId }),
      query: v.strictObject({
        from: queryDay,
        to: queryDay,
        compare_from: v.optional(queryDay),
        compare_to: v.optional(queryDay),
        seller_id: queryId("seller_id"),
      }),
      response: salesRecord,
      handle({ params, query }, { db }) {
        const { from, to, compare_from, compare_to } = query;
        return readSales(db, {
          company: params.company_po_id,
          seller: query.seller_id ?? null,
          days: checked({ from, to }, ["from", "to"]),
          compared:
            compare_from === undefined || compare_to === undefined
              ? null
              : checked({ from: compare_from, to: compare_to }, ["compare_from", "compare_to"]),
        });
      },
    }),
  ],
};
