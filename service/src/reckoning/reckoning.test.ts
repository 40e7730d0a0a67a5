import { iso31662 } from "iso-3166";
import { describe, expect, test } from "vitest";
import { type FrozenLine, less, reckonLine, reckonLines } from "./fulfilment.ts";
import { gstStateOf, isUnionTerritory, stateOfGstin } from "./gstStates.ts";
import { fromPaise, type Paise, spread, sumOf, toPaise } from "./paise.ts";
import { type PricedProduct, priceLines, type WantedLine } from "./priceLines.ts";
import { placeOfSupply, sumOfAmounts, type Supply, taxKindOf, type TaxKind } from "./taxes.ts";

const day = "2026-11-23";
const rates = (cgst: string, sgst: string, igst: string) => ({ cgst, sgst, igst });
const low = rates("2.5", "2.5", "5");
const high = rates("9", "9", "18");

const product = (prod_id: number, given: Partial<PricedProduct> = {}): PricedProduct => ({
  prod_id,
  rates: low,
  discount_percentage: null,
  enable_special_offer: false,
  special_offer_percentage: null,
  special_offer_start_date: null,
  special_offer_end_date: null,
  special_offer_infinite: false,
  enable_volume_discounts: false,
  slabs: [],
  bundles: [],
  ...given,
});
const catalogue = (...products: PricedProduct[]) => new Map(products.map((each) => [each.prod_id, each]));
const want = (prod_id: number, quantity: number, list: string, gift = "0"): WantedLine => ({
  prod_id,
  quantity,
  list_price: toPaise(list),
  gift_price: toPaise(gift),
});
const printed = (amounts: Iterable<Paise>) => [...amounts].map(fromPaise);
/** What is credited for pieces that come back after the invoice: their line keeps its part of the delivery charge. */
const creditOf = (line: FrozenLine, quantity: number, share: Paise, kind: TaxKind) =>
  less(
    reckonLine(line, share, kind),
    reckonLine({ ...line, quantity: line.quantity - quantity }, share, kind),
  );

/** The products of the specification's order: one with three discounts, one that is cheaper with it, a plain one. */
const offered = catalogue(
  product(1, {
    discount_percentage: "10",
    enable_special_offer: true,
    special_offer_percentage: "30",
    enable_volume_discounts: true,
    slabs: [
      { from: 5, percentage: "2" },
      { from: 10, percentage: "3" },
    ],
    bundles: [{ prod_id: 2, percentage: "20" }],
  }),
  product(2, { rates: high }),
  product(3, { rates: high }),
);
const basket = [want(1, 10, "199.99", "30"), want(2, 2, "150"), want(3, 1, "150")];

/** The lines as they are bought. */
const frozen = (wanted: readonly WantedLine[], products = offered): FrozenLine[] =>
  priceLines(wanted, products, day).map(({ wanted: place, quantity, unit_price }) => ({
    unit_price,
    quantity,
    gift_price: wanted[place]?.gift_price ?? 0n,
    rates: products.get(wanted[place]?.prod_id ?? 0)?.rates ?? low,
  }));

