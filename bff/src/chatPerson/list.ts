import type { Context } from "../graphql/context.ts";
import { readFilter } from "../graphql/listFilter.ts";
import type { ListOrder } from "../graphql/listOrder.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import type { ListArguments } from "../graphql/ownedPage.ts";
import { readPageWindow } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import type { SessionUser } from "../access/user.ts";
import type { Person } from "./record.ts";
import { isOnline } from "./online.ts";
import { listPeople, people } from "./source.ts";

/**
 * A page of the people the user can chat with, who is online first, then by name. Who is online is the gateway's to
 * know, so the list is ordered here. Throws `RestError`.
 */
export async function pageOfPeople(
  context: Context,
  user: SessionUser,
  args: ListArguments,
): Promise<Page<Person>> {
  const search = readSearch(args.search);
  const [found, online] = await Promise.all([
    listPeople(context, user, search),
    context.live.online(user.companyId),
  ]);
  const order: ListOrder<Person> = {
    field: "person",
    kind: "text",
    direction: "ASC",
    value: (person) => `${isOnline(person, online) ? 0 : 1} ${person.name}`,
    id: (person) => person.id,
  };
  const window = readPageWindow(args, order);
  const filter = readFilter<Person>("ChatPerson", args.filter, (id) => id);
  const matching = found.filter(
    (person) => matchesSearch(search, person.name) && filter?.matches(person) === true,
  );
  const page = pageOfWholeList(window, order, matching);
  for (const { node } of page.edges) people.prime(context, user, node);
  return page;
}
