import type { Context } from "../graphql/context.ts";
import type { ListOrder } from "../graphql/listOrder.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import type { RestRead } from "../rest/client.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayReadSignIn, type Outcome, outcomes, type SignInEvent, signInEventRecord } from "./record.ts";

/** Lines of the history by id. */
export const signInEvents = ownedRecords<SignInEvent>({
  typeName: "SignInEvent",
  path: "/v1/signInEvent",
  key: "sign_in_event_id",
  record: signInEventRecord,
});

/** A page of the history. Nobody counts it. */
export interface SignInEventPage {
  readonly edges: readonly Edge<SignInEvent>[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** The newest first. */
const newestFirst: ListOrder<SignInEvent> = {
  field: "sign_in_event_id",
  kind: "number",
  direction: "DESC",
  value: ({ id }) => Number(id),
  id: ({ id }) => id,
};

export type SignInPageArguments = Pick<ConnectionArguments, "first" | "after"> & {
  readonly outcomes?: readonly Outcome[] | null | undefined;
  /** An instant, the one named included. */
  readonly from?: string | null | undefined;
};

async function page(context: Context, args: SignInPageArguments, read: RestRead): Promise<SignInEventPage> {
  const user = currentUser(context);
  const window = readPageWindow({ first: args.first, after: args.after }, newestFirst);
  const wanted = Object.entries(outcomes).flatMap(([word, outcome]) =>
    args.outcomes?.includes(outcome) === true ? [word] : [],
  );
  const { rows } = await readExtensionList(
    context.rest,
    user,
    {
      ...read,
      query: {
        ...read.query,
        outcome: wanted.length === 0 ? undefined : wanted.join(","),
        from: args.from ?? undefined,
        limit: String(window.size + 1),
        before: window.after?.id,
      },
    },
    signInEventRecord,
  );
  // What is not for the viewer would not have come; it is left out once more.
  const kept = rows.slice(0, window.size).filter((row) => mayReadSignIn(user, row));
  signInEvents.primeAll(context, kept);
  const edges = kept.map((row) => edgeOf(newestFirst, row));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > window.size,
      hasPreviousPage: window.after !== null,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** A page of what one person has done; of somebody else only what the viewer may see. Throws `RestError`. */
export function readSignInsOf(
  context: Context,
  accountId: string,
  args: SignInPageArguments,
): Promise<SignInEventPage> {
  return page(context, args, { template: "/v1/signInEvent/account_id/{id}", params: { id: accountId } });
}

/** A page of what the people of the company, or of the viewer's location, have done. Throws `RestError`. */
export function readCompanySignIns(context: Context, args: SignInPageArguments): Promise<SignInEventPage> {
  const { kind, companyId, sellerId } = currentUser(context);
  return page(context, args, {
    template: "/v1/signInEvent/company_po_id/{id}",
    params: { id: companyId },
    query: { seller_id: kind === "owner" ? undefined : (sellerId ?? "0") },
  });
}
