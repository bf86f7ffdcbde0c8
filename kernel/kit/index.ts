/** The laws every game passes, and the means to check them: in tests, at the command line, for hours. */
export { type CaseFile, LAWS, LawBroken, type LawName } from './broken.ts';
export { type Roll, randomAnswer, randomSettings, randomValue, rollFor } from './chance.ts';
export {
  type CheckOptions,
  checkGame,
  checkRules,
  type GameSummary,
  loadWords,
  type Report,
  reproduce,
} from './check.ts';
export { Coverage, coverageLines, isComplete, type Missing } from './coverage.ts';
export {
  type Chooser,
  type DirectedOptions,
  type DirectedReport,
  directedPlay,
  directRules,
} from './directed.ts';
export { badText } from './laws-words.ts';
export { difference, notPlain } from './plain.ts';
export { answersIn, type Recorded, type TranscriptOptions, transcript } from './transcript.ts';
export type { AnyWords, BothWords, Checked, Watch } from './watch.ts';
