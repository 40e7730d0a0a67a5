import { expect, test } from "vitest";
import { isIgstUnusual, withIgst } from "./taxes.ts";

const none = { cgst: Number.NaN, sgst: Number.NaN, igst: Number.NaN };

test("IGST follows CGST and SGST until it is something else, exact to two decimals", () => {
  expect(withIgst(none, { cgst: 9 })).toEqual({ cgst: 9 });
  expect(withIgst({ ...none, cgst: 9 }, { sgst: 9 })).toEqual({ sgst: 9, igst: 18 });
  expect(withIgst({ cgst: 9, sgst: 9, igst: 18 }, { sgst: 2.45 })).toEqual({ sgst: 2.45, igst: 11.45 });
  expect(withIgst({ cgst: 0.1, sgst: 0.1, igst: 0.2 }, { sgst: 0.2 })).toEqual({ sgst: 0.2, igst: 0.3 });
  expect(withIgst({ cgst: 9, sgst: 9, igst: 12 }, { sgst: 6 })).toEqual({ sgst: 6 });
  expect(withIgst({ cgst: 9, sgst: 9, igst: 18 }, { sgst: Number.NaN })).toEqual({ sgst: Number.NaN });
});

test("only an IGST that is filled in and is not the sum is unusual", () => {
  expect(isIgstUnusual({ cgst: 9, sgst: 9, igst: 18 })).toBe(false);
  expect(isIgstUnusual({ cgst: 9, sgst: 9, igst: 12 })).toBe(true);
  expect(isIgstUnusual({ cgst: 9, sgst: 9, igst: Number.NaN })).toBe(false);
  expect(isIgstUnusual({ cgst: Number.NaN, sgst: 9, igst: 12 })).toBe(false);
});
