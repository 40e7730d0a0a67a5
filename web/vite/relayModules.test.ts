import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { asModule } from "./relayModules.ts";

const named = new Set(["./names", "react"]);
const converted = (code: string) => asModule(code, (from) => named.has(from));

test("a file that exports names becomes a module that exports them", () => {
  expect(
    converted(`'use strict';

var Record = require('./one');
var _require = require('./names'),
  first = _require.first,
  second = _require.second;
module.exports = {
  first: first,
  Store: Record
};`),
  ).toBe(`'use strict';

import Record from "./one";
import { first as first, second as second } from "./names";
export { first as first, Record as Store };`);
});

test("parts of what is no list of names are read from it", () => {
  expect(
    converted(`var _require = require('./one'),
  create = _require.create;
module.exports = create;`),
  ).toBe(`import _require from "./one";
var create = _require.create;
export default create;`);
});

test("a part of a part keeps its whole", () => {
  expect(
    converted(`var _require = require('./names'),
  fetchQuery = _require.__internal.fetchQuery;
module.exports = fetchQuery;`),
  ).toBe(`import { __internal as _require__internal } from "./names";
var fetchQuery = _require__internal.fetchQuery;
export default fetchQuery;`);
});

test("no file of Relay's is left with a name that nothing declares", () => {
  const { resolve } = createRequire(import.meta.url);
  const files = ["relay-runtime", "react-relay"].flatMap((name) =>
    globSync(`${dirname(resolve(name))}/lib/{store,query,util,mutations,network,relay-hooks}/**/*.js`),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const hasNames of [true, false]) {
    for (const file of files) {
      const module = asModule(readFileSync(file, "utf8"), () => hasNames);
      const used = new Set([...module.matchAll(/\b(_require\d*)\./g)].map(([, name = ""]) => name));
      const undeclared = [...used].filter(
        (name) => !module.includes(` ${name} =`) && !module.includes(` ${name} from`),
      );
      expect({ file, undeclared }).toEqual({ file, undeclared: [] });
    }
  }
});

test("Babel's helpers are taken as modules, without the wrapper around a default", () => {
  expect(
    converted(`var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault")["default"];
var _spread2 = _interopRequireDefault(require("@babel/runtime/helpers/objectSpread2"));
module.exports = (0, _spread2["default"])({}, {});`),
  ).toBe(`
import _spread2 from "@babel/runtime/helpers/esm/objectSpread2";
export default (0, _spread2)({}, {});`);
});

test("a file that passes another one on does so as a module", () => {
  expect(converted("module.exports = require('./names');")).toBe('export * from "./names";');
  expect(converted("module.exports = require('./one');")).toBe('export { default } from "./one";');
});

test("feature flags are written out, so that branches that are switched off fall away", () => {
  expect(converted("if (RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY) one();")).toBe("if (true) one();");
  expect(converted("var level = RelayFeatureFlags.STRING_INTERN_LEVEL;")).toBe("var level = 0;");
  expect(converted("RelayFeatureFlags.OF_TOMORROW;")).toBe("RelayFeatureFlags.OF_TOMORROW;");
});
