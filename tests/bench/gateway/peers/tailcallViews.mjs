import { createServer } from "node:http";
import { login, poolCalls } from "./access.mjs";
import { readsOver } from "./reads.mjs";
import {
  brand,
  category,
  categoryPage,
  databaseIdOf,
  imagePage,
  product,
  productPage,
  seller,
  variantPage,
} from "./records.mjs";

// tailcallViews.mjs <port> <REST address>: Tailcall cannot make ids, cursors and pages out of records, so its upstream hands
// it records that have them already. Asked once for each path; the fixture remembers the responses.
const [portText, base] = process.argv.slice(2);
const reads = readsOver(poolCalls(base, await login(base))());

const list = (parameters, name = "ids") => parameters.getAll(name);
const keyed = (name, keys, make) => keys.map((key, at) => ({ [name]: key, ...make(at) }));

const views = {
  async products(company, parameters) {
    const first = Number(parameters.get("first"));
    return productPage(await reads.products(company, first), first);
  },
  async product(_none, parameters) {
    const [record] = await reads.productsById([databaseIdOf(parameters.get("id"))]);
    return product(record);
  },
  async level1(company, parameters) {
    const first = Number(parameters.get("first"));
    const { body, total } = await reads.level1(company, first);
    return categoryPage(body, first, total);
  },
  async brands(_none, parameters) {
    const keys = list(parameters);
    const records = await reads.brands(keys);
    return keyed("brandId", keys, (at) => brand(records[at]));
  },
  async sellers(_none, parameters) {
    const keys = list(parameters);
    const records = await reads.sellers(keys);
    return keyed("sellerId", keys, (at) => seller(records[at]));
  },
  async categories(_none, parameters) {
    const keys = list(parameters);
    const records = await reads.categories(keys);
    const paths = await Promise.all(records.map((record) => reads.categories(category(record).ancestors)));
    return keyed("categoryKey", keys, (at) => {
      const own = category(records[at]);
      return { ...own, path: [...paths[at].map(category), own] };
    });
  },
  async variants(_none, parameters) {
    const keys = list(parameters);
    const records = await reads.variants(keys);
    return keyed("databaseId", keys, (at) => variantPage(records[at], Number(parameters.get("first"))));
  },
  async images(_none, parameters) {
    const keys = list(parameters);
    const records = await reads.images(keys);
    return keyed("databaseId", keys, (at) => imagePage(records[at], Number(parameters.get("first"))));
  },
  async level2(_none, parameters) {
    const keys = list(parameters);
    const records = await reads.level2(keys);
    return keyed("databaseId", keys, (at) => categoryPage(records[at], Number(parameters.get("first"))));
  },
  async level3(_none, parameters) {
    const keys = list(parameters);
    const records = await reads.level3(keys);
    return keyed("databaseId", keys, (at) => categoryPage(records[at], Number(parameters.get("first"))));
  },
  async rename(_none, _parameters, { id, name }) {
    return { brand: brand(await reads.renameBrand(databaseIdOf(id), name)) };
  },
};

async function answer(request) {
  const url = new URL(request.url, "http://localhost");
  const [, , view, argument] = url.pathname.split("/");
  const chunks = await request.toArray();
  const body = chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString());
  return JSON.stringify(await views[view](argument, url.searchParams, body));
}

createServer((request, response) => {
  answer(request).then(
    (text) => response.setHeader("content-type", "application/json").end(text),
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(portText), "127.0.0.1", () =>
  console.log(`The upstream of Tailcall listens on ${portText}`),
);
