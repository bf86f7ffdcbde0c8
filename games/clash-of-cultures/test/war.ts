/** Small wars for tests: Ada at D6, Ben at D5, with the expansion. */
import { expansion, type Table } from './position.ts';

/** Ada has a city at D7, Ben one at D2. */
export const two = () => expansion().city('Ada', 'D7').city('Ben', 'D2');

/** Ada knows Tactics; infantry of both stands face to face. */
export function war(attackers: number, defenders: number): Table {
  return two()
    .knows('Ada', 'tactics')
    .units('Ada', 'D6', { infantry: attackers })
    .units('Ben', 'D5', { infantry: defenders });
}

/** Everything of Ada's at D6 goes to D5. */
export function attack(t: Table): Table {
  return t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
}

/** The combat values told so far: the attacker's, then the defender's. */
export const values = (t: Table) => t.tells('combatRoll').map(args => args[3] as number);
