/** What an operator can set: by options, otherwise by the environment. */
import { isIP } from 'node:net';

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
  /** behind so many proxies that set x-forwarded-for, or behind those with these addresses; 0: behind none */
  readonly trustProxy?: number | readonly string[];
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly pushContact?: string;
  readonly metricsToken?: string;
  /** whoever knows it is the operator */
  readonly operatorSecret?: string;
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
  readonly lateAfter?: number;
  readonly heartbeat?: number;
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

/** A number of hops, or addresses and nets of the proxies. Just "yes" means one: what others wrote is not believed. */
function proxies(text: string | undefined): number | readonly string[] | undefined {
  if (text === undefined || text === '') return undefined;
  if (text === 'true' || text === 'yes') return 1;
  if (text === 'false' || text === 'no') return 0;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const list = text.split(',').map(part => part.trim());
  for (const part of list) {
    const [address, bits, more] = part.split('/');
    const most = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
    const inNet = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (most < 0 || !inNet || more !== undefined)
      throw new StartFailure(
        `EPOKA_TRUST_PROXY is how many proxies there are, or a list of their addresses (10.0.0.7, 10.1.0.0/16), not "${text}".`,
      );
  }
  return list;
}

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
    trustProxy: proxies(env.EPOKA_TRUST_PROXY),
    smtp: env.EPOKA_SMTP_URL,
    mailFrom: env.EPOKA_MAIL_FROM,
    pushContact: env.EPOKA_PUSH_CONTACT,
    metricsToken: env.EPOKA_METRICS_TOKEN,
    operatorSecret: env.EPOKA_OPERATOR_SECRET,
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
