import { Client } from "pg";

/** Has PostgreSQL write the plan of every statement of new connections into its log. */
export async function logPlans(url: string): Promise<void> {
  const database = new URL(url).pathname.slice(1);
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
  };
  await withServer(url, async (server) => {
    await server.query("load 'auto_explain'");
    for (const [name, value] of Object.entries(settings)) {
      await server.query(`alter database ${database} set ${name} = '${value}'`);
    }
  });
}

/** Tidies up after many inserts, as autovacuum does within a minute: until then the planner mistrusts fresh indexes. */
export async function tidy(url: string): Promise<void> {
  await withServer(url, async (server) => void (await server.query("vacuum (analyze)")));
}

/** The plans in the server's log since this place in it, and the new end. */
export async function readPlans(url: string, from: number): Promise<{ plans: string; end: number }> {
  return withServer(url, async (server) => {
    const { rows } = await server.query<{ log: string }>(
      "select pg_read_file(regexp_replace(current_setting('data_directory'), '[^/]+$', 'log')) as log",
    );
    const log = rows[0]?.log ?? "";
    const plans = log
      .slice(from)
      .split(/^(?=\d{4}-\d\d-\d\d )/m)
      .filter((entry) => entry.includes("plan:") && entry.includes("product"));
    return { plans: plans.join(""), end: log.length };
  });
}

async function withServer<T>(url: string, work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
