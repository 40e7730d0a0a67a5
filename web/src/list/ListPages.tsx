import { Plural, useLingui } from "@lingui/react/macro";
import { useFormats } from "#/i18n/useFormats.ts";
import { Pagination } from "#/ui/Pagination.tsx";
import { type ListAddress, offsetOf } from "./listAddress.ts";
import { Button } from "#/ui/Button.tsx";
import { pageCount } from "./listChange.ts";
import { isLongerOffered, noteLonger } from "./longerPage.ts";

/** Rows of a page that fills the screen. */
const longer = 25;

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
  const offersLonger =
    list.pageSize < longer && totalCount > list.pageSize && pageSizes.includes(longer) && isLongerOffered();
  const resize = (pageSize: number) => {
    noteLonger();
    onChange({ pageSize });
  };
  return (
    <Pagination
      page={list.page}
      pageCount={pageCount(totalCount, list.pageSize)}
      pageSize={list.pageSize}
      pageSizes={pageSizes}
      onPageChange={(page) => onChange({ page })}
      onPageSizeChange={resize}
      count={
        <>
          <span>
            <Plural value={totalCount} _0="No rows" one="1 row" other={`${from}–${to} of ${total}`} />
          </span>
          {offersLonger && (
            <Button size="small" variant="quiet" onPress={() => resize(longer)}>
              {t`Show ${count(longer)}`}
            </Button>
          )}
        </>
      }
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
