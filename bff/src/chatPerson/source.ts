import DataLoader from "dataloader";
import { isBetween } from "../chatMessage/ownership.ts";
import type { Context } from "../graphql/context.ts";
import { ownError } from "../rest/responseError.ts";
import type { RestRead } from "../rest/client.ts";
import { isMissing } from "../rest/error.ts";
import { decodeRecords } from "../rest/recordFields.ts";
import type { SessionUser } from "../access/user.ts";
import { personIdOf, personRecord, type Person } from "./record.ts";

/** The resource of the service; also the name of the ability to chat. */
export const personPath = "/v1/chatPerson";

/** The name of the viewer's id in paths and bodies. */
export function viewerField(user: SessionUser): "user_po_id" | "user_seller_id" {
  return user.kind === "owner" ? "user_po_id" : "user_seller_id";
}

/**
 * Runs a read of the chat; null when the service offers none (decision D-13). What was learnt is remembered, so that
 * such a service is asked once in a while only.
 */
export async function ifOffered<T>(context: Context, read: () => Promise<T>): Promise<T | null> {
  const { capabilities } = context.rest;
  if (capabilities.offers(personPath) === false) return null;
  try {
    const result = await read();
    capabilities.learn(personPath, true);
    return result;
  } catch (error) {
    if (!isMissing(error)) throw error;
    capabilities.learn(personPath, false);
    return null;
  }
}

/** Whether the user may chat with a person: of their company, another than themselves, or a demo user. */
function mayMeet(user: SessionUser, { id, companyId, isDemo }: Person): boolean {
  if (isDemo) return companyId === null;
  return companyId === user.companyId && id !== personIdOf(user);
}

async function readPeople(
  context: Context,
  user: SessionUser,
  query: RestRead["query"] = {},
): Promise<readonly Person[]> {
  const { body } = await context.rest.get({
    template: `${personPath}/${viewerField(user)}/{id}`,
    params: { id: user.userId },
    query,
  });
  // A service that sends what is others' too is not believed (decision D-44).
  return decodeRecords(personRecord, body)
    .filter((person) => mayMeet(user, person))
    .map((person) => {
      const { id, lastMessage } = person;
      const isTheirs = lastMessage === null || isBetween(user, id, lastMessage);
      return isTheirs ? person : { ...person, lastMessage: null };
    });
}

/** What is read of the chat. Throws `RestError`, of kind `not-offered` when the service offers none. */
async function required<T>(context: Context, read: () => Promise<T>): Promise<T> {
  const result = await ifOffered(context, read);
  if (result === null) throw ownError("not-offered", new Error("The service offers no chat."));
  return result;
}

/** Everybody the user can chat with, in no order. Throws `RestError`. */
export function listPeople(
  context: Context,
  user: SessionUser,
  search: string | undefined,
): Promise<readonly Person[]> {
  return required(context, () => readPeople(context, user, { q: search }));
}

const key = {};
const idForm = /^(?:owner|seller|demo)-\d{1,9}$/;
const idsPerCall = 200;

function loader(context: Context, user: SessionUser): DataLoader<string, Person | null> {
  return context.loader(
    key,
    () =>
      new DataLoader<string, Person | null>(
        async (ids) => {
          const query = { ids: ids.join(",") };
          const found = await required(context, () => readPeople(context, user, query));
          return ids.map((id) => found.find((person) => person.id === id) ?? null);
        },
        { maxBatchSize: idsPerCall },
      ),
  );
}

/** People by id, for one request. */
export const people = {
  /**
   * The person as the viewer sees them; null when unknown or of another company, for a token, and for nobody. Throws
   * `RestError`.
   */
  async load(context: Context, id: string): Promise<Person | null> {
    const user = context.session.current?.user;
    if (user === undefined || user.limitedTo !== null || !idForm.test(id)) return null;
    return loader(context, user).load(id);
  },
  /** Remembers a person as they are now. */
  prime(context: Context, user: SessionUser, person: Person): void {
    loader(context, user).clear(person.id).prime(person.id, person);
  },
};
