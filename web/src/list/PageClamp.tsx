import { useEffect, useEffectEvent } from "react";
import { pageCount } from "./listChange.ts";

interface PageClampProps {
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
  readonly onChange: (change: { page: number }) => void;
}

/** Leaves a page that has no rows any more, after a deletion or by an old link, for the last one that has. */
export function PageClamp({ page, pageSize, totalCount, onChange }: PageClampProps) {
  const last = pageCount(totalCount, pageSize);
  const leave = useEffectEvent(() => onChange({ page: last }));
  useEffect(() => {
    if (page > last) leave();
  }, [page, last]);
  return null;
}
