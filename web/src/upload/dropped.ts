/**
 * The files of a drop with those of its folders, at any depth, as far as one more than so many. Folders are read by asking for
 * parts until there is none.
 */
export async function filesInside(data: DataTransfer, most: number): Promise<File[]> {
  // The entries are only there while the drop is being handled.
  const waiting = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (waiting.length === 0) return filesOf(data);
  const files: File[] = [];
  for (let entry = waiting.shift(); entry && files.length <= most; entry = waiting.shift()) {
    if (isFile(entry)) files.push(await fileOf(entry));
    else if (isFolder(entry)) waiting.push(...(await entriesOf(entry)));
  }
  return files;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((found, failed) => entry.file(found, failed));

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed));
    if (part.length === 0) return entries;
    entries.push(...part);
  }
}

/** The files of a drop or of what was pasted; none when it holds only text. */
export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}
