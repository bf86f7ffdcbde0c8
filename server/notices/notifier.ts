/**
 * "It is your turn", by browser push, e-mail or webhook. What the operator has not set up is not sent; what a person has
 * not asked for neither.
 */
import { createHash, randomInt } from 'node:crypto';
import type { TableInfo } from '@epoka/protocol';
import type { Transporter } from 'nodemailer';
import type webpush from 'web-push';
import type { ServerContext } from '../context.ts';
import { type Accounts, type Prefs, prefsOf } from '../people/accounts.ts';
import { Refused } from '../problems.ts';
import { secretHash } from '../store/ids.ts';
import type { User } from '../store/types.ts';
import type { News } from '../tables/news.ts';
import { isOutside, post } from './delivery.ts';
import { quietUntil } from './quiet-hours.ts';
import { words } from './words.ts';

export interface NoticeOptions {
  /** where people reach this server, for links: `https://epoka.example` */
  readonly publicUrl?: string | undefined;
  /** `smtp://user:password@host:587` */
  readonly smtp?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** `mailto:` or `https:` address for the operators of push services; without it nothing is pushed */
  readonly pushContact?: string | undefined;
  /** tests and closed networks: also addresses of the own network */
  readonly allowPrivate?: boolean | undefined;
}

interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Message {
  readonly title: string;
  readonly body: string;
  /** address of the table, without the host */
  readonly path: string;
  readonly table: string;
}

const REMEMBER = 30_000;
const CODE_LIFE = 3_600_000;
const MOST_GUESSES = 5;

export class Notifier {
  private readonly context: ServerContext;
  private readonly accounts: Accounts;
  private readonly options: NoticeOptions;
  private mailer: Transporter | undefined;
  private pusher: { readonly web: typeof webpush; readonly vapid: Vapid } | undefined;
  /** user -> whether there is a way to tell them anything, and until when we believe it */
  private readonly known = new Map<string, { wants: boolean; until: number }>();

  constructor(context: ServerContext, accounts: Accounts, options: NoticeOptions) {
    this.context = context;
    this.accounts = accounts;
    this.options = options;
  }

  /** What is not set up is not even loaded. Makes the keys for push at the first start. */
  async open(): Promise<void> {
    const { smtp, mailFrom, pushContact } = this.options;
    if (smtp) {
      const { createTransport } = await import('nodemailer');
      this.mailer = createTransport(smtp, { from: mailFrom ?? 'Epoka <epoka@localhost>' });
    }
    if (pushContact) {
      const { default: web } = await import('web-push');
      const fresh = web.generateVAPIDKeys();
      const vapid = (await this.context.store.factOnce('vapid', { ...fresh })) as unknown as Vapid;
      this.pusher = { web, vapid };
    }
  }

  get pushKey(): string | null {
    return this.pusher?.vapid.publicKey ?? null;
  }

  get sendsMail(): boolean {
    return this.mailer !== undefined;
  }

  /** Something about this person's wishes has changed. */
  forget(user: string): void {
    this.known.delete(user);
  }

  /** Is there any way to tell this person something? */
  async wants(id: string): Promise<boolean> {
    const now = this.context.now();
    const known = this.known.get(id);
    if (known && known.until > now) return known.wants;
    const user = await this.context.store.people.user(id);
    const wants = user !== undefined && (await this.hasWay(user));
    if (this.known.size > 10_000) this.known.clear();
    this.known.set(id, { wants, until: now + REMEMBER });
    return wants;
  }

  private async hasWay(user: User): Promise<boolean> {
    const { notices, mail } = prefsOf(user);
    if (notices.webhook !== null) return true;
    if (this.mailer && notices.mail && mail?.confirmed) return true;
    return (
      this.pusher !== undefined &&
      notices.push &&
      (await this.context.store.people.subscriptions(user.id)).length > 0
    );
  }

  // ---- what is said

  /** Tells somebody of their turn. A time: not before then. */
  async turn(id: string, info: TableInfo): Promise<number | undefined> {
    return this.tell(
      id,
      async prefs => {
        const say = words[prefs.language];
        const others = info.seats
          .filter(s => !(s.who === 'human' && s.player === id))
          .map(s => (s.who === 'human' ? s.name : say.bot));
        const list = new Intl.ListFormat(prefs.language, { type: 'conjunction' }).format(others);
        return { title: say.turnTitle(await this.title(info, prefs)), body: say.turnBody(info.title, list) };
      },
      info.id,
    );
  }

  async invitation(id: string, info: TableInfo, by: string): Promise<number | undefined> {
    return this.tell(
      id,
      async prefs => {
        const say = words[prefs.language];
        return {
          title: say.inviteTitle(await this.title(info, prefs)),
          body: say.inviteBody(by, info.title),
        };
      },
      info.id,
    );
  }

  /** Something happens to somebody's seat, or they are asked about one. */
  async news(id: string, info: TableInfo, what: News): Promise<number | undefined> {
    return this.tell(
      id,
      async prefs => {
        const say = words[prefs.language];
        const game = await this.title(info, prefs);
        return { title: say.newsTitle[what](game), body: say.newsBody[what](info.title) };
      },
      info.id,
    );
  }

