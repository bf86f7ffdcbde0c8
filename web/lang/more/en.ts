/** What is read now and then: end of a game, replays, settings, keys, help, the guide. Loaded with those. */
import { enCount } from '@epoka/kernel';
import type { BadReplayCode, CarryOutStop } from '@epoka/table';
import type { NotKeptCode } from '../../client/local-store.ts';
import { enRank } from '../app/en.ts';

type By<K extends string> = Readonly<Record<K, string>>;

export const moreEn = {
  passDevice: {
    pass: (name: string) => `Pass the device to ${name}`,
    text: (name: string) => `Everything secret is covered. ${name}, take over when nobody else is looking.`,
    take: (name: string) => `I am ${name}`,
    back: (name: string) => `${name} thinks again`,
    backNote: 'takes the last answer back',
  },
  rules: {
    title: (game: string) => `Rules: ${game}`,
    glossary: 'Glossary',
    chapters: 'Chapters',
    search: 'Search the rules',
    found: (n: number) => (n === 0 ? 'Nothing found.' : enCount(n, 'passage found', 'passages found')),
    none: 'The rules of this game have not been put into the reader yet.',
    next: 'Next chapter',
    prev: 'Chapter before',
    noGame: 'There is no such game here.',
  },
  /** where there is no server */
  noServer: {
    not: 'This Epoka runs without a server, in your browser only. Online tables need one.',
    how: 'Whoever runs “npm start” on a computer that others can reach has an Epoka with online tables: open its address and choose “Play online” there.',
    meanwhile: 'Meanwhile you can play against bots or share this screen.',
  },
  /** above what the rules say to another seat */
  fromSeat: (name: string) => `As ${name} sees it:`,
  end: {
    title: 'Final standing',
    wins: (name: string) => `${name} wins`,
    shared: (names: string) => `${names} share the win`,
    place: 'Place',
    rank: enRank,
    played: 'The game was played to its end.',
    operator: 'The operator has closed this table.',
    nobody: 'Nobody has won. This is how things stood.',
    left: (name: string) => `${name} left; a bot took the seat.`,
    late: (name: string) => `${name} ran out of time; a bot took the seat.`,
    player: 'Player',
    total: 'Total',
    over: 'Points over time',
    overText: 'Points of every player at the start of each round',
    rematch: 'Play again',
    sameSeats: 'Same seats, same settings, new shuffle',
    download: 'Download the replay file',
    replay: 'Watch the replay',
    verify: 'Verify the shuffles',
    verifying: 'Playing the whole game through again …',
    verified:
      'Verified: the seed belongs to the commitment shown at the start, and the recorded answers lead to exactly this result.',
    verifiedSeed:
      'The seed belongs to the commitment shown at the start. The rules have been corrected since, so the game can’t be played through again.',
    notVerified: 'This can’t be verified: the record and the commitment don’t agree.',
    seed: 'Seed',
    commitment: 'Commitment',
    commitmentNote: 'Fixed before the first move: a SHA-256 over seed and game.',
    moments: 'Moments that decided it',
    momentsNote: 'The rounds in which the leader’s margin changed most',
    moment: (name: string, points: number, round: number) =>
      `Round ${round}: ${name} gains ${enCount(points, 'point', 'points')} on the field`,
    lookAt: (round: number) => `Look at round ${round}`,
    look: 'Look at the table',
  },

  replay: {
    title: (name: string) => `Replay: ${name}`,
    position: (n: number, of: number) => `Position ${n} of ${of}`,
    start: 'To the start',
    prev: 'One back',
    next: 'One on',
    end: 'To the end',
    prevRound: 'Round before',
    nextRound: 'Next round',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    eyes: 'Seen by',
    all: 'everybody’s cards open',
    spectator: 'a spectator',
    copy: 'Copy the address of this position',
    copied: 'The address of this position was copied.',
    notCopied: 'The browser did not allow copying; the address is in the address bar.',
    goOn: 'Play on from here',
    whatIf: 'What if: play from here',
    whatIfText: 'A table of your own begins at this position. The game you are looking at stays as it is.',
    whatIfBegin: 'Begin',
    whatIfPerson: 'a person',
    goOnAsk:
      'The table goes back to this position and the game goes on from here. Later moves are kept in the record, but no longer count.',
    wentBack: 'The table is back at this position.',
    toTable: 'To the table',
    playOn: 'Play on here',
    badTitle: 'This replay can’t be opened',
    badSafe: 'Nothing was changed on this device.',
    bad: {
      huge: 'The file is much longer than any real game.',
      'not-json': 'The file is cut off, or no replay file at all.',
      'not-a-replay': 'This is not a replay file of Epoka.',
      'newer-format': 'The file was written by a newer Epoka. Reload the page to get the newest version.',
      'unknown-game': 'The file belongs to a game that this Epoka doesn’t have.',
      'newer-rules':
        'The game was recorded with newer rules than these. Reload the page to get the newest version.',
      'older-rules': 'The game was recorded with older rules, which have been corrected since.',
      shape: 'A part of the file is missing or damaged.',
      altered: 'The file is not as it was written: it was changed or damaged.',
      settings: 'The settings in the file are impossible.',
      'no-seed': 'The seed is missing from the file.',
      commitment: 'The seed in the file does not belong to its commitment: the file was changed.',
      entry: 'A move in the file is not possible where it stands: the file was changed or damaged.',
      hash: 'The game plays out differently from what was recorded: the file was changed or damaged.',
      result: 'The result in the file is not what the game gives: the file was changed.',
    } satisfies Readonly<Record<BadReplayCode, string>>,
    where: (where: string | number) =>
      typeof where === 'number'
        ? `Entry ${where} of the record.`
        : where === 'sum'
          ? 'The checksum does not fit what the file says.'
          : `Field of the file: “${where}”.`,
    other: 'Choose another file',
    dropped: 'Open a replay file',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Theme',
    system: 'As the system',
    day: 'Light',
    lamp: 'Dark',
    motion: 'Motion',
    motionOn: 'On',
    motionOff: 'Off',
    sounds: 'Sounds',
    soundsNote: 'A quiet tick for answers and when it is your turn.',
    initials: 'Initials on seats',
    initialsNote:
      'Every seat has a colour and a shape of its own; the first letter of the name helps further.',
    letters: 'Keys of a single letter',
    lettersNote: 'U, P, L and so on. Turn off if they get in the way of your screen reader or voice control.',
    careful: 'Ask back at words of caution',
    carefulNote: 'A legal choice that looks like a slip is asked for twice.',
    choices: 'Keep long lists of choices open',
    choicesNote: 'Beside a board a long list is folded; typing or the key A opens it.',
    pace: 'Pace of the bots',
    name: 'Your name',
    nameNote: 'Used at new tables on this device.',
    keys: 'Keys',
    notKept: 'This browser doesn’t keep settings: they last until the page is closed.',
    tests: 'Hear it',
  },

  keys: {
    title: 'Keys',
    choose: 'take the choice with that number',
    arrows: 'go through the choices',
    enter: 'take the choice',
    escape: 'one step back',
    undo: 'undo',
    redo: 'redo',
    filter: 'find a choice',
    all: 'open or fold a long list of choices',
    close: 'finish: pass, skip, end the turn',
    question: 'to the question',
    boardKey: 'to the board',
    log: 'log',
    seats: 'seats',
    helpKey: 'help',
    plan: 'plan',
    keysKey: 'this list',
    hurry: 'let the bots go on at once until it is your turn',
    replayKeys: 'In a replay',
    step: 'one back, one on',
    round: 'a round back, a round on',
    ends: 'start, end',
    play: 'play, pause',
    space: 'Space',
    map: 'On a map',
    mapKeys: 'arrows move the map, + and − zoom, 0 shows all of it',
  },

  help: {
    icons: 'Icon key',
    title: 'Help',
    now: 'Now',
    howTo: 'How to play here',
    tips: [
      'The bar at the bottom says what is asked. Take a choice there, or press the glowing card, tile or unit on the board: both are the same.',
      'Greyed choices say why they are not possible: point at them, move the focus to them or tap them.',
      'Escape or U takes back one answer, as long as no dice were rolled, nothing hidden was seen and nobody else acted.',
      'Plan lets you try a whole turn first and then carry it out or drop it.',
      'Cards, tiles and units can be opened large, with their full text.',
    ] as readonly string[],
    rules: 'The rules',
    keys: 'All keys',
  },

  plan: {
    title: 'Plan',
    text: 'Try your turn. Nothing here is real yet.',
    uncertain: 'From here on it is a guess: chance or hidden things are involved.',
    done: 'Your part ends here; then others act.',
    answers: (n: number) => enCount(n, 'planned answer', 'planned answers'),
    carryOut: 'Carry it out',
    drop: 'Drop the plan',
    stop: {
      done: 'Carried out as planned.',
      refused: 'Carried out up to a step that is not possible now.',
      'not-asked': 'Carried out; others must answer first.',
      'other-question': 'Carried out up to a point where the game asked something else.',
      chance: 'Carried out up to the point where chance decided.',
      reveal: 'Carried out up to the point where something hidden was revealed.',
      'other-seat': 'Carried out up to the point where somebody else acted.',
    } satisfies By<CarryOutStop>,
  },
  keeping: {
    blocked:
      'This browser doesn’t let Epoka store games. The game goes on in memory: download the replay file before you close the page.',
    full: 'The storage of this browser is full. The game goes on in memory: download the replay file, or remove old tables, before you close the page.',
    broken:
      'The last moves could not be stored. The game goes on in memory: download the replay file before you close the page.',
    elsewhere:
      'This table is also open in another tab, which went on. What you do here is not stored: reload this page to see the table as it is now.',
  } satisfies By<NotKeptCode>,
  guide: {
    title: 'Guided game',
    step: (n: number, of: number) => `${n} of ${of}`,
    next: 'Next',
    done: 'Let’s play',
    ok: 'I see',
    show: 'Show me',
    skip: 'Leave the guide',
    tips: [
      {
        title: 'The question bar',
        text: 'The line below says in one sentence what is asked of you. Press a glowing place on the board, or open the list of choices beside it (A): it is the same thing. Point at a card to read all of it; what can’t be done tells you why.',
      },
      {
        title: 'Take it back',
        text: 'Escape or U takes back your last answer; the button tells how far back you can go, and why no further. So try things: nothing here can be broken.',
      },
      {
        title: 'Everything can be opened',
        text: 'Cards, tiles and units open large with their full text. The log tells what happened, and Help has the rules. From here on the game itself gives you a hint whenever something new comes up.',
      },
    ] as readonly { title: string; text: string }[],
  },
};

export type MoreMessages = typeof moreEn;
