/** Log lines that show a card doing what it is for, and which of their arguments is the card. */
export const CIVIL_AT_WORK: Readonly<Record<string, number>> = {
  completed: 1,
  leaderPlayed: 1,
  technologyPlayed: 1,
  reformed: 1,
  revolted: 1,
  actionPlayed: 1,
};

export const AT_WORK: Readonly<Record<string, number>> = {
  ...CIVIL_AT_WORK,
  tacticPlayed: 1,
  eventRevealed: 0,
  colonized: 1,
  attacked: 2,
  warDeclared: 2,
  bonusUsed: 1,
  pactSigned: 2,
};
