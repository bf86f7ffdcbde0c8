/** Small pictures beside log lines: of the card a line is about, or the sign of what was gained, lost or done. */
import { type IconShape, type Pictures, pictureBy } from '@epoka/web/kit';
import { artOf } from './art.tsx';
import type { State, Vocab } from './game.ts';
import { blueToken, civil, sad } from './glyphs.ts';
import { icons } from './icons.ts';

type Find = (view: State, ...args: readonly unknown[]) => IconShape | undefined;

/** The card that stands there among the arguments; `hidden` where this seat may not know it, or there is none. */
function card(at: number, hidden?: IconShape): Find {
  return (_view, ...args) => {
    const id = args[at] as number;
    return id >= 0 ? artOf(id) : hidden;
  };
}

/** Of food and resources, what there is more of. */
function goods(at: number): Find {
  return (_view, ...args) => {
    const [food, resources] = args.slice(at) as number[];
    if (food === 0 && resources === 0) return undefined;
    return food > resources ? icons.food : icons.resource;
  };
}

export const PICTURES: Pictures<State, Vocab> = {
  swept: card(0),
  dealt: card(1),
  ageBegins: icons.age,
  obsolete: card(1),
  obsoleteMilitary: icons.hand,
  yellowLost: icons.population,
  lastRound: icons.age,
  took: card(1),
  populated: icons.population,
  built: card(1),
  upgraded: card(2),
  destroyed: card(1),
  disbanded: card(1),
  stagesBuilt: card(1),
  completed: card(1),
  leaderPlayed: card(1),
  leaderLost: card(1),
  technologyPlayed: card(1),
  reformed: card(1),
  revolted: card(1),
  actionPlayed: card(1),
  recruited: card(1),
  tacticPlayed: card(1),
  drew: card(1, icons.hand),
  notStored: blueToken,
  pactGave: card(1),
  pactTook: card(1),
  pactTookScience: card(1),
  changeLost: blueToken,
  noNewWorker: icons.population,
  noWorkerToBuild: card(1),
  noPlaceToBuild: card(1),
  notBuilt: card(1),
  nothingDrawn: icons.hand,
  gained: goods(1),
  lost: goods(1),
  scored: icons.culture,
  learned: icons.science,
  scienceLost: icons.science,
  regained: civil,
  newWorker: icons.population,
  lostWorker: card(1, icons.population),
  lostBuilding: card(1),
  produced: goods(1),
  ate: icons.food,
  famine: icons.food,
  corruption: icons.resource,
  uprising: sad,
  leftOut: card(1),
  eventPlayed: card(2, icons.event),
  eventRevealed: card(0),
  eventsRefilled: icons.event,
  rebelled: civil,
  discarded: card(1, icons.hand),
  auction: card(0),
  bid: icons.colonize,
  unclaimed: card(0),
  noColonyNow: card(0),
  colonized: card(1),
  colonyLost: card(1),
  annexed: card(2),
  attacked: card(2),
  sacrificed: card(1),
  bonusUsed: card(1),
  totals: icons.strength,
  repelled: icons.defense,
  won: icons.strength,
  warTied: icons.war,
  warDeclared: card(2),
  warVoid: card(0),
  stolenCulture: icons.culture,
  stolenScience: icons.science,
  stolenGoods: goods(2),
  stolenYellow: icons.population,
  stolenTechnology: card(2),
  wonderLost: card(1),
  ruined: card(1),
  blueLost: blueToken,
  pactOffered: card(2),
  pactSigned: card(2),
  pactRefused: icons.pact,
  pactEnded: card(0),
  scoringShown: card(0),
  scoringKept: card(1, icons.event),
  scoringPicked: card(1),
  finalCard: card(0),
  simpleBonus: icons.culture,
};

export const picture = pictureBy(PICTURES);
