import { printSchemaText } from "./graphql/print.ts";
import { schema } from "./schema.ts";

process.stdout.write(printSchemaText(schema));
