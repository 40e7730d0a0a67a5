import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { ViewerType } from "../session/viewer.ts";
import { ImportKindEnum, kinds } from "./kinds.ts";
import { importFields } from "./record.ts";
import { path } from "./source.ts";
import { ImportFieldType, mostColumns } from "./type.ts";

const fieldsOfKind = v.object({ fields: importFields });

builder.objectField(ViewerType, "importFields", (t) =>
  t.field({
    type: [ImportFieldType],
    most: mostColumns,
    nullable: true,
    description:
      "What the columns of a file can be mapped to, in the order of a template. Null when the service reads no files.",
    args: {
      kind: t.arg({ type: ImportKindEnum, required: true, description: "What the rows of the file are." }),
    },
    async resolve(_viewer, { kind }, { rest }) {
      const { body } = await offered(
        rest.get({ template: `${path}/kind/{id}`, params: { id: kinds[kind] } }),
      );
      return decodeRecord(fieldsOfKind, body).fields;
    },
  }),
);
