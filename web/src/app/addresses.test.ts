// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { addresses } from "./addresses.ts";

const source = resolve(import.meta.dirname, "..");
// Samples of the design system, which may import nothing of the app.
const samples = "ui/gallery/";

/** Each address, or one under it, as a text of code, whatever its case, with or without the slash or hash sign before it. */
const spelled = Object.values(addresses)
  .flatMap((address) => (typeof address === "string" ? address : Object.values(address)))
  .filter((address) => address !== addresses.start)
  .map((address) => {
    // One word alone may be anything else.
    const isWord = address.lastIndexOf("/") === 0;
    return isWord
      ? new RegExp(`["'\`]#?${address}(?=["'\`?])`, "gi")
      : new RegExp(`["'\`]#?/?${address.slice(1)}(?=["'\`/?$])`, "gi");
  });

/** The addresses that a module spells itself. */
function addressesIn(code: string): string[] {
  const text = code.replaceAll(/\b(?:from|import)\s*\(?\s*"[^"]*"|\/\*[^]*?\*\/|\/\/ .*/g, "");
  return spelled.flatMap((address) => text.match(address) ?? []).map((found) => found.slice(1));
}

test("an address is found, however a module writes it", () => {
  const code = `
    import { useDraft } from "#/form/useDraft.ts";
    /** Leads to \`/master/Viewbrand\`. */
    // Not "/master/Viewmanu".
    const routes = [{ path: "master/viewBrand" }, { path: "/advance" }, { path: "form" }];
    export const Page = ({ id }) => <Link href={\`/master/ViewProduct/\${id}\`} to="#/auth/login?next=" form="error" />;
  `;
  expect(addressesIn(code).toSorted()).toEqual([
    "#/auth/login",
    "/advance",
    "/master/ViewProduct",
    "master/viewBrand",
  ]);
});

test("no other module spells an address", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
    (file) => !/__generated__|\.test\.|^app\/addresses\.ts$/.test(file) && !file.startsWith(samples),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.map((file) => [file, addressesIn(readFileSync(join(source, file), "utf8"))] as const);
  expect(Object.fromEntries(found.filter(([, texts]) => texts.length > 0))).toEqual({});
});
