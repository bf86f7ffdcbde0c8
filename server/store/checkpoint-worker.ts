/**
 * Carries what the write-ahead log holds over to its place in the database, in a thread: the disk may take its time, and
 * nobody's answer waits for it.
 */
import Database from 'libsql';

let open: { readonly file: string; readonly db: InstanceType<typeof Database> } | undefined;

export default function checkpoint(file: string): void {
  if (open?.file !== file) {
    open?.db.close();
    open = { file, db: new Database(file) };
    open.db.pragma('busy_timeout = 5000');
    open.db.pragma('synchronous = FULL');
  }
  // Nearly everything, while others write. The little that comes meanwhile is left to who writes: waiting for a moment
  // without anybody could take for ever.
  open.db.pragma('wal_checkpoint(PASSIVE)');
}
