/** `Firefox, Linux` instead of the long line a browser sends. Some name others besides themselves: the rarest counts. */
const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
];

export function browserName(agent: string): string {
  const browser = BROWSERS.find(([mark]) => agent.includes(`${mark}/`))?.[1] ?? '';
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1] ?? '';
  const short = [browser, ANDROID.test(agent) ? 'Android' : system].filter(Boolean).join(', ');
  return short || agent.slice(0, 40) || '?';
}

/** Android calls itself Linux first. */
const ANDROID = /Android/;
