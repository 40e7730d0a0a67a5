import type { Connection } from "../http/context.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { letter } from "../mail/letter.ts";
import type { Mail } from "../mail/outbox.ts";
import { fulfilmentStatuses } from "../order/words.ts";
import { rupees } from "../reckoning/paise.ts";
import { dayAfter } from "../report/days.ts";
import { readSales } from "../report/sales.ts";
import { readTodos, type Todo } from "../report/todo.ts";
import { counted, dayInWords, todoWords, waitedFor } from "./words.ts";

/** Whose summary it is. */
export interface SummaryReader {
  readonly account_id: number;
  readonly company_po_id: number;
  /** Their location; null for who is of the company. */
  readonly seller_id: number | null;
  readonly first_name: string;
  readonly business_name: string;
  readonly permissions: readonly string[];
}

type Sales = Awaited<ReturnType<typeof readSales>>;

/**
 * What home would answer a person this morning, as far as their role and location let them see it: the same figures, read by the same
 * queries. Undefined when there is nothing to say.
 * @param day the day in India that begins
 */
export async function contentOf(
  db: Connection,
  reader: SummaryReader,
  { day, now, publicUrl }: { readonly day: string; readonly now: Date; readonly publicUrl: string },
): Promise<Pick<Mail, "subject" | "body" | "list_unsubscribe"> | undefined> {
  const { company_po_id: company, seller_id: seller, permissions } = reader;
  const found = await readTodos(db, { company, seller, account: reader.account_id });
  const todos = found.filter(({ needs }) => needs === null || permissions.includes(needs));
  const yesterday = dayAfter(day, -1);
  const before = dayAfter(day, -2);
  const sales = permissions.includes("REPORT_READ")
    ? await readSales(db, {
        company,
        seller,
        days: { from: yesterday, to: yesterday },
        compared: { from: before, to: before },
      })
    : null;
  const stock = sales === null ? [] : lowStock(sales);
  const isSold = sales !== null && hasSales(sales.totals);
  if (todos.length === 0 && !isSold && stock.length === 0) return undefined;
  const settings = consoleLink(publicUrl, "notifications");
  return {
    subject: `Daily summary, ${dayInWords(day)}`,
    list_unsubscribe: settings,
    body: letter(
      reader.first_name,
      `this is how ${oneLine(reader.business_name)} stands this morning.`,
      ...(todos.length === 0
        ? ["To do: nothing waits."]
        : [section("To do:", todos, todoLine(now, publicUrl))]),
      ...(sales === null ? [] : salesOf(sales, yesterday)),
      ...(sales === null || !permissions.includes("ORDER_READ") ? [] : statesOf(sales)),
      ...(stock.length === 0 ? [] : [section("Little is left of:", stock, (line) => line)]),
      `Home: ${consoleLink(publicUrl, "home")}`,
      `You get this mail each morning because you turned it on. Turn it off here: ${settings}`,
    ),
  };
}

const section = <T>(title: string, rows: readonly T[], line: (row: T) => string): string =>
  [title, ...rows.map((row) => `- ${line(row)}`)].join("\n");

/** A name may not look like lines of the mail. */
const oneLine = (name: string): string => name.replaceAll(/\s+/g, " ");

const todoLine =
  (now: Date, publicUrl: string) =>
  ({ kind, count, oldest_at }: Todo): string => {
    const { one, more, page, query } = todoWords[kind];
    const waited = oldest_at === null ? null : waitedFor(oldest_at, now);
    const age = waited === null ? "" : count === 1 ? `, for ${waited}` : `, the oldest for ${waited}`;
    return `${count === 1 ? one : more(count)}${age}: ${consoleLink(publicUrl, page, query)}`;
  };

const hasSales = ({ orders, returned_amount }: Sales["totals"]): boolean =>
  orders > 0 || returned_amount !== "0.00";

/** What was sold yesterday and the day before; nothing when neither was anything. */
function salesOf({ totals, compared }: Sales, yesterday: string): string[] {
  const { orders, kept_orders, units, sales_amount, returned_amount } = totals;
  const cancelled = orders - kept_orders;
  const before = compared?.totals;
  if (!hasSales(totals) && (before === undefined || !hasSales(before))) return [];
  const lines = [
    `Sales of ${dayInWords(yesterday)}:`,
    `- ${rupees(sales_amount)} with tax, ${counted(orders, "order")}, ${counted(units, "piece")}`,
    ...(cancelled > 0 ? [`- ${counted(cancelled, "order")} cancelled`] : []),
    ...(returned_amount === "0.00" ? [] : [`- ${rupees(returned_amount)} returned`]),
    ...(before === undefined
      ? []
      : [`- The day before: ${rupees(before.sales_amount)}, ${counted(before.orders, "order")}`]),
  ];
  return [lines.join("\n")];
}

const stateWords = {
  pending: "to accept",
  accepted: "to pack",
  packed: "to despatch",
  ready: "ready to be collected",
  out: "on their way",
  delivered: "delivered",
  returned: "returned",
  cancelled: "cancelled",
} as const;

/** Where the orders stand now, if there is any. */
function statesOf({ states }: Sales): string[] {
  const some = fulfilmentStatuses.filter((status) => states[status] > 0);
  return some.length === 0
    ? []
    : [`Orders now: ${some.map((status) => `${states[status]} ${stateWords[status]}`).join(", ")}.`];
}

const lowStock = ({ stock }: Sales): string[] =>
  stock
    .filter(({ stock_quantity, low_stock_at }) => stock_quantity <= low_stock_at)
    .map(({ prod_name, varient_name, stock_quantity }) =>
      oneLine(`${[prod_name, varient_name].filter((name) => name !== null).join(", ")}: ${stock_quantity}`),
    );
