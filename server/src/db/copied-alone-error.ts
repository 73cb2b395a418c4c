/**
 * A database file that was copied from beside a running server without its log (`-wal`), in which the newest writes are. Such a
 * copy opens without a word and lacks whatever was written since the last checkpoint. While a server has the file open, a number
 * stands in its head (`user_version`) and in a file beside it; a copy of the one lacks the other.
 */
export class CopiedAlone extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was copied alone.`);
    this.file = file;
  }
}
