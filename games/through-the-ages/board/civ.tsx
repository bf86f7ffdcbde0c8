/** A civilization: the looking player's own on the stage, or anybody's in a drawer of their colour. */
import { memo } from 'react';
import { BlueBank, Workers, YellowBank } from './banks.tsx';
import { Hands } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import { Ledger } from './ledger.tsx';
import { Works } from './towers.tsx';

export const Civilization = memo(function Civilization({ seat }: { seat: number }) {
  return (
    <div className="ta-mat">
      <Holdings seat={seat} />
      <Ledger seat={seat} />
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
      <Hands seat={seat} className="ta-hands" />
    </div>
  );
}
