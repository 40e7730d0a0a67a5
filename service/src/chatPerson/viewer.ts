import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { optionalWhole, requiredWhole } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import type { PersonKey } from "../userPreference/person.ts";

/** Who chats: an active person. */
export interface ChatViewer {
  readonly personId: string;
  readonly companyId: number;
}

/** The active person with this id; undefined when there is none of this kind. */
export async function findViewer(
  db: Connection,
  person: PersonKey,
  id: number,
): Promise<ChatViewer | undefined> {
  const found = await db
    .selectFrom("account")
    .innerJoin("chat_person", "chat_person.account_id", "account.account_id")
    .select(["chat_person.person_id", "account.company_po_id"])
    .where("account.account_id", "=", id)
    .where("account.seller_id", person === "user_po_id" ? "is" : "is not", null)
    .where("account.active", "=", true)
    .executeTakeFirst();
  return found && { personId: found.person_id, companyId: found.company_po_id };
}

/** The fields of a body that say who chats, and with whom. */
export const chatFields = {
  company_po_id: requiredWhole("company_po_id is required"),
  user_po_id: optionalWhole(),
  user_seller_id: optionalWhole(),
  person_id: v.pipe(
    v.string("person_id is required"),
    v.regex(/^(?:owner|seller|demo)-\d{1,10}$/, "Must be like owner-12, seller-7 or demo-3"),
    v.metadata({ "x-missing": "person_id is required" }),
  ),
};

/** The one of a body who chats. @throws HttpError 422 when there is no such active person in the company */
export async function bodyViewer(
  db: Connection,
  body: {
    readonly company_po_id: number;
    readonly user_po_id: number | null;
    readonly user_seller_id: number | null;
  },
): Promise<ChatViewer> {
  const key = body.user_po_id === null ? "user_seller_id" : "user_po_id";
  const viewer = await findViewer(db, key, body[key] ?? 0);
  if (viewer === undefined || viewer.companyId !== body.company_po_id) {
    throw broken("There is no such person", key);
  }
  return viewer;
}
