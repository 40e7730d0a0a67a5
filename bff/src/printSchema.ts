import { printSchemaText } from "./graphql/print.ts";

process.stdout.write(printSchemaText());
