import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { HttpResponse } from "./client.ts";
import type { ApiDocument, ApiOperation } from "./openApi.ts";

/** Compares answers with the schemas that the service publishes for them. */
export class ResponseSchemas {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false });

  constructor(document: ApiDocument) {
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ ...document.value, $id: "openapi" });
  }

  /** What does not fit, in words; undefined when the response is as published. */
  mismatch(operation: ApiOperation, response: HttpResponse): string | undefined {
    if (response.status === 304) return undefined;
    for (const status of [`${response.status}`, `${String(response.status)[0]}XX`, "default"]) {
      const pointer = `openapi#${operation.pointer}/responses/${status}/content/application~1json/schema`;
      // In a fragment the braces of a path must be percent-encoded.
      const check = this.#ajv.getSchema(pointer.replaceAll("{", "%7B").replaceAll("}", "%7D"));
      if (check === undefined) continue;
      if (check(response.body)) return undefined;
      const [error] = check.errors ?? [];
      return `${response.status}: ${error?.instancePath ?? ""} ${error?.message ?? "does not fit"}`;
    }
    return `${response.status} is not described`;
  }
}
