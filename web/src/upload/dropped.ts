/** The files of a drop or of what was pasted; none when it holds only text. */
export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}
