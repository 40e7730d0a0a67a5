import { type MutationExample, own, ownCategory, record } from "./example.ts";

const kept = () => record("companyJob");
const inputs = [{ id: own("Job") }];
const start = { search: "New", status: ["DRAFT"], brandId: own("Brand"), sellerId: own("Seller") };

/** Examples of the changes of jobs. */
export const jobMutations: Readonly<Record<string, MutationExample>> = {
  cancelJob: { inputs, responses: { "PUT /v1/companyJob/cancel/{id}": kept } },
  retryJob: { inputs, responses: { "PUT /v1/companyJob/retry/{id}": kept } },
  startExport: {
    inputs: ([1, 2, 3] as const).map((level) => ({
      ...start,
      list: "PRODUCTS",
      categoryId: ownCategory(level),
      idempotencyKey: "key",
    })),
    responses: { "POST /v1/companyExport": kept },
  },
};
