import { expect, test } from "vitest";
import { withGstin } from "./gstinFollowers.ts";
import { newVendor } from "./vendorForm.ts";

const codes = ["KA", "MH"];
const karnataka = "29ABCDE1234F1ZW";
const maharashtra = "27AAPFU0939F1ZV";

test("PAN and state follow a whole GSTIN, and the next one after it", () => {
  const first = { ...newVendor, ...withGstin(newVendor, karnataka, codes) };
  expect([first.panNumber, first.address.provinceCode]).toEqual(["ABCDE1234F", "KA"]);
  const second = { ...first, ...withGstin(first, maharashtra, codes) };
  expect([second.panNumber, second.address.provinceCode]).toEqual(["AAPFU0939F", "MH"]);
});

test("nothing follows from half a GSTIN, and no state that the form does not offer", () => {
  expect(withGstin(newVendor, "29ABCDE", codes)).toEqual({ gstinNumber: "29ABCDE" });
  expect(withGstin(newVendor, karnataka, ["MH"])).toEqual({
    gstinNumber: karnataka,
    panNumber: "ABCDE1234F",
  });
});

test("what somebody typed or chose stays", () => {
  const typed = {
    ...newVendor,
    panNumber: "ZZZZZ9999Z",
    address: { ...newVendor.address, provinceCode: "MH" },
  };
  expect(withGstin(typed, karnataka, codes)).toEqual({ gstinNumber: karnataka });
});
