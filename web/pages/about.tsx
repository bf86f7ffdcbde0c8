import './about.css';
import { gameCards } from '../games.ts';
import { aboutEn } from '../lang/about/en.ts';
import { aboutPl } from '../lang/about/pl.ts';
import { homeWords } from '../lang/index.ts';
import { useLanguage } from '../words.tsx';
import { iconAuthors, originals } from './credits.ts';
import { PageFrame } from './frame.tsx';

export function AboutPage() {
  const language = useLanguage();
  const titles = homeWords[language].of;
  const a = language === 'pl' ? aboutPl : aboutEn;
  return (
    <PageFrame title={a.title}>
      <p className="about-lead">{a.what}</p>
      <p>{a.fan}</p>
      <h2>{a.games}</h2>
      <div className="about-scroll">
        <table className="about-games">
          <thead>
            <tr>
              <th scope="col">{a.game}</th>
              <th scope="col">{a.original}</th>
              <th scope="col">{a.by}</th>
              <th scope="col">{a.publisher}</th>
            </tr>
          </thead>
          <tbody>
            {gameCards.flatMap(card => {
              const from = originals[card.id];
              return from
                ? [
                    <tr key={card.id}>
                      <th scope="row">{titles[card.id]?.title}</th>
                      <td lang="en">{from.title}</td>
                      <td>{from.designers ?? a.anonymous}</td>
                      <td>{from.publishers ?? '–'}</td>
                    </tr>,
                  ]
                : [];
            })}
          </tbody>
        </table>
      </div>
      <p>{a.ownContent}</p>
      <h2>{a.icons}</h2>
      <p>
        {a.iconsText} <span lang="en">{iconAuthors.join(', ')}</span>. {a.iconsChanged}
      </p>
      <p>
        <a href="https://game-icons.net" rel="noreferrer">
          game-icons.net
        </a>{' '}
        ·{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
          CC BY 3.0
        </a>
      </p>
      <p>{a.covers}</p>
      <h2>{a.fonts}</h2>
      <p>{a.fontsText}</p>
      <h2>{a.code}</h2>
      <p>{a.codeText}</p>
      <h2>{a.privacy}</h2>
      <p>{a.privacyText}</p>
    </PageFrame>
  );
}
