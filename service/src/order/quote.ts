import type { Connection } from "../http/context.ts";
import { businessToday } from "../http/contactField.ts";
import { HttpError, notFound } from "../http/httpError.ts";
import { type FrozenLine, type ReckonedLine, reckonLines } from "../reckoning/fulfilment.ts";
import { gstStateOf, stateOfGstin } from "../reckoning/gstStates.ts";
import { choosePickup } from "../pickupPoint/availability.ts";
import { fromPaise, percentOf, sumOf, toPaise, type Paise } from "../reckoning/paise.ts";
import { type PricedLine, priceLines } from "../reckoning/priceLines.ts";
import { type Amounts, placeOfSupply, sumOfAmounts, taxKindOf, type TaxKind } from "../reckoning/taxes.ts";
import type { OrderBody } from "./body.ts";
import { type Goods, type Problems, pricedProduct, readGoods, wantedLines } from "./goods.ts";
import { mostParts } from "./words.ts";

/** A line with all that is kept of it. */
export interface QuotedLine extends PricedLine, ReckonedLine {
  readonly sent: OrderBody["lines"][number];
  readonly list_price: Paise;
  readonly frozen: FrozenLine;
}

/** The part of an order that one location sends. */
export interface QuotedPart {
  readonly seller_id: number;
  readonly tax_kind: TaxKind;
  readonly supplier_state: string | null;
  readonly place_of_supply: string | null;
  readonly delivery_charge: Paise;
  readonly commission_percentage: string;
  readonly commission_amount: Paise;
  readonly lines: readonly QuotedLine[];
  readonly amounts: Amounts;
}

/** An order with its prices, before anything is written. */
export interface Quote {
  readonly body: OrderBody;
  readonly goods: Goods;
  readonly placed_at: Date;
  readonly parts: readonly QuotedPart[];
  readonly total: Paise;
}

/** 999,999,999,999.99, in paise: what can still be written out to the paisa. */
const mostTotal = 99_999_999_999_999n;

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Prices an order and says everything that is wrong with it at once.
 * @throws HttpError 404 for an unknown company, 422 with a message at the path of each field
 */
export async function quote(db: Connection, sent: OrderBody, now = new Date()): Promise<Quote> {
  const company = await db
    .selectFrom("company")
    .select("signup_process_over")
    .where("company_po_id", "=", sent.company_po_id)
    .executeTakeFirst();
  if (company === undefined) throw notFound("Company");
  const goods = await readGoods(db, sent);
  const { wanted, problems } = wantedLines(sent, goods);
  if (!company.signup_process_over)
    problems.set("company_po_id", "The company has not finished its registration");
  const placed_at = sent.placed_at === null ? now : new Date(sent.placed_at);
  if (placed_at.getTime() > now.getTime() + 5 * minute || placed_at.getTime() < now.getTime() - 30 * day)
    problems.set("placed_at", "Must be within the last 30 days");
  if (sent.promised_date !== null && sent.promised_date < businessToday(placed_at))
    problems.set("promised_date", "Must not be before the day of the order");
  checkAddress(sent, problems);
  const places = new Set(wanted.map(({ prod_id }) => goods.products.get(prod_id)?.seller_id));
  if (places.size > mostParts) problems.set("lines", `An order has at most ${mostParts} parts`);
  const pickup =
    sent.delivery_mode === "pickup" ? await choosePickup(db, sent, placed_at, places.size) : undefined;
  if (pickup !== undefined && "problem" in pickup) problems.set(pickup.field, pickup.problem);
  const pickupState = pickup !== undefined && "stateshort" in pickup ? pickup.stateshort : null;
  const body = {
    ...withBilling(sent),
    pickup_point_id: sent.delivery_mode === "pickup" ? sent.pickup_point_id : null,
    ...(pickup !== undefined && "promised_date" in pickup && { promised_date: pickup.promised_date }),
  };
  for (const [index, { seller_id }] of sent.delivery_charges.entries())
    if (!places.has(seller_id))
      problems.set(`delivery_charges.${index}.seller_id`, "No line of the order is of this location");
  if (problems.size > 0) throw refused(problems);

  const products = new Map(
    [...goods.products].map(([id, product]) => [id, pricedProduct(product, goods.bundles)]),
  );
  const priced =
    body.price_source === "given"
      ? givenPrices(body, problems)
      : priceLines(wanted, products, businessToday(placed_at));
  if (problems.size > 0) throw refused(problems);
  const parts = await partsOf(db, { body, goods, wanted, products, priced, pickupState });
  const total = sumOf(parts.map(({ amounts }) => amounts.total));
  if (total > mostTotal) throw refused(new Map([["lines", "The total is more than an order can have"]]));
  if (body.expected_total !== null && toPaise(body.expected_total) !== total)
    throw refused(new Map([["expected_total", `The total is ${fromPaise(total)}`]]));
  return { body, goods, placed_at, parts, total };
}

