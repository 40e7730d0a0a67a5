import { Plural, useLingui } from "@lingui/react/macro";
import { useFormats } from "#/i18n/useFormats.ts";
import { Pagination } from "#/ui/Pagination.tsx";
import { type ListAddress, offsetOf } from "./listAddress.ts";
import { pageCount } from "./listChange.ts";

interface ListPagesProps {
  /** Name of the pages for screen readers: "Pages of products". */
  readonly label: string;
  readonly list: Pick<ListAddress, "page" | "pageSize">;
  readonly pageSizes: readonly number[];
  readonly totalCount: number;
  /** Rows on the screen. */
  readonly shownCount: number;
  readonly onChange: (change: { page?: number; pageSize?: number }) => void;
}

/** The foot of a list: rows a page, "6–10 of 42", and the pages by number. */
export function ListPages({ label, list, pageSizes, totalCount, shownCount, onChange }: ListPagesProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const from = count(Math.min(offsetOf(list) + 1, totalCount));
  const to = count(Math.min(offsetOf(list) + shownCount, totalCount));
  const total = count(totalCount);
  return (
    <Pagination
      page={list.page}
      pageCount={pageCount(totalCount, list.pageSize)}
      pageSize={list.pageSize}
      pageSizes={pageSizes}
      onPageChange={(page) => onChange({ page })}
      onPageSizeChange={(pageSize) => onChange({ pageSize })}
      count={<Plural value={totalCount} _0="No rows" one="1 row" other={`${from}–${to} of ${total}`} />}
      texts={{
        label,
        previous: t`Previous page`,
        next: t`Next page`,
        page: (page) => t`Page ${page}`,
        pageSize: t`Rows a page`,
      }}
    />
  );
}
