/** What an operator can set: by options, otherwise by the environment. */

export interface ServeOptions {
  /** left out: 3000 or the next free one */
  readonly port?: number;
  readonly host?: string;
  /** folder of the embedded store */
  readonly data?: string;
  /** a PostgreSQL instead */
  readonly databaseUrl?: string;
  /** connections to it */
  readonly connections?: number;
  /** address of a module that exports `games`; the games of this build unless told */
  readonly games?: string;
  /** folder of the built client */
  readonly web?: string;
  /** where people reach this server from outside: `https://epoka.example` */
  readonly publicUrl?: string;
  /** behind a proxy that sets x-forwarded-for */
  readonly trustProxy?: boolean;
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly pushContact?: string;
  readonly metricsToken?: string;
  /** fatal, error, warn, info, debug, silent */
  readonly log?: string;
  /** threads for bots */
  readonly botThreads?: number;
  /** longest time for one answer of a bot, in milliseconds */
  readonly botThink?: number;
  readonly botGrace?: number;
  /** how long a dead process may keep a job from the others, in milliseconds */
  readonly lease?: number;
  readonly noticeDelay?: number;
  readonly replaceDelay?: number;
  readonly mostTables?: number;
  /** wider limits, for load tests on one machine */
  readonly limitScale?: number;
  /** notices may go to addresses of the own network */
  readonly allowPrivate?: boolean;
  /** do not print addresses, do not listen to signals: for tests and other programs */
  readonly quiet?: boolean;
  /** what time it is */
  readonly now?: () => number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function number(env: Environment, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0)
    throw new StartFailure(`${name} must be a number, not "${text}".`);
  return value;
}

const isOn = (text: string | undefined) => text === '1' || text === 'true' || text === 'yes';

/** Options given count; what is left out comes from the environment. */
export function withEnvironment(given: ServeOptions, env: Environment): ServeOptions {
  const fromEnv = {
    port: number(env, 'EPOKA_PORT') ?? number(env, 'PORT'),
    host: env.EPOKA_HOST,
    data: env.EPOKA_DATA,
    databaseUrl: env.EPOKA_DATABASE_URL,
    connections: number(env, 'EPOKA_DATABASE_CONNECTIONS'),
    games: env.EPOKA_GAMES,
    publicUrl: env.EPOKA_PUBLIC_URL,
    trustProxy: isOn(env.EPOKA_TRUST_PROXY),
    smtp: env.EPOKA_SMTP_URL,
    mailFrom: env.EPOKA_MAIL_FROM,
    pushContact: env.EPOKA_PUSH_CONTACT,
    metricsToken: env.EPOKA_METRICS_TOKEN,
    log: env.EPOKA_LOG,
    botThreads: number(env, 'EPOKA_BOT_THREADS'),
    botThink: number(env, 'EPOKA_BOT_THINK'),
    lease: number(env, 'EPOKA_LEASE'),
    limitScale: number(env, 'EPOKA_LIMIT_SCALE'),
  };
  // A folder named on the spot is meant, whatever database the environment knows.
  if (given.data !== undefined) fromEnv.databaseUrl = undefined;
  const set = Object.entries(fromEnv).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(set), ...given };
}

/** The server can't start, and the message says why. No place in the program would tell more. */
export class StartFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StartFailure';
    this.stack = message;
  }
}
