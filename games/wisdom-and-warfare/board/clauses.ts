/** The clauses of RULES.md a content rests on: what is said of its kind. */

import { BUILDINGS } from '../content/buildings.ts';
import { BUILDING_IDS, TECH_IDS } from '../content/ids.ts';
import { TECHS } from '../content/techs.ts';

function general(kind: string, name: string): readonly string[] {
  switch (kind) {
    case 'tech': {
      const tech = TECHS[(TECH_IDS as readonly string[]).indexOf(name)];
      if (!tech) return [];
      return ['11.2', '11.3', '10.3', ...(tech.level === 5 ? ['23.2'] : [])];
    }
    case 'building': {
      const building = BUILDINGS[(BUILDING_IDS as readonly string[]).indexOf(name)];
      return building ? ['17.2', '17.3', ...(building.star ? ['17.6'] : [])] : [];
    }
    case 'wonder':
      return ['16.1', '16.2', '16.4'];
    case 'government':
      return ['12.1', '12.2'];
    case 'policy':
      return ['13.2', '13.3'];
    case 'event':
      return ['14.5', '4.5'];
    case 'civ':
      return ['3.1'];
    case 'person':
      return ['15.1', '15.3'];
    case 'cityState':
      return ['19.2', '19.3'];
    case 'marker':
      return ['18.1', '18.3'];
    case 'relic':
      return ['20.2'];
    case 'unit':
      return ['9.11', '9.13'];
    case 'tile':
      return ['2.3', '2.4'];
    case 'good':
      return ['18.1', '11.5'];
    default:
      return [];
  }
}

export function clausesOf(contentId: string): readonly string[] {
  const [kind, name = ''] = contentId.split(':');
  return general(kind, name).map(clause => `WAW-${clause}`);
}
