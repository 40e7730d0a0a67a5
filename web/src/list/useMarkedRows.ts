import { useEffect, useMemo } from "react";
import { useSavedRecord } from "#/form/savedRecord.ts";

/** The ids of the rows to point at: those that were added, and the one that was saved last. The newest of them is brought into sight. */
export function useMarkedRows(added: readonly string[]): readonly string[] {
  const saved = useSavedRecord();
  const marked = useMemo(() => (saved === null ? added : [...added, saved]), [added, saved]);
  const last = marked.at(-1);
  useEffect(() => {
    if (last === undefined) return undefined;
    // Rows are drawn a moment after the table.
    const frame = requestAnimationFrame(() => {
      const row = document.querySelector(`.ui-row[data-key="${CSS.escape(last)}"]`);
      if (row === null) return;
      const { top, bottom } = row.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) row.scrollIntoView({ block: "center" });
    });
    return () => cancelAnimationFrame(frame);
  }, [last]);
  return marked;
}
