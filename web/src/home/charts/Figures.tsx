import { useLingui } from "@lingui/react/macro";
import { CircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { graphql, useFragment } from "react-relay";
import type { Figures_report$key } from "#/__generated__/Figures_report.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Popover } from "#/ui/Popover.tsx";
import { changeOf } from "./change.ts";
import { useChangeText } from "./useChangeText.ts";

interface FiguresProps {
  readonly reportKey: Figures_report$key;
  readonly actions: ReactNode;
}

/** Six figures of a period, each with its change against the one before and with what it means. */
export function Figures({ reportKey, actions }: FiguresProps) {
  const { t } = useLingui();
  const { count, money, percentage, moment, day } = useFormats();
  const changeText = useChangeText();
  const report = useFragment(
    graphql`
      fragment Figures_report on SalesReport @throwOnFieldError {
        asOf
        previousFrom
        previousTo
        totals {
          orders
          units
          sales
          averageOrder
          cancelledPercent
          returnedPercent
        }
        previous {
          orders
          units
          sales
          averageOrder
          cancelledPercent
          returnedPercent
        }
      }
    `,
    reportKey,
  );
  const { totals, previous } = report;
  const inPercent = (value: string | null | undefined) => (value ? percentage(value) : "–");
  const amount = (value: string | null | undefined) => (value ? money(value) : "–");
  const figures = [
    {
      name: t`Sales`,
      value: money(totals.sales),
      change: changeText(changeOf(totals.sales, previous?.sales)),
      meaning: t`What was ordered on these days in India, with tax, less what was cancelled before its invoice.`,
    },
    {
      name: t`Orders`,
      value: count(totals.orders),
      change: changeText(changeOf(totals.orders, previous?.orders)),
      meaning: t`Orders that were placed on these days in India, cancelled ones too.`,
    },
    {
      name: t`Average order`,
      value: amount(totals.averageOrder),
      change: changeText(changeOf(totals.averageOrder, previous?.averageOrder)),
      meaning: t`Sales divided by the orders that were not cancelled whole.`,
    },
    {
      name: t`Pieces`,
      value: count(totals.units),
      change: changeText(changeOf(totals.units, previous?.units)),
      meaning: t`Pieces that were ordered, without those cancelled before the invoice.`,
    },
    {
      name: t`Cancelled`,
      value: inPercent(totals.cancelledPercent),
      change: t`Before: ${inPercent(previous?.cancelledPercent)}`,
      meaning: t`How many of a hundred orders were cancelled whole.`,
    },
    {
      name: t`Returned`,
      value: inPercent(totals.returnedPercent),
      change: t`Before: ${inPercent(previous?.returnedPercent)}`,
      meaning: t`Credit notes of these days, in per cent of sales.`,
    },
  ];
  const [first, last] = [
    day(`${report.previousFrom}T12:00:00+05:30`),
    day(`${report.previousTo}T12:00:00+05:30`),
  ];
  return (
    <Card
      title={t`Figures`}
      description={
        first === last
          ? t`Compared with ${first}. As of ${moment(report.asOf)}.`
          : t`Compared with ${first} to ${last}. As of ${moment(report.asOf)}.`
      }
      actions={actions}
      padding="none"
    >
      <dl className="chart-figures">
        {figures.map(({ name, value, change, meaning }) => (
          <div key={name}>
            <dt>
              {name}
              <DialogTrigger>
                <IconButton icon={CircleQuestionMark} size="small" label={t`What is ${name}?`} />
                <Popover placement="top">
                  <Dialog className="chart-meaning" aria-label={name}>
                    {meaning}
                  </Dialog>
                </Popover>
              </DialogTrigger>
            </dt>
            <dd className="chart-figure">{value}</dd>
            <dd className="chart-change">{change}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
