import { safeStorage } from '@nzuko/shared-auth';

import type { AnswerTone } from './doorAnswers';

const KEY = 'door_sound';

/** Tone sequences in hertz: rising for admit, falling from there for whoever leaves, level for a closer look, falling for refuse. */
const melodies: Record<AnswerTone, readonly number[]> = {
  green: [880, 1320],
  blue: [1320, 880],
  amber: [660, 660],
  red: [330, 220],
};
const TONE_S = 0.14;

let context: AudioContext | undefined;

/** Whether this device plays sounds; on by default. */
export const soundSetting = {
  read: () => safeStorage.get(KEY) !== 'off',
  write: (isOn: boolean) => safeStorage.set(KEY, isOn ? 'on' : 'off'),
};

/** Plays an answer's sound and vibrates if supported. Silent if the browser blocks audio. */
export function playAnswer(tone: AnswerTone): void {
  if ('vibrate' in navigator)
    navigator.vibrate(tone === 'green' || tone === 'blue' ? 80 : [120, 60, 120]);
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [index, frequency] of melodies[tone].entries()) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const start = context.currentTime + index * TONE_S;
    oscillator.frequency.value = frequency;
    // Fade in and out: an abrupt start or end clicks.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.3, start + 0.01);
    gain.gain.linearRampToValueAtTime(0, start + TONE_S);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + TONE_S);
  }
}
