/** Reading, writing and checking of replay files; loaded when somebody wants one. */
export { exportReplay, importReplay, readReplay, verifyCommitment, verifyReplay } from '@epoka/table';
