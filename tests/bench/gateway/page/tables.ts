import { timesTheWork } from "../ratio.ts";
import { type Results, rounded } from "../results.ts";

type Cell = string | number;

/** A Markdown table, its numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => String(row[column] ?? "").length)),
  );
  const isNumeric = head.map(
    (_, column) => column > 0 && rows.every((row) => /^[\d –.,×%-]*$/.test(String(row[column]))),
  );
  const line = (cells: readonly Cell[]): string =>
    `| ${cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumeric[column] === true ? String(cell).padStart(width) : String(cell).padEnd(width);
      })
      .join(" | ")} |`;
  const rule = widths.map((width, column) =>
    isNumeric[column] === true ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

const ways = {
  shipped: "as shipped",
  documented: "as its documentation shows",
  "our client": "with our REST client",
  limit: "a limit",
} as const;

/** One workload, as Markdown. */
export function workloadTable(results: Results, workload: string): string {
  const { contestants } = results;
  const found = results.figures[workload] ?? {};
  const own = found["own"];
  const rows = contestants.flatMap(({ key, name, way }) => {
    const figure = found[key];
    if (figure === undefined) return [];
    const plain = name.replace(", our REST client", "");
    return [
      [
        plain,
        ways[way],
        Math.round(figure.cpu),
        Math.round(1e6 / figure.cpu),
        own === undefined ? "–" : `${rounded(timesTheWork(own, figure), 2).toFixed(2)} ×`,
        figure.perSecond,
        figure.p50.toFixed(1),
        figure.p99.toFixed(1),
        figure.calls === null ? "–" : figure.calls.toFixed(2),
        figure.memory,
      ],
    ];
  });
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const notes = contestants.flatMap(({ key, name }) => {
    const { refused = 0, failed = 0 } = found[key] ?? {};
    return [
      ...(refused === 0 ? [] : [`${name} refused ${percent(refused)} of these with 503.`]),
      ...(failed === 0 ? [] : [`${name} failed ${percent(failed)} of these: its figures say nothing.`]),
    ];
  });
  const figures = table(
    [
      "server",
      "how",
      "CPU µs",
      "a second and core",
      "CPU of ours",
      "measured a second",
      "p50 ms",
      "p99 ms",
      "calls",
      "MB",
    ],
    rows,
  );
  return [figures, ...notes].join("\n\n");
}
