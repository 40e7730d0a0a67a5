import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import type { Permission } from "../role/permissions.ts";
import { permissionsOfRole } from "../role/record.ts";
import { type Delivery, mailDueAt, type QuietHours } from "./delivery.ts";
import { kinds, type NotificationKind } from "./kinds.ts";
import { roleOf } from "./roles.ts";

/** So many people are told of one happening. */
const most = 500;

/** Somebody who is told. */
export interface Recipient {
  readonly accountId: number;
  readonly delivery: Delivery;
  /** When a mail tells of it; null for none. */
  readonly mailDueAt: string | null;
}

/** Of whom somebody may be told: of a company, of a location if it is about one, or one person. */
export interface Scope {
  readonly companyId: number;
  readonly sellerId: number | null;
  /** Where those are who are told; null for both. */
  readonly side: "company" | "location" | null;
  /** The only one who is told. */
  readonly accountId?: number;
  /** Who is not told, because they did it or it is about them. */
  readonly except: readonly number[];
}

/** Who is told of something now: who may sign in, has the right to know, and has not turned it off. */
export async function findRecipients(
  db: Connection,
  kind: NotificationKind,
  { companyId, sellerId, side, accountId, except }: Scope,
): Promise<readonly Recipient[]> {
  const { to } = kinds[kind];
  const people = await db
    .selectFrom("account")
    .innerJoin("company_role", "company_role.role_id", "account.role_id")
    .leftJoin("seller", "seller.seller_id", "account.seller_id")
    .leftJoin("notification_preference as preference", "preference.account_id", "account.account_id")
    .select(["account.account_id", "account.seller_id", "company_role.role_key"])
    .select(["preference.deliveries", "preference.quiet_from", "preference.quiet_until"])
    .select(sql<string>`now()`.as("now"))
    .where("account.company_po_id", "=", companyId)
    .where("account.active", "=", true)
    .where("seller.suspended_at", "is", null)
    .where(sql<boolean>`preference.deliveries ->> ${kind} is distinct from 'off'`)
    .where("account.account_id", "not in", [0, ...except])
    .$if(accountId !== undefined, (query) => query.where("account.account_id", "=", accountId ?? 0))
    .$if(to !== null, (query) =>
      query.where((eb) =>
        eb.or([
          ...(to?.company === undefined || side === "location"
            ? []
            : [eb.and([eb("account.seller_id", "is", null), mayDo(to.company)])]),
          ...(to?.location === undefined || side === "company"
            ? []
            : [eb.and([eb("account.seller_id", "=", sellerId), mayDo(to.location)])]),
        ]),
      ),
    )
    .orderBy("account.account_id")
    .limit(most)
    .execute();
  return people.flatMap((person): Recipient[] => {
    const role = roleOf(person);
    const delivery = person.deliveries?.[kind] ?? kinds[kind].standard(role);
    if (delivery === "off") return [];
    const due =
      kinds[kind].hasOwnMail === true
        ? null
        : mailDueAt(delivery, quietHours(person), Date.parse(person.now), kinds[kind].gathers);
    return [
      {
        accountId: person.account_id,
        delivery,
        mailDueAt: due === null ? null : new Date(due).toISOString(),
      },
    ];
  });
}

/** Asked in the query, or the first of many who may not know would keep out those who may. */
const mayDo = (permission: Permission) => sql<boolean>`${permission} = any(${permissionsOfRole})`;

function quietHours(person: {
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
}): QuietHours | null {
  return person.quiet_from === null || person.quiet_until === null
    ? null
    : { from: person.quiet_from, until: person.quiet_until };
}
