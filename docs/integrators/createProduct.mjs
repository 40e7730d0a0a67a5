// Creates a whole product over HTTP with an API token: details, images, variants, price and tax, a bundle, discounts.
//
//   ENDPOINT=http://localhost:4000/graphql TOKEN=… node docs/integrators/createProduct.mjs summary.png detail.png …
//
// The token needs SELLER_READ, PRODUCT_CREATE, PRODUCT_UPDATE and VARIANT_CREATE. Safe to run again with the same RUN: what an
// interrupted run has done already is not done twice.
import { readFile } from "node:fs/promises";
import { extname } from "node:path";

const { ENDPOINT = "http://localhost:4000/graphql", TOKEN = "", RUN = "copper-kettle-1" } = process.env;
const summaryFile = process.argv.at(2);
const detailFiles = process.argv.slice(3);
if (TOKEN === "" || summaryFile === undefined) {
  console.error("Usage: TOKEN=… node createProduct.mjs summary-image [detail-image …]");
  process.exit(2);
}

/** Sends one operation. What goes wrong before a result is an `Error`. */
async function send(query, variables) {
  const response = await fetch(ENDPOINT, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join("; "));
  return data;
}

/** Calls one mutation and gives its success; an error is an `Error` that names the fields. */
async function change(name, input, selection) {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { [name]: result } = await send(
    `mutation ($input: ${type}Input!) {
       ${name}(input: $input) {
         __typename
         ... on ${type}Success { ${selection} }
         ... on Error { message }
         ... on ValidationError { issues { path message } }
       }
     }`,
    { input },
  );
  if (result.__typename === `${type}Success`) return result;
  const details = result.issues?.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [
    result.message,
  ];
  throw new Error(`${name} → ${result.__typename}: ${details.join("; ")}`);
}

const contentTypes = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
};

/** Sends a file straight to storage and has it checked; gives the id for an input such as `uploadId`. */
async function upload(file, purpose) {
  const content = await readFile(file);
  const contentType = contentTypes[extname(file).toLowerCase()] ?? "application/octet-stream";
  const { upload } = await change(
    "requestUpload",
    { purpose, contentType, bytes: content.length },
    "upload { id url method headers { name value } }",
  );
  const stored = await fetch(new URL(upload.url, ENDPOINT), {
    method: upload.method,
    headers: Object.fromEntries(upload.headers.map(({ name, value }) => [name, value])),
    body: content,
  });
  if (!stored.ok) throw new Error(`${file} was refused: ${stored.status}`);
  await change("finishUpload", { uploadId: upload.id }, "image { id }");
  return upload.id;
}

// Where it goes: the first location, its first manufacturer, a category of the deepest level, a brand.
const { viewer } = await send(
  `{ viewer {
       sellers(first: 1) { edges { node { id name } } }
       categories(level: 3, first: 1) { edges { node { id path { name } } } }
       brands(first: 1) { edges { node { id name } } }
     } }`,
);
const seller = viewer.sellers.edges[0].node;
const [category] = viewer.categories.edges;
const [brand] = viewer.brands.edges;
const { viewer: atSeller } = await send(
  `query ($sellerId: ID!) { viewer { manufacturers(sellerId: $sellerId, first: 1) { edges { node { id name } } } } }`,
  { sellerId: seller.id },
);
const [manufacturer] = atSeller.manufacturers.edges;

// Step 1: what it is. The key makes one product of this run, however often it is sent.
const { product } = await change(
  "addProduct",
  {
    sellerId: seller.id,
    name: "Copper kettle",
    categoryId: category.node.id,
    brandId: brand?.node.id,
    manufacturerId: manufacturer?.node.id,
    ...(manufacturer === undefined ? { originCountryCode: "IND" } : {}),
    model: "K-2",
    colour: "Copper",
    packing: "1 piece",
    description: "<p>Hammered by hand. <strong>Two litres.</strong></p>",
    specifications: "<ul><li>Height 24 cm</li><li>Weight 1.1 kg</li></ul>",
    summaryImageUploadId: await upload(summaryFile, "PRODUCT_SUMMARY_IMAGE"),
    idempotencyKey: `${RUN}-product`,
  },
  "product { id name images { edges { node { order } } } variants { edges { node { shortName } } } bundles { totalCount } }",
);
console.log(`${product.name}: ${product.id}`);

// Step 2: further images, at most ten.
const standing = new Set(product.images.edges.map(({ node }) => node.order));
for (const [index, file] of detailFiles.entries()) {
  if (standing.has(index + 1)) continue;
  await change(
    "addProductImage",
    {
      productId: product.id,
      uploadId: await upload(file, "PRODUCT_IMAGE"),
      order: index + 1,
      idempotencyKey: `${RUN}-image-${index + 1}`,
    },
    "productImage { id }",
  );
}

// Step 3: variants, then price and tax. The first variant is the default.
const variants = [
  ["1 l", "Copper kettle, one litre", "1299.00"],
  ["2 l", "Copper kettle, two litres", "1899.00"],
  ["3 l", "Copper kettle, three litres", "2499.00"],
];
for (const [index, [shortName, longName, price]] of variants.entries()) {
  await change(
    "addVariant",
    {
      productId: product.id,
      shortName,
      longName,
      price,
      order: index + 1,
      idempotencyKey: `${RUN}-variant-${index + 1}`,
    },
    "variant { id }",
  );
}
await change(
  "saveProductPricing",
  {
    id: product.id,
    variantsEnabled: true,
    giftWrappingEnabled: true,
    giftWrappingPrice: "30",
    cgst: "6",
    sgst: "6",
    igst: "12",
    hsnCode: "7418",
  },
  "product { id }",
);

// Step 4: a bundle with another product of the location, and the discounts. This submits the product.
const { node } = await send(
  `query ($id: ID!) { node(id: $id) { ... on Product {
       bundles(first: 1) { totalCount }
       bundleCandidates(first: 1) { edges { node { productId } } }
     } } }`,
  { id: product.id },
);
const [candidate] = node.bundleCandidates.edges;
if (node.bundles.totalCount === 0 && candidate !== undefined) {
  await change(
    "addBundle",
    {
      productId: product.id,
      bundledProductId: candidate.node.productId,
      offerPercentage: "10",
      order: 1,
      idempotencyKey: `${RUN}-bundle-1`,
    },
    "bundle { id }",
  );
}
const { product: submitted } = await change(
  "saveProductDiscounts",
  {
    id: product.id,
    discountPercentage: "5",
    bundleDiscountsEnabled: candidate !== undefined || node.bundles.totalCount > 0,
    volumeDiscountsEnabled: true,
    slabs: [
      { minimumQuantity: 5, percentage: "2" },
      { minimumQuantity: 10, percentage: "4" },
      { minimumQuantity: 15, percentage: "6" },
      { minimumQuantity: 20, percentage: "8" },
    ],
  },
  "product { status incompleteStep priceExamples { quantity unitPrice totalWithinState } }",
);
console.log(`Status: ${submitted.status}`);
for (const { quantity, unitPrice, totalWithinState } of submitted.priceExamples) {
  console.log(`${quantity} × ${unitPrice} = ${totalWithinState} with tax`);
}
