/** Two quiet sounds, made on the spot: no files. Off unless the player wants them. */
import { prefs } from './prefs.ts';

let context: AudioContext | undefined;

export function tick(kind: 'answer' | 'turn'): void {
  if (!prefs.get().sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const at = context.currentTime;
  const notes = kind === 'turn' ? [523, 659] : [392];
  notes.forEach((hertz, i) => {
    const voice = context!.createOscillator();
    const volume = context!.createGain();
    voice.type = 'triangle';
    voice.frequency.value = hertz;
    volume.gain.setValueAtTime(0, at + i * 0.12);
    volume.gain.linearRampToValueAtTime(0.06, at + i * 0.12 + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + i * 0.12 + 0.18);
    voice.connect(volume).connect(context!.destination);
    voice.start(at + i * 0.12);
    voice.stop(at + i * 0.12 + 0.2);
  });
}
