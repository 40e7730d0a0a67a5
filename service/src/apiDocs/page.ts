import { escapeHtml } from "../http/escapeHtml.ts";
import type { Operation } from "../http/operation.ts";
import { resources } from "../resources.ts";
import { describeSchema } from "../openapi.ts";
import { schemaTable } from "./schemaTable.ts";
import { apiDocsStyle } from "./style.ts";

/** Filters the calls while one types. Its hash is the only script the page's policy allows. */
export const apiDocsScript = `const box=document.querySelector("input"),calls=[...document.querySelectorAll("details")];
box.addEventListener("input",()=>{const word=box.value.toLowerCase();for(const call of calls)call.hidden=!call.dataset.text.includes(word);
for(const group of document.querySelectorAll("section"))group.hidden=![...group.querySelectorAll("details")].some(call=>!call.hidden)});`;

const originNames = {
  "document-1": "Document 1",
  "document-2": "Document 2",
  extension: "Extension",
} as const;

function part(title: string, schema: Operation["body"]): string {
  return schema === undefined ? "" : `<h4>${title}</h4>${schemaTable(describeSchema(schema))}`;
}

function call(operation: Operation): string {
  const { method, path, summary, origin } = operation;
  const text = escapeHtml(`${method} ${path} ${summary} ${originNames[origin]}`.toLowerCase());
  return `<details data-text="${text}"><summary><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code>
    <span>${escapeHtml(summary)}</span><i class="${origin}">${originNames[origin]}</i></summary>
    <div>${part("Path", operation.params)}${part("Query", operation.query)}${part("Body", operation.body)}
    <h4>Answer, status ${operation.status}</h4>${schemaTable(describeSchema(operation.response))}</div></details>`;
}

/** The page for people: every call with its fields, grouped by resource. */
export function apiDocsPage(): string {
  const groups = Map.groupBy(
    resources.flatMap((resource) => resource.operations),
    (operation) => operation.tag,
  );
  const sections = [...groups].map(
    ([tag, operations]) => `<section><h2 id="${tag}">${tag}</h2>${operations.map(call).join("")}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Commerce service: calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${apiDocsStyle}</style></head><body>
<header><h1>Commerce service</h1><p>Every call needs the headers <code>x-api-key</code> and <code>x-api-version</code>, and
<code>Authorization: Bearer</code> with the token of <code>POST /auth/login</code>. The same as a file: <a href="/openapi.json">openapi.json</a>.</p>
<label>Search <input type="search" placeholder="varient, page4, category …" autofocus></label></header>
<main>${sections.join("")}</main><script>${apiDocsScript}</script></body></html>`;
}
