import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { ChartTable } from "./ChartTable.tsx";

interface ChartCardProps {
  readonly title: string;
  /** The message of the chart in a sentence. */
  readonly message: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
  readonly children: ReactNode;
}

/** A chart with its sentence; the same as a table on a press. */
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
        <ChartTable
          label={title}
          columns={columns}
          rows={rows.map(([name, ...values]) => ({ id: name, name, values }))}
        />
      ) : (
        children
      )}
    </Card>
  );
}
