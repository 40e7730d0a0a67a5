import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { FulfilmentCountsType } from "../fulfilment/counts.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { encodeNodeId, idOfType, isRestId } from "../graphql/nodeId.ts";
import { isMissing } from "../rest/error.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { ViewerType } from "../session/viewer.ts";
import { type Days, daysOf, type Period } from "./period.ts";
import { type Figures, type Sales, salesRecord } from "./record.ts";

const mayReadReports = (user: SessionUser): boolean => allows(user, "REPORT_READ");

const PeriodEnum = builder.enumType("SalesPeriod", {
  description: "Days up to today in India.",
  values: {
    TODAY: { description: "Today, compared with yesterday." },
    LAST_7_DAYS: { description: "Seven days with today, compared with the seven before." },
    LAST_30_DAYS: { description: "Thirty days with today, compared with the thirty before." },
    LAST_90_DAYS: { description: "Ninety days with today, compared with the ninety before." },
    FINANCIAL_YEAR: {
      description: "Since the first of April, compared with the same days of the year before.",
    },
  } as const,
});

const paise = (amount: string): bigint => BigInt(amount.replace(".", ""));

/** Half up to the paisa. */
const divided = (amount: string, by: number): string => {
  const whole = (paise(amount) * 2n + BigInt(by)) / (2n * BigInt(by));
  return `${whole / 100n}.${String(whole % 100n).padStart(2, "0")}`;
};

/** With two decimals, half up; null of nothing. */
const percent = (part: bigint, whole: bigint): string | null => {
  if (whole === 0n) return null;
  const hundredths = (part * 20_000n + whole) / (2n * whole);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
};

const FiguresType = builder.objectRef<Figures>("SalesFigures").implement({
  readBy: mayReadReports,
  description: "What was sold in some days. An order belongs to the day in India on which it was placed.",
  fields: (t) => ({
    orders: t.exposeInt("orders", {
      description: "Orders that were placed; of a location those with a part of it.",
    }),
    units: t.exposeInt("units", {
      description: "Pieces that were ordered, without those cancelled before the invoice.",
    }),
    sales: t.expose("sales_amount", {
      type: "Decimal",
      description: "What was ordered with tax, less what was cancelled before its invoice.",
    }),
    taxable: t.expose("taxable_amount", { type: "Decimal", description: "The same without tax." }),
    averageOrder: t.field({
      type: "Decimal",
      nullable: true,
      description: "Sales divided by the orders that were not cancelled whole; null without one.",
      resolve: ({ sales_amount, kept_orders }) =>
        kept_orders === 0 ? null : divided(sales_amount, kept_orders),
    }),
    cancelledPercent: t.field({
      type: "Decimal",
      nullable: true,
      description:
        "How many of a hundred orders were cancelled whole, with two decimals; null without an order.",
      resolve: ({ orders, kept_orders }) => percent(BigInt(orders - kept_orders), BigInt(orders)),
    }),
    returned: t.expose("returned_amount", {
      type: "Decimal",
      description: "Credit notes of these days with tax, whenever the goods were ordered.",
    }),
    returnedPercent: t.field({
      type: "Decimal",
      nullable: true,
      description: "Returned in per cent of sales, with two decimals; null without sales.",
      resolve: ({ returned_amount, sales_amount }) => percent(paise(returned_amount), paise(sales_amount)),
    }),
  }),
});

type Day = Sales["days"][number];

const DayType = builder.objectRef<Day>("SalesDay").implement({
  readBy: mayReadReports,
  description: "Sales of a day in India.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date", description: "The day." }),
    orders: t.exposeInt("orders", { description: "As in `SalesFigures`." }),
    sales: t.expose("sales_amount", { type: "Decimal", description: "As in `SalesFigures`." }),
    taxable: t.expose("taxable_amount", { type: "Decimal", description: "As in `SalesFigures`." }),
  }),
});

const ProductType = builder.objectRef<Sales["products"][number]>("ProductSales").implement({
  readBy: mayReadReports,
  description: "Sales of a product, without its share of what was cancelled before the invoice.",
  fields: (t) => ({
    productId: t.id({
      description: "The product; it may be gone by now.",
      resolve: ({ prod_id }) => encodeNodeId("Product", prod_id),
    }),
    name: t.exposeString("prod_name", { description: "Its name." }),
    units: t.exposeInt("units", { description: "Pieces." }),
    sales: t.expose("sales_amount", { type: "Decimal", description: "With tax." }),
    previousUnits: t.exposeInt("compared_units", { description: "Pieces in the days before." }),
    previousSales: t.expose("compared_sales", {
      type: "Decimal",
      description: "With tax in the days before.",
    }),
  }),
});

const SellerType = builder.objectRef<Sales["sellers"][number]>("SellerSales").implement({
  readBy: mayReadReports,
  description: "Sales of a location.",
  fields: (t) => ({
    sellerId: t.id({
      description: "The location.",
      resolve: ({ seller_id }) => encodeNodeId("Seller", seller_id),
    }),
    name: t.exposeString("business_name", { description: "Its name." }),
    orders: t.exposeInt("orders", { description: "Orders with a part of it." }),
    sales: t.expose("sales_amount", { type: "Decimal", description: "With tax." }),
    acceptMinutes: t.exposeInt("accept_minutes", {
      nullable: true,
      description: "Half of its parts of orders were accepted within so many minutes; null when none was.",
    }),
    latePercent: t.field({
      type: "Decimal",
      nullable: true,
      description: "How many of a hundred parts of orders became late, with two decimals.",
      resolve: ({ late_parts, parts }) => percent(BigInt(late_parts), BigInt(parts)),
    }),
    cancelledPercent: t.field({
      type: "Decimal",
      nullable: true,
      description: "How many of a hundred orders were cancelled whole at it, with two decimals.",
      resolve: ({ orders, kept_orders }) => percent(BigInt(orders - kept_orders), BigInt(orders)),
    }),
  }),
});

