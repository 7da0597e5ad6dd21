const HOUR = 60;

const hoursText = (minutes: number) => {
  if (minutes % HOUR !== 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes === HOUR ? '1 hour' : `${minutes / HOUR} hours`;
};

/** When the scanner asks for a second tap, as a sentence. */
export const earlyText = (minutes: number) =>
  minutes === 0
    ? 'The scanner admits people at any time.'
    : `Earlier than ${hoursText(minutes)} before the start, the scanner asks for a second tap.`;

/** The choices for it, among them the one that is set. */
export const earlyChoices = (set: number) =>
  [...new Set([0, 1, 2, 4, 8, 12, 24].map((hours) => hours * HOUR)).add(set)]
    .sort((one, other) => one - other)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === 0 ? 'Never' : `Earlier than ${hoursText(minutes)} before the start`,
    }));
