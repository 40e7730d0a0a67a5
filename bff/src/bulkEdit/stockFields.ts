import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { type InputFields, inputType } from "../graphql/inputFields.ts";
import { switchRule } from "../product/rules.ts";

const StockChangeModeEnum = builder.enumType("StockChangeMode", {
  description: "How a new count follows from the old one.",
  values: {
    SET: { description: "It is so many." },
    ADD: { description: "So many more, or with a minus less; refused of what is not counted." },
  } as const,
});

const countRange = "Must be a whole number from 0 to 999999999";

const stockFields = {
  mode: {
    type: StockChangeModeEnum,
    required: true,
    description: "How.",
    rule: v.picklist(["SET", "ADD"]),
  },
  pieces: {
    type: "Int",
    required: true,
    description: "How many, to 999999999; to set 0 or more.",
    rule: v.pipe(
      v.number(),
      v.integer(countRange),
      v.minValue(-999_999_999, countRange),
      v.maxValue(999_999_999, countRange),
    ),
  },
} satisfies InputFields;

const ProductStockChangeInput = inputType("ProductStockChangeInput", "A change of many counts.", stockFields);

/** What becomes of the stock of many products. */
export const stockChangeFields = {
  count: {
    type: ProductStockChangeInput,
    description:
      "Another count for each, of products with variants for each open one; not together with `isAvailable`.",
    rule: v.nullish(
      v.pipe(
        v.object({ mode: stockFields.mode.rule, pieces: stockFields.pieces.rule }),
        v.forward(
          v.check(({ mode, pieces }) => mode === "ADD" || pieces >= 0, countRange),
          ["pieces"],
        ),
      ),
      null,
    ),
  },
  isAvailable: {
    type: "Boolean",
    description: "Whether their open variants can be ordered; a product without variants is refused.",
    rule: v.nullish(switchRule, null),
  },
} satisfies InputFields;