/** All that is wrong, in one response; its message is the first. */
function refused(problems: Problems): HttpError {
  const [first = ""] = problems.values();
  return new HttpError(422, first, Object.fromEntries(problems));
}

/** Without an address of its own the invoice is for where the goods go. */
function withBilling(body: OrderBody): OrderBody {
  if (body.billing_area_name !== null || body.billing_zip !== null || body.billing_stateshort !== null)
    return body;
  return {
    ...body,
    billing_addressline1: body.shipping_addressline1,
    billing_addressline2: body.shipping_addressline2,
    billing_street_no: body.shipping_street_no,
    billing_street_name: body.shipping_street_name,
    billing_area_name: body.shipping_area_name,
    billing_region_name: body.shipping_region_name,
    billing_zip: body.shipping_zip,
    billing_stateshort: body.shipping_stateshort,
    billing_statelong: body.shipping_statelong,
    billing_country: body.shipping_country,
    billing_countryshort: body.shipping_countryshort,
  };
}

function checkAddress(body: OrderBody, problems: Problems): void {
  for (const field of ["shipping_stateshort", "billing_stateshort"] as const)
    if (body[field] !== null && gstStateOf(body[field]) === null)
      problems.set(field, "Is not a state of India");
  if (body.delivery_mode === "pickup") return;
  const needed = [
    ["shipping_area_name", "Area is required"],
    ["shipping_zip", "Zip is required"],
    ["shipping_stateshort", "State is required"],
  ] as const;
  for (const [field, message] of needed) if (body[field] === null) problems.set(field, message);
}

/** The prices of the storefront as they are: every line must have one. */
function givenPrices({ lines }: OrderBody, problems: Problems): PricedLine[] {
  return lines.map(({ quantity, unit_price }, wanted) => {
    if (unit_price === null) problems.set(`lines.${wanted}.unit_price`, "unit_price is required");
    return { wanted, quantity, bundle_of: null, price_steps: [], unit_price: toPaise(unit_price ?? "0") };
  });
}

interface Priced {
  readonly body: OrderBody;
  readonly goods: Goods;
  readonly wanted: ReturnType<typeof wantedLines>["wanted"];
  readonly products: ReadonlyMap<number, ReturnType<typeof pricedProduct>>;
  readonly priced: readonly PricedLine[];
  /** Where it is collected, for an order that is. */
  readonly pickupState: string | null;
}

/** The lines by location, each with its taxes and its part of the location's delivery charge. */
async function partsOf(db: Connection, given: Priced): Promise<QuotedPart[]> {
  const { body, goods, wanted, products, priced, pickupState } = given;
  const sellerOf = (place: number) => goods.products.get(wanted[place]?.prod_id ?? 0)?.seller_id ?? 0;
  const sellerIds = [...new Set(priced.map((line) => sellerOf(line.wanted)))];
  const sellers = await db
    .selectFrom("seller")
    .select(["seller_id", "gstin_number", "comm_percentage"])
    .where("seller_id", "in", sellerIds)
    .execute();
  return sellerIds.flatMap((seller_id) => {
    const seller = sellers.find((one) => one.seller_id === seller_id);
    if (seller === undefined) return [];
    const supply = {
      supplierState: stateOfGstin(seller.gstin_number),
      deliveryMode: body.delivery_mode,
      shippingState: gstStateOf(body.shipping_stateshort),
      customerState: gstStateOf(body.billing_stateshort),
      pickupState: gstStateOf(pickupState),
      isRegisteredBuyer: body.customer_gstin !== null,
    };
    const tax_kind = taxKindOf(supply);
    const own = priced.flatMap((line) => {
      const [from, sent] = [wanted[line.wanted], body.lines[line.wanted]];
      const rates = products.get(from?.prod_id ?? 0)?.rates;
      if (from === undefined || sent === undefined || rates === undefined) return [];
      if (sellerOf(line.wanted) !== seller_id) return [];
      const { quantity, unit_price } = line;
      return [
        {
          line,
          sent,
          list_price: from.list_price,
          frozen: { quantity, unit_price, gift_price: from.gift_price, rates },
        },
      ];
    });
    const delivery_charge = sumOf(
      body.delivery_charges
        .filter((charge) => charge.seller_id === seller_id)
        .map(({ amount }) => toPaise(amount)),
    );
    const reckoned = reckonLines(
      own.map(({ frozen }) => frozen),
      delivery_charge,
      tax_kind,
    );
    const lines = own.flatMap(({ line, ...rest }, index): QuotedLine[] => {
      const amounts = reckoned[index];
      return amounts === undefined ? [] : [{ ...line, ...rest, ...amounts }];
    });
    const amounts = sumOfAmounts(lines);
    return [
      {
        seller_id,
        tax_kind,
        supplier_state: supply.supplierState,
        place_of_supply: placeOfSupply(supply),
        delivery_charge,
        commission_percentage: seller.comm_percentage,
        commission_amount: percentOf(amounts.taxable_amount - delivery_charge, seller.comm_percentage),
        lines,
        amounts,
      },
    ];
  });
}
