/**
 * The error for a database file that was copied without the write-ahead log (`-wal`) of a running server.
 * Such a copy opens without an error, but lacks all writes since the last checkpoint.
 * To detect it, an open file has a number in its header (`user_version`) and in a file beside it; a copy of one lacks the other.
 */
export class CopiedAlone extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was copied alone.`);
    this.file = file;
  }
}
