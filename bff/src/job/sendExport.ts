import type { Context } from "../graphql/context.ts";
import type { ListQuery } from "../graphql/listPage.ts";
import { RestError } from "../rest/error.ts";
import { ownError } from "../rest/responseError.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import type { FileFormat, Job } from "./record.ts";
import { writtenJob } from "./source.ts";

/** A list to be written into a file, as the service names it. */
interface WantedExport {
  readonly list: string;
  readonly query: ListQuery;
  readonly format: FileFormat;
  readonly byteOrderMark?: boolean;
  readonly columns?: readonly string[] | undefined;
  readonly idempotencyKey: string | null | undefined;
}

/** Starts the job for the user. Throws `RestError` of kind `not-offered` when the service has no exports. */
export async function sendExport(
  context: Context,
  { list, query, format, byteOrderMark = true, columns, idempotencyKey }: WantedExport,
): Promise<Job> {
  const user = currentUser(context);
  const { body } = await context.rest
    .send({
      method: "POST",
      template: "/v1/companyExport",
      idempotencyKey: idempotencyKey ?? undefined,
      body: {
        company_po_id: toRestId(user.companyId),
        [user.kind === "owner" ? "user_po_id" : "user_seller_id"]: toRestId(user.userId),
        ...(user.via !== undefined && { via: user.via }),
        list,
        format,
        // Left out where it is as ever: a service that does not know it refuses no export.
        ...(!byteOrderMark && { byte_order_mark: false }),
        columns,
        query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
      },
    })
    .catch((error: unknown) => {
      // The call names no record, so what is not found is the call.
      throw error instanceof RestError && error.kind === "not-found" ? ownError("not-offered", error) : error;
    });
  return writtenJob(context, user, body);
}
