import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";

interface ChartCardProps {
  readonly title: string;
  /** The message of the chart in a sentence. */
  readonly message: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
  readonly children: ReactNode;
}

/** A chart with its sentence; the same as a table on a press, and on paper. */
export function ChartCard({ title, message, columns, rows, children }: ChartCardProps) {
  const { t } = useLingui();
  const [isTable, setIsTable] = useState(false);
  return (
    <Card
      title={title}
      description={message}
      actions={
        <Button size="small" onPress={() => setIsTable(!isTable)}>
          {isTable ? t`Show as a chart` : t`Show as a table`}
        </Button>
      }
    >
      {isTable ? (
        <div className="chart-scroll" tabIndex={0} role="group" aria-label={title}>
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
              {rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={columns[index + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        children
      )}
    </Card>
  );
}
