const name = "PREPARED_DATA";

/** The data folder of a product that was never started, with its database: products of tests begin with a copy of it. */
export function preparedData(): string | undefined {
  return process.env[name];
}

export function providePreparedData(folder: string): void {
  process.env[name] = folder;
}
