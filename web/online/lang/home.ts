/** The few words of online tables on the home page. */
import type { Language } from '@epoka/kernel';

interface HomeOnline {
  readonly seatsTaken: (taken: number, all: number) => string;
  readonly invited: string;
  readonly where: string;
}

export const homeOnline: Readonly<Record<Language, HomeOnline>> = {
  en: {
    where: 'online',
    seatsTaken: (taken, all) => `${taken} of ${all} seats taken`,
    invited: 'You are invited',
  },
  pl: {
    where: 'online',
    seatsTaken: (taken, all) => `Zajęte miejsca: ${taken} z ${all}`,
    invited: 'Masz zaproszenie',
  },
};
