import { printOpenApi } from "./openapi.ts";

process.stdout.write(printOpenApi());
