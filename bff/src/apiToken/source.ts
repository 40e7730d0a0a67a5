import type { Context } from "../graphql/context.ts";
import { readFilter } from "../graphql/listFilter.ts";
import { listPage } from "../graphql/listPage.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import type { ListArguments } from "../graphql/ownedPage.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow } from "../graphql/pageWindow.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import type { SessionUser } from "../access/user.ts";
import { apiTokenRecord, type ApiToken } from "./record.ts";

export const tokens = ownedRecords<ApiToken>({
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

/** The orders of a list of tokens. */
export const tokenOrder = orderInput("ApiToken", "API tokens", {
  NAME: {
    rest: "token_name",
    kind: "text",
    value: (token: ApiToken) => token.name,
    description: "By name, upper and lower case alike.",
  },
  ...timeOrders,
});

/** The order of a user's tokens unless another one is asked for: the newest first. */
export const newestFirst = tokenOrder.of({ field: "CREATED_AT", direction: "DESC" });

/** A page of the user's own tokens. */
export async function listApiTokens(
  context: Context,
  user: SessionUser,
  args: ListArguments & { readonly orderBy?: Parameters<typeof tokenOrder.of>[0] },
): Promise<Page<ApiToken>> {
  const order = args.orderBy ? tokenOrder.of(args.orderBy) : newestFirst;
  const window = readPageWindow(args, order);
  const filter = readFilter<ApiToken>("ApiToken", args.filter);
  if (user.limitedTo !== null || filter === null) return pageOfWholeList(window, order, []);
  const key = user.kind === "owner" ? "user_po_id" : "user_seller_id";
  return listPage(window, {
    order,
    fetch: (query) =>
      readExtensionList(
        context.rest,
        user,
        {
          template: `/v1/apiToken/${key}/{id}`,
          params: { id: user.userId },
          query: { ...filter.query, ...query },
        },
        apiTokenRecord,
      ),
    matches: (token) => isOwn(user, token) && filter.matches(token),
  });
}
