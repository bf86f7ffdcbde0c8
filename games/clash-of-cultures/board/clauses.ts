/** The clauses of the rules a content rests on, by its kind. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  advance: ['COC-9.1', 'COC-9.2', 'COC-9.7'],
  building: ['COC-11.12', 'COC-11.13'],
  unit: ['COC-12.1', 'COC-11.16'],
  terrain: ['COC-3.1', 'COC-11.5'],
  wonder: ['COC-21.1', 'COC-21.4', 'COC-21.6'],
  event: ['COC-20.1', 'COC-20.2'],
  upper: ['COC-22.1', 'COC-22.7'],
  combat: ['COC-17.6', 'COC-22.7'],
  objective: ['COC-23.1', 'COC-23.7'],
  region: ['COC-3.1', 'COC-14.2'],
  civilization: ['COC-26.1', 'COC-26.4'],
  civ: ['COC-26.1', 'COC-26.2'],
  leader: ['COC-26.4', 'COC-26.5', 'COC-26.6'],
};

/** Contents with a clause of their own. */
const OF_ONE: Readonly<Record<string, string | undefined>> = {
  'civ:subterfuge': 'COC-26.11',
  'civ:zoroastrianism': 'COC-26.12',
  'civ:city-states': 'COC-26.15',
  'leader:qin-shi-huang': 'COC-26.16',
  'leader:nebuchadnezzar-ii': 'COC-26.16',
};

export function clausesOf(id: string): readonly string[] {
  const own = OF_ONE[id];
  const general = OF_KIND[id.split(':')[0]] ?? [];
  return own === undefined ? general : [...general, own];
}