describe("the price of a piece", () => {
  test("is lowered by product discount, offer and slab, each from what the one before left", () => {
    const [line] = priceLines(basket, offered, day);
    expect(line?.price_steps.map(({ kind, unit_price }) => [kind, fromPaise(unit_price)])).toEqual([
      ["product_discount", "179.99"],
      ["special_offer", "125.99"],
      ["volume_discount", "122.21"],
    ]);
  });

  test("has the offer from its first day to its last, both included", () => {
    const limited = product(1, {
      enable_special_offer: true,
      special_offer_percentage: "50",
      special_offer_start_date: "2026-11-20",
      special_offer_end_date: "2026-11-25",
    });
    const on = (when: string, given: Partial<PricedProduct> = {}) =>
      fromPaise(
        priceLines([want(1, 1, "10")], catalogue({ ...limited, ...given }), when)[0]?.unit_price ?? 0n,
      );
    expect(["2026-11-19", "2026-11-20", "2026-11-25", "2026-11-26"].map((when) => on(when))).toEqual([
      "10.00",
      "5.00",
      "5.00",
      "10.00",
    ]);
    expect(on("2030-01-01", { special_offer_infinite: true })).toBe("5.00");
    expect(on("2026-11-22", { enable_special_offer: false })).toBe("10.00");
  });

  test("counts all pieces of a product for its slab, over its variants", () => {
    const lines = priceLines([want(1, 4, "100"), want(1, 6, "200")], offered, day);
    expect(lines.map(({ price_steps }) => price_steps.at(-1)?.percentage)).toEqual(["3", "3"]);
  });

  test("is the bundle's for as many pieces as there are of the other product", () => {
    const lines = priceLines([want(1, 2, "199.99"), want(2, 1, "150"), want(2, 5, "100")], offered, day);
    expect(
      lines.map(({ wanted, quantity, bundle_of, unit_price }) => [
        wanted,
        quantity,
        bundle_of,
        fromPaise(unit_price),
      ]),
    ).toEqual([
      [0, 2, null, "125.99"],
      [1, 1, 0, "120.00"],
      [2, 4, null, "100.00"],
      [2, 1, 0, "80.00"],
    ]);
  });

  test("in a bundle is the product's own where that is lower, and the highest percentage comes first", () => {
    const several = catalogue(
      product(1, { bundles: [{ prod_id: 3, percentage: "10" }] }),
      product(2, { bundles: [{ prod_id: 3, percentage: "40" }] }),
      product(3, { discount_percentage: "25" }),
    );
    const lines = priceLines([want(1, 1, "10"), want(2, 1, "10"), want(3, 3, "100")], several, day);
    expect(
      lines
        .slice(2)
        .map(({ quantity, bundle_of, unit_price }) => [quantity, bundle_of, fromPaise(unit_price)]),
    ).toEqual([
      [1, null, "75.00"],
      [1, 1, "60.00"],
      [1, 0, "75.00"],
    ]);
  });
});

describe("the taxes", () => {
  const supply: Supply = {
    supplierState: "29",
    deliveryMode: "delivery",
    shippingState: "29",
    customerState: null,
    pickupState: null,
    isRegisteredBuyer: false,
  };

  test.each<[string, Partial<Supply>, string | null, string]>([
    ["delivered within the state", {}, "29", "intra"],
    ["delivered to another state", { shippingState: "27" }, "27", "inter"],
    [
      "fetched by a registered buyer of another state",
      { deliveryMode: "pickup", customerState: "27", pickupState: "29", isRegisteredBuyer: true },
      "29",
      "intra",
    ],
    [
      "fetched by a customer of another state",
      { deliveryMode: "pickup", customerState: "27", pickupState: "29" },
      "27",
      "inter",
    ],
    ["fetched by a customer whose state nobody knows", { deliveryMode: "pickup" }, "29", "intra"],
    ["sold without a registration", { supplierState: null }, "29", "none"],
  ])("of what is %s", (_what, given, place, kind) => {
    const of = { ...supply, ...given };
    expect([placeOfSupply(of), taxKindOf(of)]).toEqual([place, kind]);
  });
});

describe("the order of the specification", () => {
  const lines = frozen(basket);
  const charge = toPaise("50");

  test("comes to 2112.24 within the state and across", () => {
    const within = reckonLines(lines, charge, "intra");
    expect(printed(within.map(({ delivery_share }) => delivery_share))).toEqual(["39.80", "6.28", "3.92"]);
    expect(printed(within.map(({ taxable_amount }) => taxable_amount))).toEqual([
      "1561.90",
      "246.28",
      "153.92",
    ]);
    const { cgst_amount, sgst_amount, igst_amount, total } = sumOfAmounts(within);
    expect(printed([cgst_amount, sgst_amount, igst_amount, total])).toEqual([
      "75.07",
      "75.07",
      "0.00",
      "2112.24",
    ]);
    const across = reckonLines(lines, charge, "inter");
    expect(printed(across.map((line) => line.igst_amount))).toEqual(["78.10", "44.33", "27.71"]);
    expect(fromPaise(sumOfAmounts(across).total)).toBe("2112.24");
  });

  test("amounts below nothing have their sign in front, and are read as they are written", () => {
    const amounts = [-1n, -10n, -50n, -100n, -123_456n, 0n, 5n];
    expect(printed(amounts)).toEqual(["-0.01", "-0.10", "-0.50", "-1.00", "-1234.56", "0.00", "0.05"]);
    expect(printed(amounts).map(toPaise)).toEqual(amounts);
  });

  test("less four pieces before the invoice spreads the delivery charge again", () => {
    const left = lines.map((line, index) => (index === 0 ? { ...line, quantity: 6 } : line));
    const after = reckonLines(left, charge, "intra");
    expect(printed(after.map(({ delivery_share }) => delivery_share))).toEqual(["35.04", "9.21", "5.75"]);
    const before = sumOfAmounts(reckonLines(lines, charge, "intra")).total;
    expect(fromPaise(sumOfAmounts(after).total)).toBe("1473.58");
    expect(fromPaise(before - sumOfAmounts(after).total)).toBe("638.66");
  });

  test("taken back piece by piece after the invoice comes to what was invoiced", () => {
    const [whole] = lines;
    if (whole === undefined) throw new Error("There is no line");
    const share = toPaise("39.80");
    let line = whole;
    const credits = [4, 3, 3].map((quantity) => {
      const credit = creditOf(line, quantity, share, "intra").total;
      line = { ...line, quantity: line.quantity - quantity };
      return credit;
    });
    expect(printed(credits)).toEqual(["639.28", "479.47", "479.45"]);
    const delivery = reckonLine(line, share, "intra").total;
    expect(fromPaise(delivery)).toBe("41.80");
    expect(fromPaise(sumOf([...credits, delivery]))).toBe("1640.00");
  });
});

