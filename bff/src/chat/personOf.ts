import type { GraphQLResolveInfo } from "graphql";
import type { Person } from "../chatPerson/record.ts";
import { people } from "../chatPerson/source.ts";
import type { Context } from "../graphql/context.ts";
import { selectsOnly } from "../graphql/selectsOnly.ts";
import type { ChatEvent } from "./event.ts";

/** What an event says by itself: who it is about, and with the hub's help whether they are there. */
const known: ReadonlySet<string> = new Set(["__typename", "id", "databaseId", "isOnline"]);

/**
 * The person of an event, as they are now. Who types and who comes is told to many, again and again: as long as nothing
 * but the id and the presence is asked for, the service is not. Throws `RestError`.
 */
export async function personOf(
  { personId, companyId }: ChatEvent,
  _args: object,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Person | null> {
  const isDemo = personId.startsWith("demo-");
  // Whether a demo user is there is the service's to say.
  if (isDemo || !selectsOnly(info, known)) return people.load(context, personId);
  return {
    id: personId,
    companyId,
    name: "",
    status: null,
    locationName: null,
    imageKey: null,
    isDemo,
    isAlwaysOnline: false,
    isActive: true,
    unreadCount: 0,
    lastMessage: null,
    createdAt: null,
    updatedAt: null,
  };
}
