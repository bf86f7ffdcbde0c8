/** The few words of online tables on the home page. */
import type { Language } from '@epoka/kernel';

interface HomeOnline {
  readonly gathering: (taken: number, all: number) => string;
  readonly invited: string;
}

export const homeOnline: Readonly<Record<Language, HomeOnline>> = {
  en: {
    gathering: (taken, all) => `Online: ${taken} of ${all} seats taken`,
    invited: 'You are invited',
  },
  pl: {
    gathering: (taken, all) => `Online: zajęte miejsca ${taken} z ${all}`,
    invited: 'Masz zaproszenie',
  },
};
