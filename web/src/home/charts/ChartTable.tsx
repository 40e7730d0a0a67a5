import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

interface ChartTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly values: readonly string[];
  }[];
}

/** Names with their figures; scrolls sideways where it is narrow. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus (WCAG 2.1.1)
    <section className="chart-scroll" tabIndex={0} aria-label={t`Table: ${label}`}>
      <table className="chart-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, values }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
