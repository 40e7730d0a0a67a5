/** Which files of folders are wanted, and how many of them at most. */
export interface FolderRule {
  readonly isWanted: (name: string) => boolean;
  readonly most: number;
}

/** What was dropped. */
interface Dropped {
  readonly files: readonly File[];
  /** Folders and files that could not be read, by name. */
  readonly unread: readonly string[];
}

/**
 * The files of a drop with those of its folders, at any depth, until one more than so many are wanted ones. The others come along:
 * whoever dropped them is told of them. Folders are read by asking for parts until there is none.
 */
export async function filesInside(data: DataTransfer, { isWanted, most }: FolderRule): Promise<Dropped> {
  // The entries are only there while the drop is being handled.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return { files: filesOf(data), unread: [] };
  const files: File[] = [];
  const unread: string[] = [];
  let wanted = 0;
  // Those of its folders are found behind it.
  for (const entry of entries) {
    try {
      if (isFolder(entry)) for (const inner of await entriesOf(entry)) entries.push(inner);
      else if (isFile(entry)) {
        files.push(await fileOf(entry));
        if (isWanted(entry.name)) wanted += 1;
      }
    } catch {
      unread.push(entry.name);
    }
    if (wanted > most) break;
  }
  return { files, unread };
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
