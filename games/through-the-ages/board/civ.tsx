/** A civilization: the looking player's own on the stage, or anybody's in a drawer of their colour. */
import { memo } from 'react';
import { BlueBank, Workers, YellowBank } from './banks.tsx';
import { CivilHand, MilitaryHand } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import { Ledger } from './ledger.tsx';
import { useTable } from './table.tsx';
import { Works } from './towers.tsx';

export const Civilization = memo(function Civilization({ seat }: { seat: number }) {
  const own = useTable().seat === seat;
  return (
    <div className="ta-mat">
      <Holdings seat={seat} />
      {own && <Ledger />}
      <Works seat={seat} />
      <div className="ta-banks">
        <YellowBank seat={seat} />
        <Workers seat={seat} />
        <BlueBank seat={seat} />
      </div>
    </div>
  );
});

/** The whole board of somebody, cards in hand included. */
export function WholeBoard({ seat }: { seat: number }) {
  return (
    <div className="ta-whole">
      <Civilization seat={seat} />
      <div className="ta-hands">
        <CivilHand seat={seat} />
        <MilitaryHand seat={seat} />
      </div>
    </div>
  );
}
