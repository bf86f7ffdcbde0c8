/** `#/decks`: the deck builder of a game, with the decks of this device; a link may bring a deck along. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { beginLocalTable, defaultBot } from '../client/begin-local-table.ts';
import { useGameWords } from '../client/game-parts.ts';
import { IDLE } from '../client/idle-bot.ts';
import { toast } from '../kit/index.ts';
import { homeWords } from '../lang/index.ts';
import { useTitle } from '../pages/frame.tsx';
import { prefs } from '../prefs.ts';
import { href } from '../router.ts';
import { useLanguage, useWords } from '../words.tsx';
import { BUILT, type BuilderModule, type BuilderProps, loadBuilder } from './games-with-decks.ts';
import { keptDecks } from './kept-decks.ts';
import { makeTrials } from './trials.ts';
import { useAccountDecks } from './use-account-decks.ts';
import { deckWords } from './words.ts';

const trialsOfBuilt = () => makeTrials(BUILT);

export function DecksPage({ deck: code }: { deck: string | undefined }) {
  const words = useWords();
  const language = useLanguage();
  const gameWords = useGameWords(BUILT, language);
  const [module, setModule] = useState<BuilderModule>();
  const [failed, setFailed] = useState(false);
  const kept = useSyncExternalStore(keptDecks.subscribe, () => keptDecks.of(BUILT));
  const title = homeWords[language].of[BUILT]?.title ?? BUILT;
  useTitle(title);
  useEffect(() => {
    loadBuilder(BUILT).then(setModule, () => setFailed(true));
  }, []);
  const together = useAccountDecks(BUILT);
  if (failed) return <p role="alert">{words.newTable.failed}</p>;
  if (!module || !gameWords)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  const play = async (deck: unknown, bot: string) => {
    try {
      await beginLocalTable({
        game: BUILT,
        name: title,
        seats: [
          { kind: 'human', name: prefs.get().name || words.newTable.guest },
          { kind: 'bot', bot, name: bot === IDLE ? deckWords[language].idleRival : words.botNames[1] },
        ],
        settings: {},
        brought: [deck, undefined] as never,
        hideOnHandover: false,
        guided: false,
      });
    } catch {
      toast(words.newTable.failed, 'bad');
    }
  };
  const props: BuilderProps = {
    words: gameWords,
    language,
    kept,
    keep: deck => {
      keptDecks.keep(BUILT, deck);
      together.again();
    },
    forget: id => {
      keptDecks.forget(BUILT, id);
      together.again();
    },
    account: together.who,
    given: code === undefined ? undefined : module.fromCode(code),
    linkTo: made => `${location.href.split('#')[0]}${href({ page: 'decks', deck: made })}`,
    play: deck => void play(deck, defaultBot),
    playAlone: deck => void play(deck, IDLE),
    makeTrials: trialsOfBuilt,
    say: text => toast(text),
    homeHref: href({ page: 'home' }),
  };
  const Builder = module.default;
  return <Builder key={code ?? ''} {...props} />;
}
