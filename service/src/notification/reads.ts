import * as v from "valibot";
import { pathId } from "../http/field.ts";
import { oneOf, readList } from "../http/listing.ts";
import { listQuery } from "../http/listQuery.ts";
import { operation } from "../http/operation.ts";
import { whole } from "../http/responseFields.ts";
import { noticesOf, notificationRecord, notifications } from "./record.ts";

const params = v.object({ account_id: pathId });

const list = operation({
  method: "GET",
  path: "/v1/companyNotification/account/{account_id}",
  origin: "extension",
  summary: "What a person was told of, the newest first; all of it unless limit is given",
  params,
  query: listQuery(notifications.rule),
  response: v.array(notificationRecord),
  async handle({ params, query }, { db, setHeader }) {
    const scope = oneOf("account_id", [params.account_id]);
    const { rows, total } = await readList(db, noticesOf(db), notifications.rule, query, scope);
    setHeader("x-total-count", String(total));
    return rows;
  },
});

const count = operation({
  method: "GET",
  path: "/v1/companyNotification/account/{account_id}/count",
  origin: "extension",
  summary: "How many notices a person has not seen, and how many they have not read",
  params,
  response: v.object({ unseen_count: whole, unread_count: whole }),
  handle: ({ params }, { db }) =>
    db
      .selectFrom("notification")
      .select((eb) => [
        eb.fn.countAll<number>().as("unread_count"),
        eb.fn.countAll<number>().filterWhere("seen_at", "is", null).as("unseen_count"),
      ])
      .where("account_id", "=", params.account_id)
      .where("read_at", "is", null)
      .executeTakeFirstOrThrow(),
});

/** Reading notices; those by id are for whoever checks whose they are. */
export const notificationReads = [notifications.byIds(), list, count];
