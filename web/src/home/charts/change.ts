/** How one figure stands to the one before, in per cent without decimals; null where there was none before. */
export function changeOf(
  now: string | number | null | undefined,
  before: string | number | null | undefined,
): number | null {
  const [present, past] = [Number(now ?? 0), Number(before ?? 0)];
  if (past === 0) return null;
  return Math.round(((present - past) / past) * 100);
}