test("every state of India has its GST code, and a registration is of the state of its first two digits", () => {
  const states = iso31662.filter(({ parent }) => parent === "IN").map(({ code }) => code.slice(3));
  const found = states.map(gstStateOf);
  expect(found).not.toContain(null);
  expect(new Set(found).size).toBe(36);
  expect([gstStateOf("KA"), gstStateOf("mh"), gstStateOf("XX"), gstStateOf(null)]).toEqual([
    "29",
    "27",
    null,
    null,
  ]);
  expect(["29AAACR4849R1ZL", "25AAACR4849R1ZL", "", null].map(stateOfGstin)).toEqual([
    "29",
    null,
    null,
    null,
  ]);
  expect(states.filter((state) => isUnionTerritory(gstStateOf(state) ?? ""))).toEqual([
    "AN",
    "CH",
    "DH",
    "LA",
    "LD",
  ]);
});

test("what is spread adds up, and equal remainders favour the first", () => {
  expect(spread(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
  expect(spread(5n, [0n, 3n, 0n])).toEqual([0n, 5n, 0n]);
  expect(spread(5n, [0n, 0n])).toEqual([3n, 2n]);
  expect(spread(0n, [7n, 1n])).toEqual([0n, 0n]);
});

test("of 10,000 random orders every sequence of returns adds up to what was invoiced, and takes back never more", () => {
  // A generator of its own, so that a failure can be seen again.
  let state = 20261123;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const kinds = ["intra", "inter", "none"] as const;
  for (let order = 0; order < 10_000; order += 1) {
    const kind = kinds[below(3)] ?? "none";
    const lines: FrozenLine[] = Array.from({ length: 1 + below(5) }, () => ({
      unit_price: BigInt(below(1_000_000)),
      gift_price: BigInt(below(2) * below(10_000)),
      quantity: 1 + below(40),
      rates: [low, high, rates("0", "0", "0"), rates("1.25", "1.25", "2.5")][below(4)] ?? low,
    }));
    const reckoned = reckonLines(lines, BigInt(below(100_000)), kind);
    const invoiced = sumOfAmounts(reckoned).total;
    let credited = 0n;
    const left = lines.map((line) => ({ ...line }));
    for (;;) {
      const open = left.flatMap((line, index) => (line.quantity > 0 ? [index] : []));
      const index = open[below(open.length)];
      if (index === undefined) break;
      const line = left[index];
      if (line === undefined) break;
      const quantity = 1 + below(line.quantity);
      const { total } = creditOf(line, quantity, reckoned[index]?.delivery_share ?? 0n, kind);
      expect(total).toBeGreaterThanOrEqual(0n);
      credited += total;
      left[index] = { ...line, quantity: line.quantity - quantity };
    }
    const shares = left.map(
      (line, index) => reckonLine(line, reckoned[index]?.delivery_share ?? 0n, kind).total,
    );
    expect(credited + sumOf(shares)).toBe(invoiced);
  }
});
