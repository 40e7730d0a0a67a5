import { afterEach, expect, test, vi } from "vitest";
import { allowEmptyHtml } from "./trustedHtml.ts";

afterEach(() => vi.unstubAllGlobals());

test("the default policy lets nothing but emptiness become HTML", () => {
  const createPolicy = vi.fn<NonNullable<Window["trustedTypes"]>["createPolicy"]>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  allowEmptyHtml();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe("default");
  expect(rules?.createHTML?.("")).toBe("");
  expect(rules?.createHTML?.("<b>bold</b>")).toBeNull();
});

test("a browser without trusted types needs nothing", () => {
  vi.stubGlobal("trustedTypes", undefined);
  expect(allowEmptyHtml).not.toThrow();
});
