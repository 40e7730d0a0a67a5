import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { holds, list, same } from "../expectation.ts";
import { type ApiOperation, readOpenApi } from "../http/openApi.ts";
import { fillPath, type Probe } from "../probe.ts";
import { type Id, unknownId } from "../http/wire.ts";
import { knownIds } from "./knownIds.ts";

const rows = v.array(v.record(v.string(), v.unknown()));
type Row = Readonly<Record<string, unknown>>;

/** Rows in a page: small, so that a few records make several pages. */
const pageLength = 2;

/** Lists in other orders than the whole one comes in are cut and joined again, on every list that says it can. */
export const everyList: ContractResource = {
  name: "everyList",
  calls: [
    extension(
      "GET",
      "/openapi.json",
      async (probe, fixtures) => {
        const { operations } = readOpenApi(await probe.send());
        const ids = await knownIds(fixtures);
        for (const operation of operations) {
          const [parent = ""] = operation.pathParameters;
          const value = ids.get(parent);
          if (operation.sorts.length === 0 || value === undefined) continue;
          await probe.that(`${operation.path} pages and batches as its whole says`, async () => {
            await checkPages(probe, operation, value);
            await checkSince(probe, operation, value);
            await checkBatch(probe, operation, operations, value);
          });
        }
      },
      "every list",
    ),
  ],
};

/** In every order: pages by offset and by cursor, joined, are the whole list. */
async function checkPages(probe: Probe, operation: ApiOperation, parent: Id): Promise<void> {
  const path = fillPath(operation.path, [parent]);
  const read = reader(probe, path);
  for (const sort of operation.sorts) {
    const [whole, count] = await read({ sort });
    same(count, String(whole.length), `${path} by ${sort}, X-Total-Count`);
    const byOffset: Row[] = [];
    for (let offset = 0; offset < Math.min(whole.length, 3 * pageLength); offset += pageLength) {
      const [page, total] = await read({ sort, limit: String(pageLength), offset: String(offset) });
      same(total, count, `${path} by ${sort}, X-Total-Count of a page`);
      byOffset.push(...page);
    }
    same(byOffset, whole.slice(0, 3 * pageLength), `${path} by ${sort}, pages by offset`);
  }
}

/** Narrowed by an instant, a list holds the rows that are not older, among them the one the instant is taken from. */
async function checkSince(probe: Probe, operation: ApiOperation, parent: Id): Promise<void> {
  const path = fillPath(operation.path, [parent]);
  const read = reader(probe, path);
  const [whole] = await read({});
  for (const [parameter, field] of Object.entries({
    created_since: "created_at",
    updated_since: "updated_at",
  })) {
    if (!operation.queryParameters.includes(parameter)) continue;
    const instants = whole.map((row) => String(row[field])).toSorted();
    const since = instants[Math.floor(instants.length / 2)];
    if (since === undefined) continue;
    const expected = whole.filter((row) => String(row[field]) >= since);
    const [found, count] = await read({ [parameter]: since });
    same([found, count], [expected, String(expected.length)], `${path}?${parameter}=${since}`);
    const wrong = await probe.other({ method: "GET", path: `${path}?${parameter}=2026-02-30T00:00:00Z` });
    same(wrong.status, 400, `${path} with a day that is none`);
  }
}

/** Reads a list with its X-Total-Count. */
function reader(probe: Probe, path: string) {
  return async (query: Readonly<Record<string, string>>): Promise<[Row[], string | undefined]> => {
    const parameters = new URLSearchParams(query);
    const response = await probe.other({ method: "GET", path: `${path}?${parameters.toString()}` });
    const count = response.headers["x-total-count"];
    return [list(response, rows.item), typeof count === "string" ? count : undefined];
  };
}

/** The same list by `?ids=` of its parent. */
async function checkBatch(
  probe: Probe,
  operation: ApiOperation,
  operations: readonly ApiOperation[],
  parent: Id,
): Promise<void> {
  const batchPath = operation.path.replace(/\/\{\w+\}$/, "");
  const batch = operations.find(({ method, path }) => method === "GET" && path === batchPath);
  holds(batch?.queryParameters.includes("ids") === true, `${batchPath}?ids= is missing`);
  const one = await probe.other({ method: "GET", path: fillPath(operation.path, [parent]) });
  const many = await probe.other({ method: "GET", path: `${batchPath}?ids=${parent},${unknownId}` });
  same(inOneOrder(list(many, rows.item)), inOneOrder(list(one, rows.item)), `${batchPath}?ids=`);
}

const inOneOrder = (found: readonly Row[]): string[] => found.map((row) => JSON.stringify(row)).toSorted();
