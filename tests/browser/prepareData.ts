import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../launch/build.ts";
import { prepareDatabase } from "../../launch/prepareDatabase.ts";
import { readSettings } from "../../launch/settings.ts";
import { providePreparedData } from "./preparedData.ts";

/** Makes the embedded database once for all workers, as the start of a product does, which takes 14 s of processor time. */
export default async function prepareData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "prepared-data-"));
  const settings = readSettings({ ...process.env, DATA_DIR: folder });
  await build(settings.root, "service/dist/");
  await prepareDatabase(settings);
  providePreparedData(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
