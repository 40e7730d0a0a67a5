import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { id } from "../http/responseFields.ts";
import { viewState } from "./record.ts";

/** So many lists' defaults come with a person, and none that is longer in bytes: gateways keep them with each session. */
const mostLists = 20;
const longestState = 2000;

/** What a list opens with. */
export const defaultViewRecord = v.object({ list_name: v.string(), view_id: id, state: viewState });

type DefaultView = v.InferInput<typeof defaultViewRecord>;

/** The lists that open with a view for somebody: with their own choice, else with the location's default, else the company's. */
export async function defaultViewsOf(db: Connection, accountId: number): Promise<readonly DefaultView[]> {
  const { rows } = await sql<DefaultView>`
    select * from (
      select distinct on (saved.list_name) saved.list_name, saved.view_id, saved.state
      from account
        join saved_view saved on saved.company_po_id = account.company_po_id
          and (saved.account_id = account.account_id
            or saved.account_id is null and (saved.seller_id is null or saved.seller_id = account.seller_id))
        left join saved_view_choice chosen on chosen.account_id = account.account_id
          and chosen.list_name = saved.list_name
      where account.account_id = ${accountId}
        and case when jsonb_exists(chosen.choice, 'default_view_id')
          then saved.view_id = (chosen.choice->>'default_view_id')::integer
          else saved.is_default end
      order by saved.list_name, saved.seller_id nulls last) opening
    where octet_length(state::text) <= ${longestState}
    limit ${mostLists}`.execute(db);
  return rows;
}
