import { allows, isInPerson } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import type { Context, RecordContext } from "../graphql/context.ts";
import { ownedRecords, requireBy } from "../graphql/ownedRecords.ts";
import { isMissing, RestError } from "../rest/error.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeRecords, toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { savedViewVersion } from "./fields.ts";
import { type ListedView, listedViewRecord, type SavedView, savedViewRecord } from "./record.ts";

/** The resource of the service; also the name of the ability to keep views. */
const path = "/v1/companySavedView";

/** So many views of a list somebody sees at most: 50 of their own and 50 shared. */
export const mostViews = 100;

const views = ownedRecords<SavedView>({
  typeName: "SavedView",
  path,
  key: "view_id",
  record: savedViewRecord,
});

/** A view is its user's, or of the company, or of the location that the user acts for; a token sees none. */
function isSeenBy(user: SessionUser, { companyId, sellerId, userId }: SavedView): boolean {
  if (!isInPerson(user) || companyId !== user.companyId) return false;
  if (userId !== null) return userId === user.userId;
  return sellerId === null || sellerId === user.sellerId;
}

/** Who may change a view: its own user; of a shared one whoever may share, where it belongs. */
export function mayChange(user: SessionUser, view: SavedView): boolean {
  if (view.userId !== null) return view.userId === user.userId;
  return allows(user, "VIEW_CREATE") && view.sellerId === user.sellerId;
}

/** One of the views that the user sees; null for any other, and for nobody. */
async function loadView(context: RecordContext, id: string): Promise<SavedView | null> {
  const user = context.session.current?.user;
  if (user === undefined || !isInPerson(user)) return null;
  const view = await views.load(context, id);
  return view !== null && isSeenBy(user, view) ? view : null;
}

/** Views by id. */
export const savedViews = {
  ...views,
  load: loadView,
  find: loadView,
  require: requireBy("SavedView", loadView),
};

/** How edits of views compare versions. */
export const savedViewEditing = { records: savedViews, version: savedViewVersion };

const listCall = (user: SessionUser, list: string) => ({
  template: `${path}/account/{id}/{list}`,
  params: { id: user.userId, list },
});

function listedIn(context: Context, user: SessionUser, body: unknown): readonly ListedView[] {
  const listed = decodeRecords(listedViewRecord, body).filter(({ view }) => isSeenBy(user, view));
  for (const { view } of listed) savedViews.prime(context, view);
  return listed;
}

/** The views of a list that the user sees, with the tag of the response; null when the service keeps none. */
async function readListed(context: Context, user: SessionUser, list: string) {
  const { rest } = context;
  if (rest.capabilities.offers(path) === false) return null;
  try {
    const { body, etag } = await rest.get(listCall(user, list));
    rest.capabilities.learn(path, true);
    return { listed: listedIn(context, user, body), etag };
  } catch (error) {
    if (!isMissing(error)) throw error;
    rest.capabilities.learn(path, false);
    return null;
  }
}

/** The views of a list that the user sees, in their order; null when the service keeps none. Throws `RestError`. */
export async function loadListed(
  context: Context,
  user: SessionUser,
  list: string,
): Promise<readonly ListedView[] | null> {
  return (await readListed(context, user, list))?.listed ?? null;
}

/** How somebody has arranged the views of a list; what is left out stays. */
export interface Arrangement {
  readonly order_ids?: readonly string[];
  readonly pinned_ids?: readonly string[];
  readonly hidden_ids?: readonly string[];
  readonly default_view_id?: string | null;
}

/**
 * Arranges the views of a list for the user, as they stand now: who comes second in two tabs is done on top of the first.
 * Throws `RestError`.
 */
export async function arrange(
  context: Context,
  list: string,
  change: (listed: readonly ListedView[]) => Arrangement,
  attempts = 3,
): Promise<readonly ListedView[]> {
  const user = currentUser(context);
  const read = await readListed(context, user, list);
  const { default_view_id, ...ids } = change(read?.listed ?? []);
  const body = {
    ...Object.fromEntries(Object.entries(ids).map(([name, some]) => [name, some.map(toRestId)])),
    ...(default_view_id !== undefined && {
      default_view_id: default_view_id && toRestId(default_view_id),
    }),
  };
  try {
    const etag = read?.etag ?? null;
    const response = await offered(
      context.rest.send({
        ...listCall(user, list),
        method: "PUT",
        body,
        ...(etag !== null && { ifMatch: etag }),
      }),
    );
    return listedIn(context, user, response.body);
  } catch (error) {
    const isStale = error instanceof RestError && error.kind === "stale";
    if (!isStale || attempts <= 1) throw error;
    return arrange(context, list, change, attempts - 1);
  }
}
