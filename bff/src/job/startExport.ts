import * as v from "valibot";
import { brands } from "../brand/source.ts";
import { categories } from "../category/source.ts";
import { collections } from "../collection/source.ts";
import { deliveryUsers } from "../deliveryUser/source.ts";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { ForbiddenError, NotFoundError } from "../graphql/errors.ts";
import { idempotencyKey, type InputFields } from "../graphql/inputFields.ts";
import { pickupPoints } from "../pickupPoint/source.ts";
import { requireGiven } from "../product/references.ts";
import { products } from "../product/source.ts";
import { roles } from "../role/source.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { exportedLists } from "./exportedLists.ts";
import { FileFormatEnum } from "./format.ts";
import { fileFormats } from "./record.ts";
import { sendExport } from "./sendExport.ts";
import { JobType } from "./type.ts";

const ExportedListInput = builder.inputType("ExportedListInput", {
  description: "A list to write into a file, and what of it: exactly one of these.",
  fields: (t) =>
    Object.fromEntries(
      Object.entries(exportedLists).map(([name, { input, description, asksFor }]) => [
        name,
        t.field({
          type: input,
          description: asksFor === null ? description : `${description} Asks for \`${asksFor}\`.`,
        }),
      ]),
    ),
});

/** The one that is given, and what it is given. */
const oneList = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((lists) => Object.entries(lists).filter(([, given]) => given !== null && given !== undefined)),
  v.check((lists) => lists.length === 1, "Is not valid"),
);

const fields = {
  list: { type: ExportedListInput, required: true, description: "Which list.", rule: oneList },
  format: {
    type: FileFormatEnum,
    default: "csv",
    description: "What it is written as.",
    rule: v.nullish(v.picklist(fileFormats), "csv"),
  },
  byteOrderMark: {
    type: "Boolean",
    default: true,
    description:
      "Whether a CSV file begins with the byte order mark of UTF-8, by which spreadsheets know what it is.",
    rule: v.nullish(v.boolean(), true),
  },
  columns: {
    type: ["String"],
    description:
      "The columns of the file by their names in it, from left to right, at most 60; those with the id of a row stand before them in any case. All when not given. The audit trail has all.",
    rule: v.nullish(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,59}$/, "There is no such column"))),
        v.maxLength(60, "There are too many at once"),
      ),
    ),
    rest: "columns",
  },
  idempotencyKey,
} satisfies InputFields;

/** What conditions of lists name. */
const named = {
  brandId: brands,
  categoryId: categories,
  parentId: categories,
  sellerId: sellers,
  deliveryUserId: deliveryUsers,
  pickupPointId: pickupPoints,
  productId: products,
  notInCollectionId: collections,
  roleId: roles,
} as const;

const conditions = v.looseObject({ filter: v.nullish(v.looseObject({}), {}) });

/** Throws `NotFoundError` for a condition that names a record which is not the user's: no file tells whether there is one. */
async function requireNamed(context: Context, given: unknown): Promise<void> {
  const { filter, ...own } = v.parse(conditions, given);
  const all: Readonly<Record<string, unknown>> = { ...own, ...filter };
  await Promise.all(
    Object.entries(named).map(([name, records]) => {
      const id = all[name];
      return requireGiven<object>(context, records, typeof id === "string" ? id : null);
    }),
  );
}

changeMutation({
  name: "startExport",
  description:
    "Starts a job that writes a list into a file, as far as the viewer may read it, in the list's order up to 20,000 rows. It goes on whether or not anybody looks. One of a kind runs at a time in a company. A token reads its job, and with its `Authorization` the file, for as long as it holds what the list asks for.",
  permission: { signedIn: true },
  input: { description: "A list to write into a file.", argument: "Which list, and as what.", fields },
  async run(
    { list: [[name, given] = ["", {}]], format, byteOrderMark, columns, idempotencyKey: key },
    context,
  ) {
    const user = currentUser(context);
    const list = exportedLists[name];
    const of = typeof given === "object" && given !== null ? given : {};
    if (list === undefined) throw new NotFoundError();
    if (!list.mayRead(user) || !list.mayHave(user, of)) throw new ForbiddenError();
    await requireNamed(context, of);
    const wanted = list.wanted(user, of);
    if (wanted === null) throw new NotFoundError();
    return {
      job: await sendExport(context, {
        ...wanted,
        format,
        byteOrderMark,
        columns: columns ?? undefined,
        idempotencyKey: key,
      }),
    };
  },
  success: {
    description: "The job waits for its turn.",
    fields: (t) => ({ job: t.expose("job", { type: JobType, description: "The job." }) }),
  },
});