  private async title(info: TableInfo, prefs: Prefs): Promise<string> {
    return (await this.context.games[info.game].words[prefs.language]()).title;
  }

  private async tell(
    id: string,
    write: (prefs: Prefs) => Promise<{ title: string; body: string }>,
    table: string,
  ): Promise<number | undefined> {
    const user = await this.context.store.people.user(id);
    if (!user) return undefined;
    const prefs = prefsOf(user);
    const later = quietUntil(prefs.notices, this.context.now());
    if (later !== undefined) return later;
    const message: Message = { ...(await write(prefs)), path: `/#/table/~${table}`, table };
    await Promise.all([
      this.push(user, prefs, message),
      this.mail(prefs, message),
      this.hook(prefs, message),
    ]);
    return undefined;
  }

  // ---- ways

  /** One way that fails must not keep the message from the others, nor send it twice on them. */
  private async attempt(way: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.context.metrics.notices.inc({ way, outcome: 'sent' });
    } catch (error) {
      this.context.metrics.notices.inc({ way, outcome: 'failed' });
      this.context.log.warn({ way, err: error }, 'a notice could not be sent');
    }
  }

  private async push(user: User, prefs: Prefs, message: Message): Promise<void> {
    const { pusher } = this;
    if (!pusher || !prefs.notices.push) return;
    for (const { endpoint, body } of await this.context.store.people.subscriptions(user.id))
      await this.attempt('push', async () => {
        const details = pusher.web.generateRequestDetails(
          body as unknown as webpush.PushSubscription,
          JSON.stringify(message),
          {
            vapidDetails: { subject: this.options.pushContact as string, ...pusher.vapid },
            TTL: 86_400,
            urgency: 'normal',
            // A newer notice of the same table takes the place of an older one that was not delivered yet.
            topic: createHash('sha256').update(message.table).digest('base64url').slice(0, 32),
          },
        );
        const status = await post(endpoint, {
          headers: details.headers as Record<string, string>,
          body: details.body ?? '',
          ...this.privacy,
        });
        // The browser has gone for good.
        if (status === 404 || status === 410) await this.context.store.people.unsubscribe(endpoint, user.id);
        else if (status >= 300) throw new Error(`the push service answered ${status}`);
      });
  }

  private async mail(prefs: Prefs, { title, body, path }: Message): Promise<void> {
    const { mailer } = this;
    if (!mailer || !prefs.notices.mail || !prefs.mail?.confirmed) return;
    const to = prefs.mail.address;
    const text = `${body}\n\n${words[prefs.language].mailEnd(this.link(path))}\n`;
    await this.attempt('mail', () => mailer.sendMail({ to, subject: title, text }));
  }

  private async hook(prefs: Prefs, { title, body, path }: Message): Promise<void> {
    const { webhook } = prefs.notices;
    if (webhook === null) return;
    const content = [title, body, this.link(path)].filter(Boolean).join('\n');
    await this.attempt('webhook', async () => {
      // Nobody else is to be called by a name that somebody gave a table.
      const payload = JSON.stringify({ content, allowed_mentions: { parse: [] } });
      const status = await post(webhook, {
        headers: { 'content-type': 'application/json' },
        body: payload,
        ...this.privacy,
      });
      if (status >= 300) throw new Error(`the webhook answered ${status}`);
    });
  }

  /** Refuses an address to which nothing would ever be sent. */
  checkWebhook(address: string): void {
    if (!this.options.allowPrivate && !isOutside(address)) throw new Refused('private-address');
  }

  private get privacy(): { allowPrivate?: boolean } {
    return this.options.allowPrivate ? { allowPrivate: true } : {};
  }

  private link(path: string): string {
    return this.options.publicUrl ? new URL(path, this.options.publicUrl).href : '';
  }

  // ---- an address has to be confirmed before anything else is sent to it

  async askAddress(user: User, address: string): Promise<User> {
    const { mailer } = this;
    if (!mailer) throw new Refused('no-mail');
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    const expires = this.context.now() + CODE_LIFE;
    const mail = { address, confirmed: false, code: `${expires}:${secretHash(user.id + code)}`, tries: 0 };
    const next = await this.accounts.changePrefs(user, () => ({ mail }));
    this.forget(user.id);
    const say = words[prefsOf(next).language];
    await mailer.sendMail({ to: address, subject: say.confirmTitle, text: say.confirmBody(code) });
    return next;
  }

  async confirmAddress(user: User, code: string): Promise<User> {
    let right = false;
    // Every guess counts, also those that come at the same time.
    const next = await this.accounts.changePrefs(user, ({ mail }) => {
      right = false;
      if (!mail?.code) return {};
      const [expires, hash] = mail.code.split(':');
      const tries = (mail.tries ?? 0) + 1;
      right =
        hash === secretHash(user.id + code) && tries <= MOST_GUESSES && Number(expires) > this.context.now();
      return { mail: right ? { address: mail.address, confirmed: true } : { ...mail, tries } };
    });
    this.forget(user.id);
    if (!right) throw new Refused('wrong-code');
    return next;
  }

  close(): void {
    this.mailer?.close();
  }
}
