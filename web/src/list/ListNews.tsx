import { Trans, useLingui } from "@lingui/react/macro";
import type { KeyType } from "react-relay/ReactRelayTypes";
import { Button } from "#/ui/Button.tsx";
import { focusRows } from "./focusRows.ts";
import type { ListDeclaration } from "./listDeclaration.ts";
import { useListNews } from "./useListNews.ts";

interface ListNewsProps<Key extends KeyType, Facts> {
  readonly list: ListDeclaration<Key, Facts>;
  readonly rows: readonly { readonly id: string }[];
  readonly address: string;
  /** Whether nothing filters the list: else nobody knows whether a new record belongs to it, and that is said. */
  readonly isWhole: boolean;
}

/** "New: 3 products", with a button that shows them. It stands in the row over the list, so that no row moves. */
export function ListNews<Key extends KeyType, Facts>({
  list,
  rows,
  address,
  isWhole,
}: ListNewsProps<Key, Facts>) {
  const { t } = useLingui();
  const { deleted, show, ...news } = useListNews(list.row, rows, address);
  const created = list.takesNew === false ? 0 : news.created;
  return (
    <output className="list-news">
      {created > 0 && (
        <span>
          {isWhole ? (
            <Trans>New: {list.texts.count({ totalCount: created })}</Trans>
          ) : (
            <Trans>New, perhaps not in this search: {list.texts.count({ totalCount: created })}</Trans>
          )}
        </span>
      )}
      {deleted > 0 && (
        <span>
          <Trans>Deleted: {list.texts.count({ totalCount: deleted })}</Trans>
        </span>
      )}
      {created + deleted > 0 && (
        <Button
          size="small"
          onPress={({ target }) => {
            show();
            focusRows(target);
          }}
        >{t`Show`}</Button>
      )}
    </output>
  );
}
