import * as v from "valibot";
import type { TestService } from "./engines.ts";

const filePart = v.object({ part_count: v.number(), content: v.string() });

/** The whole file that a job wrote. */
export async function fileOf(service: Pick<TestService, "call">, id: unknown): Promise<string> {
  let text = "";
  for (let part = 0; ; part++) {
    const { body } = await service.call(`GET /v1/companyJob/file/${String(id)}?part=${part}`);
    const { part_count, content } = v.parse(filePart, body);
    text += content;
    if (part + 1 === part_count) return text;
  }
}
