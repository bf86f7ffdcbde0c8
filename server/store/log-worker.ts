/**
 * Carries what the write-ahead log holds over to its place in the database, in a thread: the disk may take its time, and
 * nobody's answer waits for it.
 */
import Database from 'libsql';

let open: { readonly file: string; readonly db: InstanceType<typeof Database> } | undefined;

export default function carryOver(file: string): void {
  if (open?.file !== file) {
    open?.db.close();
    open = { file, db: new Database(file) };
    open.db.pragma('busy_timeout = 5000');
    open.db.pragma('synchronous = FULL');
  }
  // First nearly everything, while others write; then the little that came meanwhile, which lets the log begin anew.
  open.db.pragma('wal_checkpoint(PASSIVE)');
  open.db.pragma('wal_checkpoint(RESTART)');
}
