import { expect, test } from "vitest";
import { savedParts } from "../../bff/src/product/dayParts.ts";
import { readDiscounts } from "../../bff/src/product/discounts.ts";
import { reckonPrice } from "../../bff/src/product/priceExample.ts";
import { reckonLines } from "../../service/src/reckoning/fulfilment.ts";
import { fromPaise, toPaise } from "../../service/src/reckoning/paise.ts";
import { priceLines } from "../../service/src/reckoning/priceLines.ts";

/** Numbers that look random and are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const below = numbers(20_261_123);
const decimal = (most: number) => fromPaise(BigInt(below(most * 100 + 1)));
const maybe = <T>(value: T): T | null => (below(4) === 0 ? null : value);
const day = () => `2026-11-${String(1 + below(30)).padStart(2, "0")}`;

/** A product's prices, as the service keeps them. */
function randomProduct() {
  const [slab1, slab2, slab3] = [1 + below(5), 6 + below(10), 16 + below(30)];
  const gst = decimal(14);
  return {
    product_price: decimal(20_000),
    discount_percentage: maybe(decimal(100)),
    enable_special_offer: below(3) > 0,
    special_offer_percentage: maybe(decimal(100)),
    special_offer_start_date: maybe(day()),
    special_offer_end_date: maybe(day()),
    special_offer_infinite: below(2) === 0,
    enable_bundle_discounts: false,
    enable_volume_discounts: below(3) > 0,
    slab1_gte: slab1,
    slab2_gte: slab2,
    slab3_gte: maybe(slab3),
    slab4_gte: maybe(50),
    slab1_disc_percentage: decimal(20),
    slab2_disc_percentage: decimal(40),
    slab3_disc_percentage: maybe(decimal(60)),
    slab4_disc_percentage: maybe(decimal(100)),
    rates: { cgst: gst, sgst: gst, igst: decimal(28) },
  };
}

type RandomProduct = ReturnType<typeof randomProduct>;

/** What the service writes into an order of so many pieces. */
function ordered(product: RandomProduct, quantity: number, on: string) {
  const slabs = ([1, 2, 3, 4] as const).map((slab) => ({
    from: product[`slab${slab}_gte`],
    percentage: product[`slab${slab}_disc_percentage`],
  }));
  const list_price = toPaise(product.product_price);
  const [line] = priceLines(
    [{ prod_id: 1, quantity, list_price, gift_price: 0n }],
    new Map([[1, { ...product, prod_id: 1, slabs, bundles: [] }]]),
    on,
  );
  const unit_price = line?.unit_price ?? 0n;
  const frozen = { unit_price, gift_price: 0n, quantity, rates: product.rates };
  const [within] = reckonLines([frozen], 0n, "intra");
  const [across] = reckonLines([frozen], 0n, "inter");
  return {
    steps: (line?.price_steps ?? []).map((step) => ({
      kind: step.kind.toUpperCase(),
      percentage: step.percentage,
      unitPrice: fromPaise(step.unit_price),
    })),
    unitPrice: fromPaise(unit_price),
    amount: fromPaise(within?.taxable_amount ?? 0n),
    cgst: fromPaise(within?.cgst_amount ?? 0n),
    sgst: fromPaise(within?.sgst_amount ?? 0n),
    igst: fromPaise(across?.igst_amount ?? 0n),
    totalWithinState: fromPaise(within?.total ?? 0n),
    totalAcrossStates: fromPaise(across?.total ?? 0n),
  };
}

test("of 1,000 products the service orders what the gateway's worked example says, to the paisa", () => {
  for (let made = 0; made < 1000; made += 1) {
    const product = randomProduct();
    const [quantity, on] = [1 + below(80), day()];
    const example = reckonPrice(
      {
        ...savedParts(on, { discounts: readDiscounts(product) }),
        listPrice: product.product_price,
        ...product.rates,
        bundledAmount: null,
      },
      quantity,
    );
    expect(example, `product ${made}`).toMatchObject(ordered(product, quantity, on));
  }
});