const StockLeftType = builder.objectRef<Sales["stock"][number]>("StockLeft").implement({
  readBy: mayReadReports,
  description: "How much is left of a product on sale.",
  fields: (t) => ({
    productId: t.id({
      description: "The product.",
      resolve: ({ prod_id }) => encodeNodeId("Product", prod_id),
    }),
    name: t.exposeString("prod_name", { description: "The product's name." }),
    variantName: t.exposeString("varient_name", {
      nullable: true,
      description: "The variant's name; null for a product with a single price.",
    }),
    quantity: t.exposeInt("stock_quantity", { description: "Pieces that are left." }),
    isLow: t.boolean({
      description: "Whether it is low.",
      resolve: ({ stock_quantity, low_stock_at }) => stock_quantity <= low_stock_at,
    }),
    daysLeft: t.int({
      nullable: true,
      description:
        "For so many whole days it lasts at the pace of the last 30 days; null when none was sold in them.",
      resolve: ({ stock_quantity, sold_30_days }) =>
        sold_30_days === 0 ? null : Math.min(Math.floor((stock_quantity * 30) / sold_30_days), 2_147_483_647),
    }),
  }),
});

interface Report extends Sales {
  readonly period: Period;
  readonly asked: Days;
  readonly before: Days;
}

/** A leap year; and the days of two, which are compared. */
const mostDays = 366;
const mostSellers = 100;

const ReportType = builder.objectRef<Report>("SalesReport").implement({
  readBy: mayReadReports,
  description:
    "What was sold in some days, and in those before. Exact: days that are over are kept and reckoned anew when something changes for them; today is read from the orders.",
  fields: (t) => ({
    period: t.expose("period", { type: PeriodEnum, description: "Which days were asked for." }),
    asOf: t.expose("as_of", { type: "DateTime", description: "When it was read." }),
    from: t.field({ type: "Date", description: "The first day.", resolve: ({ asked }) => asked.from }),
    to: t.field({ type: "Date", description: "The last day: today.", resolve: ({ asked }) => asked.to }),
    previousFrom: t.field({
      type: "Date",
      description: "The first of the days before.",
      resolve: ({ before }) => before.from,
    }),
    previousTo: t.field({
      type: "Date",
      description: "The last of the days before.",
      resolve: ({ before }) => before.to,
    }),
    totals: t.expose("totals", { type: FiguresType, description: "Of all the days together." }),
    previous: t.field({
      type: FiguresType,
      nullable: true,
      description: "Of all the days before.",
      resolve: ({ compared }) => compared?.totals ?? null,
    }),
    days: t.field({
      type: [DayType],
      most: mostDays,
      description: "Each day, the first one first, also those without an order.",
      resolve: ({ days }) => [...days],
    }),
    previousDays: t.field({
      type: [DayType],
      most: mostDays,
      description: "Each of the days before.",
      resolve: ({ compared }) => [...(compared?.days ?? [])],
    }),
    topProducts: t.field({
      type: [ProductType],
      most: 20,
      description:
        "The ten that brought most, what brought most first, and after them what is among the ten with most pieces.",
      resolve: ({ products }) => [...products],
    }),
    sellers: t.field({
      type: [SellerType],
      most: mostSellers,
      description: `The locations that sold something, what brought most first; at most ${mostSellers}.`,
      resolve: ({ sellers }) => sellers.slice(0, mostSellers),
    }),
    states: t.expose("states", {
      type: FulfilmentCountsType,
      nullable: true,
      description: "How many parts of orders stand where now. Null without `ORDER_READ`.",
    }),
    stock: t.field({
      type: [StockLeftType],
      most: 10,
      description: "The ten counts of which least is left.",
      resolve: ({ stock }) => [...stock],
    }),
  }),
});

/** Null without the right to it, for a location that is not the viewer's, and where the service has no reports. */
async function loadReport(
  context: Context,
  user: SessionUser,
  period: Period,
  location: string | null,
): Promise<Report | null> {
  if (!mayReadReports(user)) return null;
  const wanted = location === null ? user.sellerId : idOfType("Seller", location);
  if (location !== null && (wanted === null || !isRestId(wanted))) return null;
  if (user.sellerId !== null && wanted !== user.sellerId) return null;
  const { days, before } = daysOf(period);
  try {
    const { body } = await context.rest.get({
      template: "/v1/companyReport/sales/{id}",
      params: { id: user.companyId },
      query: {
        from: days.from,
        to: days.to,
        compare_from: before.from,
        compare_to: before.to,
        ...(wanted !== null && { seller_id: wanted }),
      },
    });
    return { ...decodeRecord(salesRecord, body), period, asked: days, before };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

builder.objectField(ViewerType, "salesReport", (t) =>
  t.field({
    type: ReportType,
    nullable: true,
    description:
      "What the company has sold, of a location's people what their location has. Null without `REPORT_READ`, for another location than a location's people's own, and when the service has no reports.",
    args: {
      period: t.arg({
        type: PeriodEnum,
        required: true,
        defaultValue: "LAST_30_DAYS",
        description: "Which days.",
      }),
      sellerId: t.arg.id({
        description: "Only this location of the company.",
        extensions: { names: "Seller" },
      }),
    },
    resolve: (viewer, { period, sellerId }, context) => loadReport(context, viewer, period, sellerId ?? null),
  }),
);
