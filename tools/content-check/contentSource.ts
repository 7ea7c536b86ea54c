/** Something that stands below content/. */
export interface Entry {
  /** From content/ itself, with forward slashes. */
  path: string;
  kind: "file" | "folder" | "link" | "other";
  /** In bytes; 0 for everything but files. */
  size: number;
}

/** Where the check reads from: the disk, or a tree in memory. */
export interface ContentSource {
  /** What stands before each path in the messages, such as `content`. */
  label: string;
  list(): Promise<Entry[]>;
  /** The bytes of a file. The same unchanged buffer for the same file lets earlier results stand. */
  read(path: string): Promise<Buffer>;
}
