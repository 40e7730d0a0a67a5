import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { useLocale } from "react-aria-components/I18nProvider";
import { IconButton } from "./IconButton.tsx";
import { pageSteps } from "./pageSteps.ts";
import { plainLocale } from "./plainLocale.ts";
import { Select } from "./Select.tsx";
import "./Pagination.css";

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  pageSize: number;
  /** 5, 10 and 25 by Document 1 §2, and 50. */
  pageSizes?: readonly number[];
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
  texts: {
    /** Name of the navigation landmark ("Pages of products"). */
    label: string;
    previous: string;
    next: string;
    /** Name of a page's button ("Page 3"). */
    page: (page: number) => string;
    pageSize: string;
  };
  /** "21–30 of 128 products", from the catalogue. */
  count?: ReactNode;
}

const defaultPageSizes = [5, 10, 25, 50];

/** Where a list stands and how to go on. Rows a page, count, and pages by number. */
export function Pagination({
  page,
  pageCount,
  pageSize,
  pageSizes = defaultPageSizes,
  onPageChange,
  onPageSizeChange,
  texts,
  count,
}: PaginationProps) {
  const numbers = new Intl.NumberFormat(plainLocale(useLocale().locale));
  return (
    <div className="ui-pagination">
      <Select
        label={texts.pageSize}
        placeholder=""
        layout="inline"
        size="small"
        options={pageSizes.map((size) => ({ id: String(size), label: numbers.format(size) }))}
        value={String(pageSize)}
        onChange={(size) => onPageSizeChange(Number(size))}
      />
      {count && <div className="ui-pagination-count">{count}</div>}
      <nav className="ui-pagination-pages" aria-label={texts.label}>
        <IconButton
          icon={ChevronLeft}
          isMirrored
          label={texts.previous}
          size="small"
          isDisabled={page <= 1}
          onPress={() => onPageChange(page - 1)}
        />
        <ol>
          {pageSteps(page, pageCount).map((step) => (
            <li key={step}>
              {typeof step === "number" ? (
                <Button
                  className="ui-page"
                  aria-label={texts.page(step)}
                  {...(step === page ? { "aria-current": "page" } : {})}
                  onPress={() => onPageChange(step)}
                >
                  {numbers.format(step)}
                </Button>
              ) : (
                <span className="ui-page-gap">…</span>
              )}
            </li>
          ))}
        </ol>
        <IconButton
          icon={ChevronRight}
          isMirrored
          label={texts.next}
          size="small"
          isDisabled={page >= pageCount}
          onPress={() => onPageChange(page + 1)}
        />
      </nav>
    </div>
  );
}
