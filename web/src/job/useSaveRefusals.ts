import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { useSaveRefusalsQuery } from "#/__generated__/useSaveRefusalsQuery.graphql";
import { saveTable } from "#/ui/saveTable.ts";
import { messageReader } from "#/relay/messageReader.ts";
import { NotifierContext } from "#/relay/Notifier.ts";

const query = graphql`
  query useSaveRefusalsQuery($id: ID!, $cursor: String) {
    node(id: $id) {
      ... on Job {
        rows(outcome: [REFUSED, STALE, NOT_FOUND], first: 100, after: $cursor) {
          nodes {
            productId
            name
            message
            messageCode
            messageParams
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  }
`;

/** Gives all that a job was refused as a file: each record with the reason. */
export function useSaveRefusals(id: string): readonly [save: () => Promise<void>, isSaving: boolean] {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const [isSaving, setIsSaving] = useState(false);
  const readPage = (cursor: string | null) =>
    fetchQuery<useSaveRefusalsQuery>(environment, query, { id, cursor }).toPromise();
  const readAll = async () => {
    const read = await messageReader();
    const rows: string[][] = [];
    let cursor: string | null = null;
    do {
      const data: Awaited<ReturnType<typeof readPage>> = await readPage(cursor);
      const { nodes = [], pageInfo = null } = data?.node?.rows ?? {};
      for (const { productId, name, message, messageCode, messageParams } of nodes)
        rows.push([productId ?? "", name, read(message ?? "", messageCode, messageParams)]);
      cursor = pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    } while (cursor !== null);
    return rows;
  };
  const save = async () => {
    setIsSaving(true);
    try {
      saveTable("refused.csv", [[t`Id`, t`Name`, t`Reason`], ...(await readAll())]);
    } catch (error) {
      notifier.failure(t`The file could not be prepared.`, error instanceof Error ? error : undefined);
    } finally {
      setIsSaving(false);
    }
  };
  return [save, isSaving];
}
