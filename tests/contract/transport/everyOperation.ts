import { randomUUID } from "node:crypto";
import { type ContractResource, extension } from "../call.ts";
import { holds, same } from "../expectation.ts";
import type { Call } from "../http/client.ts";
import { type ApiOperation, readOpenApi } from "../http/openApi.ts";
import { fillPath } from "../probe.ts";
import { orderForm } from "../fixtures/ordering.ts";
import * as forms from "../fixtures/forms.ts";
import { registration } from "../fixtures/registration.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { knownIds } from "./knownIds.ts";

/** Reads whose response differs from one moment to the next, or to anybody. */
const restless = new Set(["/healthz", "/readyz", "/openapi.json"]);

/** What the transport promises of every call, asked of every call that the service publishes. */
export const everyOperation: ContractResource = {
  name: "everyOperation",
  calls: [
    extension(
      "GET",
      "/openapi.json",
      async (probe, fixtures) => {
        const { operations } = readOpenApi(await probe.send());
        const ids = await knownIds(fixtures);
        const known = operations.filter(({ pathParameters }) =>
          pathParameters.every((name) => ids.has(name)),
        );
        const call = ({ method, path, pathParameters }: ApiOperation): Call => {
          return {
            method,
            path: fillPath(
              path,
              pathParameters.map((name) => ids.get(name) ?? ""),
            ),
          };
        };
        const reads = known.filter(({ method, path, queryParameters, needsQuery }) => {
          const isBatch = !path.endsWith("}") && queryParameters.includes("ids");
          return method === "GET" && !restless.has(path) && !isBatch && !needsQuery;
        });
        const changes = known.filter(
          ({ method, takesIfMatch }) => (method === "PUT" || method === "DELETE") && takesIfMatch,
        );
        holds(changes.length > 0, "no change takes If-Match");

        await probe.that(`${reads.length} reads have an ETag and answer 304 to it`, async () => {
          for (const read of reads.map(call)) {
            const { headers } = await probe.other(read);
            holds(headers.etag !== undefined, `GET ${read.path} has no ETag`);
            const again = await probe.other({ ...read, headers: { "if-none-match": headers.etag } });
            holds(again.status === 304, `GET ${read.path} answers ${again.status} to its own ETag`);
          }
        });
        await probe.that(`${changes.length} changes refuse a stale If-Match`, async () => {
          for (const operation of changes) {
            const change = { ...call(operation), headers: { "if-match": '"stale"' } };
            const { status } = await probe.other(operation.body ? { ...change, body: {} } : change);
            holds(status === 412, `${operation.method} ${operation.path} answers ${status}`);
          }
        });
        await probe.that(
          "every POST that makes a record gives its first answer again to its key",
          async () => {
            for (const [path, body] of await creations(fixtures)) {
              const post: Call = { method: "POST", path, body, headers: { "idempotency-key": randomUUID() } };
              const first = await probe.other(post);
              holds(first.status === 201 || first.status === 200, `POST ${path} answers ${first.status}`);
              const again = await probe.other(post);
              same([again.status, again.text], [first.status, first.text], `POST ${path}`);
            }
          },
        );
      },
      "every operation",
    ),
  ],
};

/** Every call that makes a record, with a body that it accepts. */
async function creations(fixtures: Fixtures): Promise<[string, object][]> {
  const [company, seller] = [await fixtures.companyId(), await fixtures.sellerId()];
  const [level1, level2] = [await fixtures.level1(), await fixtures.level2()];
  const [product, chosen] = [await fixtures.addProduct(), await fixtures.addProduct()];
  return [
    ["/v1/companyPO", registration()],
    ["/v1/companySeller", forms.sellerForm(company)],
    ["/v1/l1CategoryPO", forms.level1Form(company)],
    ["/v1/l2CategoryPO", forms.level2Form(level1)],
    ["/v1/l3CategoryPO", forms.level3Form(level1, level2)],
    ["/v1/companyBanner", forms.bannerForm(company, level1)],
    ["/v1/companyCollection", forms.collectionForm(company)],
    ["/v1/companySellerManu", forms.manufacturerForm(company, seller)],
    ["/v1/companySellerProdLoc/createSignup", forms.productForm(company, seller, level1)],
    ["/v1/companySellerProdVarient/onPage3", forms.variantForm(product)],
    ["/v1/companySellerProdImage", { prod_id: product, images_url: "jar.webp", order_id: 1 }],
    [
      "/v1/companySellerProdBundle",
      { prod_id: product, bundle_id: chosen, bundle_offer_percentage: "5", order_id: 1 },
    ],
    ["/v1/companyOrder", await orderForm(fixtures)],
  ];
}
