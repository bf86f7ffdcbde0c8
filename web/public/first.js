// Before the first paint: the language and the theme the player chose, so that nothing flashes.
(() => {
  let prefs = {};
  try {
    prefs = JSON.parse(localStorage.getItem('epoka.prefs') ?? '{}') ?? {};
  } catch {
    prefs = {}; // storage blocked or damaged: the system's theme and language are right enough
  }
  const root = document.documentElement;
  if (prefs.theme === 'day' || prefs.theme === 'lamp') root.dataset.theme = prefs.theme;
  if (prefs.motion === 'off') root.dataset.motion = 'off';
  root.lang = prefs.language ?? (navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en');
})();
