/** Choices as a table would offer them, for pieces that need one. */
import { type Asked, Choices, Hot } from '../board.ts';

const words = {
  answers: {
    take: (_: unknown, name: string) => `Weź: ${name}`,
    go: (_: unknown, name: string) => `Idź na pole ${name}`,
    end: () => 'Zakończ turę',
    sell: () => 'Sprzedaj wszystko',
  },
  reasons: {
    food: (_: unknown, need: number, have: number) => `potrzeba ${need} żywności, masz ${have}`,
    far: () => 'za daleko: osadnik ma 1 ruch',
    last: () => 'zostaniesz bez monet',
  },
};

const reader = { view: {} as never, seat: 0, name: () => 'Łucja' };

export const hot = new Hot();

const asked: Asked = {
  questions: [
    {
      question: { id: 7, seat: 0, kind: 'turn', data: null },
      options: {
        choices: [
          { answer: ['take', 'Koło'] },
          { answer: ['take', 'Pismo'], why: { key: 'food', args: [2, 1] } },
          { answer: ['go', 'Żyzna dolina'] },
          { answer: ['go', 'Góry'], why: { key: 'far', args: [] } },
          { answer: ['end'] },
          { answer: ['sell'], warn: { key: 'last', args: [] } },
        ],
        forms: [],
      },
    },
  ],
  answer: () => undefined,
  reader,
  words,
};

export const choices = new Choices(asked);
export const legal = choices.choice(['take', 'Koło']);
export const blocked = choices.choice(['take', 'Pismo']);
export const go = choices.choice(['go', 'Żyzna dolina']);
export const tooFar = choices.choice(['go', 'Góry']);
