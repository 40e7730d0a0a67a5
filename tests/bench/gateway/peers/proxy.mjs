import { createServer } from "node:http";
import { readsOver } from "./reads.mjs";
import { brand, category, cursorOf, databaseIdOf, image, product, seller, variant } from "./records.mjs";

// No GraphQL: each operation is a function that makes the calls our gateway makes and puts the response together by hand.
// What is possible at all with Node's server and this client.

const edges = (nodes) => ({ edges: nodes.map((node) => ({ node })) });
const pick = (record, names) => Object.fromEntries(names.map((name) => [name, record[name]]));
const unique = (values) => [...new Set(values)].filter((value) => value !== null);

async function byKey(keys, read) {
  const wanted = unique(keys);
  const records = wanted.length === 0 ? [] : await read(wanted);
  return new Map(wanted.map((key, at) => [key, records[at]]));
}

/** The keys of a product's category and of those above it: one call for all. */
function categoryKeys(record) {
  const levels = [1, 2, 3].filter((level) => record[`category${level}_id`]);
  return levels.map((level) => `${level}-${record[`category${level}_id`]}`);
}

function categoryOf(record, categories) {
  const path = categoryKeys(record).map((key) => category(categories.get(key)));
  const last = path.at(-1);
  return last
    ? { id: last.id, name: last.name, path: path.map(({ id, name, level }) => ({ id, name, level })) }
    : null;
}

const shortVariant = ({ id, shortName, price, isDefault, order }) => ({
  id,
  shortName,
  price,
  isDefault,
  order,
});

async function products(reads, company, { first, variants: count }) {
  const { body, total } = await reads.products(company, first);
  const rows = body.slice(0, first);
  const [brands, categories, variants] = await Promise.all([
    byKey(
      rows.map(({ prod_brand }) => prod_brand),
      reads.brands,
    ),
    byKey(rows.flatMap(categoryKeys), reads.categories),
    reads.variants(rows.map(({ prod_id }) => prod_id)),
  ]);
  const list = rows.map((record, at) => {
    const { id, name, sku, status, price, brandId } = product(record);
    return {
      cursor: cursorOf("prod_name", record.prod_name, record.prod_id),
      node: {
        id,
        name,
        sku,
        status,
        price,
        brand: brandId === null ? null : brand(brands.get(brandId)),
        category: categoryOf(record, categories),
        variants: edges(variants[at].slice(0, count).map((one) => shortVariant(variant(one)))),
      },
    };
  });
  const pageInfo = { hasNextPage: body.length > first, endCursor: list.at(-1)?.cursor ?? null };
  return { viewer: { products: { totalCount: total, pageInfo, edges: list } } };
}

async function tree(reads, company, { first, children: count }) {
  const { body, total } = await reads.level1(company, first);
  const level1 = body.slice(0, first);
  const level2 = await reads.level2(level1.map(({ level1_id }) => level1_id));
  const level3 = await byKey(
    level2.flat().map(({ level2_id }) => level2_id),
    reads.level3,
  );
  const row = ({ id, name, order }, children) =>
    children === undefined ? { id, name, order } : { id, name, order, children: edges(children) };
  const nodes = level1.map((one, at) =>
    row(
      category(one),
      level2[at].slice(0, count).map((two) =>
        row(
          category(two),
          level3
            .get(two.level2_id)
            .slice(0, count)
            .map((three) => row(category(three))),
        ),
      ),
    ),
  );
  return { viewer: { categories: { totalCount: total, ...edges(nodes) } } };
}

const facts =
  "id name sku status price model colour packing hsnCode cgst sgst igst countryOfOrigin description specifications giftWrappingPrice discountPercentage createdAt updatedAt".split(
    " ",
  );
const variantFacts =
  "id shortName longName sku price order isDefault giftWrappingEnabled giftWrappingPrice closed closedReason temporarilyUnavailable".split(
    " ",
  );

async function page(reads, _company, { id, variants: count }) {
  const record = await reads.productWithParts(databaseIdOf(id));
  const own = product(record);
  const { brand: named, seller: place, categories: path, images, variants } = record.included;
  const categories = new Map(path.map((one) => [`${one.level}-${one[`level${one.level}_id`]}`, one]));
  const node = {
    ...pick(own, facts),
    brand: named && brand(named),
    seller: seller(place),
    category: categoryOf(record, categories),
    images: edges(images.slice(0, 20).map(image)),
    variants: edges(variants.slice(0, count).map((one) => pick(variant(one), variantFacts))),
  };
  return { node };
}

async function rename(reads, _company, { input }) {
  const id = databaseIdOf(input.id);
  await reads.brands([id]);
  const changed = await reads.renameBrand(id, input.name);
  return { editBrand: { __typename: "EditBrandSuccess", brand: brand(changed) } };
}

const operations = [
  ["query Products", products],
  ["query Categories", tree],
  ["query ProductPage", page],
  ["mutation RenameBrand", rename],
  ["{ __typename }", () => ({ __typename: "Query" })],
];

/** Starts the proxy. */
export async function startProxy(port, callsOfRequest) {
  async function answer(request, text) {
    const { query, variables } = JSON.parse(text);
    const [, run] = operations.find(([start]) => query.startsWith(start));
    return JSON.stringify({
      data: await run(readsOver(callsOfRequest()), request.headers["company"], variables),
    });
  }
  const server = createServer((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      answer(request, Buffer.concat(chunks).toString()).then(
        (text) => {
          const body = Buffer.from(text);
          response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
          response.end(body);
        },
        (error) => response.writeHead(500).end(String(error)),
      );
    });
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
}
