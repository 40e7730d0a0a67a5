import { Skeleton } from "./Skeleton.tsx";
import type { Alignment } from "./TableHeader.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import "./Table.css";
import "./TableCards.css";

export interface TableSkeletonProps {
  /** What a screen reader hears ("Loading products"). */
  label: string;
  /** The real table's columns, so that nothing moves when the rows arrive. */
  columns: readonly { id: string; width?: number; align?: Alignment; isPinned?: boolean }[];
  rows?: number;
  minWidth?: number;
}

// Bars of one length look like a drawing of bars; lengths that differ look like text.
const lengths = [72, 54, 84, 46, 66, 60, 78];

/** The shape of a table whose rows are on their way. */
export function TableSkeleton({ label, columns, rows = 5, minWidth = 720 }: TableSkeletonProps) {
  return (
    <div className="ui-table-scroll" data-loading>
      <VisuallyHidden isStatus>{label}</VisuallyHidden>
      <table className="ui-table" aria-hidden style={{ "--table-min-width": `${minWidth}px` }}>
        <thead>
          <tr>
            {columns.map(({ id, width, align, isPinned }) => (
              <th
                key={id}
                className="ui-column"
                data-align={align}
                data-pinned={isPinned || undefined}
                style={{ "--column-width": width === undefined ? "auto" : `${width}px` }}
              >
                <span className="ui-column-content">
                  <Skeleton width="48%" height={10} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowNames(rows).map((name, row) => (
            <tr key={name} className="ui-row">
              {columns.map(({ id, align, isPinned }, column) => (
                <td key={id} className="ui-cell" data-align={align} data-pinned={isPinned || undefined}>
                  <span className="ui-column-content">
                    <Skeleton width={`${lengths[(row * 3 + column) % lengths.length]}%`} height={12} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowNames(count: number): string[] {
  return Array.from({ length: count }, (_, row) => `row ${row}`);
}
