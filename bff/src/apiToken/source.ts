import type { Context } from "../graphql/context.ts";
import { orderName, type ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import type { SessionUser } from "../access/user.ts";
import { apiTokenRecord, type ApiToken } from "./record.ts";

const tokens = ownedRecords<ApiToken>({
  typeName: "ApiToken",
  path: "/v1/apiToken",
  key: "api_token_id",
  record: apiTokenRecord,
});

/** Tokens are their user's alone: not their company's, and not another token's. */
function isOwn(user: SessionUser, { owner }: ApiToken): boolean {
  return user.limitedTo === null && owner.kind === user.kind && owner.userId === user.userId;
}

/** One of the user's own tokens; null for any other, and for nobody. */
export async function loadApiToken(context: Context, id: string): Promise<ApiToken | null> {
  const user = context.session.current?.user;
  const token = user === undefined ? null : await tokens.load(context, id);
  return token !== null && user !== undefined && isOwn(user, token) ? token : null;
}

/** Forgets a token that was revoked. */
export function forgetApiToken(context: Context, id: string): void {
  tokens.forget(context, id);
}

/** The order of a user's tokens: the newest first. */
export const newestFirst: ListOrder<ApiToken> = {
  field: "created_at",
  direction: "DESC",
  value: (token) => token.createdAt,
  id: (token) => token.id,
};

/** A page of the user's own tokens. */
export async function listApiTokens(
  context: Context,
  user: SessionUser,
  args: ConnectionArguments,
): Promise<Page<ApiToken>> {
  const window = readPageWindow(args, orderName(newestFirst));
  if (user.limitedTo !== null) return pageOfWholeList(window, newestFirst, []);
  const key = user.kind === "owner" ? "user_po_id" : "user_seller_id";
  return listPage(window, {
    order: newestFirst,
    fetch: (query) =>
      readExtensionList(
        context.rest,
        user,
        { template: `/v1/apiToken/${key}/{id}`, params: { id: user.userId }, query },
        apiTokenRecord,
      ),
    matches: (token) => isOwn(user, token),
  });
}
