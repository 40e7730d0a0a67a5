import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "./settings.ts";

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

test("a new data folder is for its user alone", () => {
  const data = join(temporary(), "data");
  readSettings({ DATA_DIR: data });
  expect(modeOf(data)).toBe("700");
});

test("a data folder that was open to others is closed", () => {
  const data = join(temporary(), "data");
  mkdirSync(data);
  chmodSync(data, 0o755);
  readSettings({ DATA_DIR: data });
  expect(modeOf(data)).toBe("700");
});

test("a folder of the whole machine stays as it is", () => {
  const shared = temporary();
  chmodSync(shared, 0o1777);
  readSettings({ DATA_DIR: shared });
  expect(modeOf(shared)).toBe("1777");
});
