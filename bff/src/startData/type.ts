import { CompanyType } from "../company/type.ts";
import { builder } from "../graphql/builder.ts";
import { startDataKey } from "./startData.ts";

builder.objectField(CompanyType, "startDataUrl", (t) =>
  t.string({
    open: true,
    nullable: true,
    description:
      "A link that reads what the storefront starts from (`docs/start-data.schema.json`) for 3600 seconds. " +
      "It answers 404 until onboarding is finished. Null where files are kept in a folder, which has no links.",
    resolve: async ({ subdomain }, _args, { storage, log }) => {
      const key = startDataKey(subdomain);
      if (key === null) return null;
      try {
        return await storage.initialData.signRead(key);
      } catch (error) {
        log.warn({ err: error }, "the link to the start data could not be signed");
        return null;
      }
    },
  }),
);
