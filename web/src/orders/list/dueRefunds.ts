import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { refundsQuery as Query } from "#/__generated__/refundsQuery.graphql";
import { refundsQuery } from "./refundsQuery.ts";

/** A refund that is owed, with a part of its order as the list knows it. */
export interface DueRefund {
  readonly id: string;
  readonly amount: string;
  readonly partId: string;
  readonly name: string;
}

/** So many ids the gateway takes at once. */
const most = 100;

/**
 * What is owed back of parts of orders, as it is now. Each refund once: two parts of one order owe the same.
 * @throws RequestError when one of the answers did not come
 */
export async function readDueRefunds(
  environment: IEnvironment,
  partIds: readonly string[],
): Promise<readonly DueRefund[]> {
  const due = new Map<string, DueRefund>();
  for (let from = 0; from < partIds.length; from += most) {
    const ids = partIds.slice(from, from + most);
    const data = await fetchQuery<Query>(
      environment,
      refundsQuery,
      { ids },
      { fetchPolicy: "network-only" },
    ).toPromise();
    for (const part of data?.nodes ?? [])
      for (const { id, amount, state } of part?.order?.refunds ?? [])
        if (state === "DUE") due.set(id, { id, amount, partId: part?.id ?? "", name: part?.number ?? "" });
  }
  return [...due.values()];
}
